package games.kontor.games.greement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Drawing and carrying out event cards (2.4, 4.4, R11 to R16). */
final class EventsTests {

  private static void voteThrough(Table table, int cards) {
    for (int i = 0; i < cards; i++) {
      table.expires("event-vote");
    }
  }

  private static Table carried(Table table, String card) {
    table.events(card, "V01", "V02");
    return table.expires(Phase.name(table.state().phase()));
  }

  @Test
  void r11EventsComeFromRoundTwoOnBeforeTheProfitOfTheFirst() {
    var table = Table.onLand(2).round(1).square("A1", Kind.GOLD, 1).deck("V07", "V07", "V07");
    table.does(1, "end-turn").onTurn(2).has(1, 0, 0);
    table.does(2, "end-turn").in("event-vote").has(1, 0, 0);
    voteThrough(table, 3);
    table.onTurn(1).has(1, 7, 0);
  }

  @Test
  void threeCardsAreDrawnAndOnlyTheTurnedUpOneIsShown() {
    var table = Table.onLand(2).events("V07", "V08", "V09");
    assertEquals(64, table.shown().deckLeft());
    assertEquals(EventCard.parse("V07"), table.event().card());
    assertEquals(1, table.event().position());
    assertEquals(List.of(), table.shown().discards());
    table.expires("event-vote");
    assertEquals(EventCard.parse("V08"), table.event().card());
    assertEquals(2, table.event().position());
    assertEquals(List.of(EventCard.parse("V07")), table.shown().discards());
  }

  @Test
  void r12ACardWithoutItsConditionIsDroppedWithoutAVote() {
    var table = Table.onLand(2).events("V15", "V16", "P03").onTurn(1);
    assertEquals(3, table.kinds().stream().filter("card-dropped"::equals).count());
    assertEquals(3, table.state().discards().size());
    Table.onLand(2).events("V17", "V18", "P04").onTurn(1);
    Table.onLand(2).events("P02", "P02", "P02").onTurn(1);
  }

  @Test
  void r12TheConditionIsTestedWhenTheCardIsTurnedUp() {
    var table = Table.onLand(2).square("A1", Kind.GOLD, 1).debt(2, 3).events("V15", "V18", "V15");
    table.expires("event-vote").onTurn(1).isNobodys("A1", Kind.GOLD);
    assertEquals(2, table.kinds().stream().filter("card-dropped"::equals).count());
  }

  @Test
  void r12UnownedSquaresDoNotFulfilACondition() {
    Table.onLand(2)
        .square("A1", Kind.GOLD)
        .square("B2", Kind.LAKE)
        .square("D4", Kind.MOUNTAIN)
        .events("V15", "P03", "P04")
        .onTurn(1);
  }

  @Test
  void r13TheDiscardsBecomeTheDeckWhenItIsEmpty() {
    var discards = new ArrayList<EventCard>(EventCard.all());
    var left = List.of(EventCard.parse("V19"), EventCard.parse("V20"));
    left.forEach(discards::remove);
    var order = new ArrayList<>(discards);
    order.remove(EventCard.parse("V07"));
    order.addFirst(EventCard.parse("V07"));
    var script = new TreeMap<String, List<Object>>();
    script.put("reshuffle", List.of(order.stream().map(EventCard::toString).toList()));
    var table =
        Table.onLand(2, new TreeMap<>(), script)
            .with(
                draft -> {
                  draft.deck = left;
                  draft.discards = discards;
                })
            .turnOf(2)
            .does(2, "end-turn");
    assertEquals(64, table.shown().deckLeft());
    assertEquals(List.of(), table.shown().discards());
    assertEquals(
        List.of("V19", "V20", "V07"),
        table.state().drawn().stream().map(EventCard::toString).toList());
  }

  @Test
  void r14V15TakesAllMinesAndCancelsAllDebtsAndLeavesMoney() {
    carried(
            Table.onLand(2)
                .square("A1", Kind.GOLD, 1)
                .square("C1", Kind.GOLD, 2)
                .square("E1", Kind.CROP, 2)
                .money(1, 7)
                .debt(1, 20)
                .debt(2, 5),
            "V15")
        .isNobodys("A1", Kind.GOLD)
        .isNobodys("C1", Kind.GOLD)
        .is("E1", Kind.CROP, 2)
        .has(1, 7, 0)
        .has(2, 0, 0);
  }

  @Test
  void r14V16TurnsCropsToLandOfTheSameOwner() {
    carried(Table.onLand(2).square("A1", Kind.CROP, 1).square("C1", Kind.CATTLE, 2), "V16")
        .is("A1", Kind.LAND, 1)
        .is("C1", Kind.CATTLE, 2)
        .stands(Value.GOLD_MINE_PROFIT, 7);
  }

  @Test
  void r14V17TurnsCattleToCropsOfTheSameOwner() {
    carried(Table.onLand(2).square("A1", Kind.CATTLE, 1), "V17")
        .is("A1", Kind.CROP, 1)
        .stands(Value.GOLD_MINE_PROFIT, 7);
  }

  @Test
  void r14V18TakesMinesAndMakesOwnedLandAndCropsCattle() {
    carried(
            Table.onLand(2)
                .square("A1", Kind.GOLD, 1)
                .square("C1", Kind.LAND, 1)
                .square("E1", Kind.CROP, 2),
            "V18")
        .isNobodys("A1", Kind.GOLD)
        .is("C1", Kind.CATTLE, 1)
        .is("E1", Kind.CATTLE, 2)
        .isNobodys("G1", Kind.LAND);
  }

  @Test
  void r15P04TakesWhatLiesBesideMountainsForOneEach() {
    carried(
            Table.onLand(2)
                .square("B2", Kind.MOUNTAIN)
                .square("D4", Kind.LAKE)
                .square("B1", Kind.CATTLE, 1)
                .square("A2", Kind.GOLD, 2)
                .square("D3", Kind.LAND, 2),
            "P04")
        .isNobodys("B1", Kind.LAND)
        .isNobodys("A2", Kind.GOLD)
        .is("D3", Kind.LAND, 2)
        .has(1, 1, 0)
        .has(2, 1, 0);
  }

  @Test
  void r16WithoutAFigureAValueChangesByOneAndEachFigureBelongsToItsOwnValue() {
    var changes =
        new TreeMap<String, Map<Value, Long>>(
            Map.of(
                "V01", Map.of(Value.LAKE_MULTIPLIER, 6L, Value.MOUNTAIN_MULTIPLIER, 4L),
                "V03",
                    Map.of(
                        Value.LAKE_MULTIPLIER, 6L,
                        Value.MOUNTAIN_MULTIPLIER, 6L,
                        Value.GOLD_MINE_PROFIT, 3L),
                "V04", Map.of(Value.LAND, 6L, Value.GOLD_MINE, 4L),
                "V06", Map.of(Value.CROP_PROFIT, 6L, Value.GOLD_MINE_PROFIT, 4L),
                "V09",
                    Map.of(
                        Value.DISTANCE_TAX, 3L,
                        Value.CROP_PROFIT, 4L,
                        Value.GOLD_MINE_PROFIT, 4L),
                "V11", Map.of(Value.CATTLE, 4L, Value.CATTLE_PROFIT, 4L),
                "V19", Map.of(Value.GOLD_MINE_PROFIT, 4L)));
    changes.forEach(
        (card, values) -> {
          var table = Table.onLand(2);
          for (Value value : Value.values()) {
            table.value(value, 5);
          }
          carried(table, card);
          for (Value value : Value.values()) {
            assertEquals(
                values.getOrDefault(value, 5L), table.state().values().get(value), card + value);
          }
        });
  }

  @Test
  void aValueThatStaysAtOneIsNotToldAsChanged() {
    var table = carried(Table.onLand(2), "V14");
    assertEquals(
        List.of(Value.LOAN_MULTIPLIER),
        table.facts().stream()
            .filter(Event.ValueChanged.class::isInstance)
            .map(Event.ValueChanged.class::cast)
            .map(Event.ValueChanged::value)
            .toList());
    table.stands(Value.LOAN_MULTIPLIER, 1).stands(Value.LAKE_MULTIPLIER, 1);
  }

  @Test
  void whoHasLeftIsHitByCardsLikeEverybody() {
    carried(
            Table.onLand(3).square("A1", Kind.GOLD, 2).debt(2, 9).does(2, "leave-game").turnOf(3),
            "V15")
        .isNobodys("A1", Kind.GOLD)
        .has(2, 0, 0);
  }
}
