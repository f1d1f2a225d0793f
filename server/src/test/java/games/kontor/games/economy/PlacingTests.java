package games.kontor.games.economy;

import static games.kontor.games.economy.Named.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Moves;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Setup (3) and the legal spaces (5.1), with the rulings R3 to R7. */
final class PlacingTests {
  private static final Map<String, Object> AUTOMATIC = Map.of("placement", "automatic");

  /** The deck in its unshuffled order; seat 1 begins. */
  private static Table dealt(int players) {
    return Table.begun(players, Map.of(), Map.of("start", List.of(1), "deck", List.of(Card.DECK)));
  }

  private static List<Integer> handCounts(Table table) {
    return table.shown().players().stream().map(View.PublicPlayer::handCount).toList();
  }

  @Test
  void theStartSeatIsDrawnUnlessTheRoomNamesIt() {
    Table.begun(3, Map.of(), Map.of("start", List.of(3))).turnOf(3);
    Table.begun(3, Map.of("first", 2), Map.of("start", List.of())).turnOf(2);
  }

  @Test
  void aSeatThatNobodyHasCannotBeNamedAsFirst() {
    var refusal = assertThrows(Refusal.class, () -> Table.begun(3, Map.of("first", 4), Map.of()));
    assertEquals("bad-option", refusal.code());
  }

  @Test
  void r04CardsAreDealtOneAtATimeFromTheStartSeat() {
    var script = Map.of("start", List.of(2), "deck", List.of(Card.DECK));
    var table = Table.begun(3, Map.of(), script);
    assertEquals(Card.DECK.get(0), table.state().player(seat(2)).hand().getFirst());
    assertEquals(Card.DECK.get(1), table.state().player(seat(3)).hand().getFirst());
    assertEquals(Card.DECK.get(2), table.state().player(seat(1)).hand().getFirst());
    assertEquals(Card.DECK.get(3), table.state().player(seat(2)).hand().get(1));
  }

  @Test
  void r04HandsAreUnequalWithFivePlayers() {
    assertEquals(List.of(18, 18), handCounts(dealt(2)));
    assertEquals(List.of(12, 12, 12), handCounts(dealt(3)));
    assertEquals(List.of(9, 9, 9, 9), handCounts(dealt(4)));
    assertEquals(List.of(8, 7, 7, 7, 7), handCounts(dealt(5)));
    assertEquals(List.of(6, 6, 6, 6, 6, 6), handCounts(dealt(6)));
  }

  @Test
  void r05AHandIsSeenByItsHolderOnly() {
    var state = dealt(2).state();
    assertEquals(18, View.hand(state, seat(1)).hand().size());
    assertTrue(
        View.hand(state, seat(1)).hand().stream()
            .noneMatch(View.hand(state, seat(2)).hand()::contains));
  }

  @Test
  void r07OneCardEachClockwiseAndThePropertyLiesOnItAtOnce() {
    var table = dealt(3).does(1, "place-card", "card", "motor-invention", "space", "c4");
    table.turnOf(2).in("place").faceUp("c4");
    assertEquals(Holder.BOARD, table.state().holder(Card.MOTOR_INVENTION));
    assertEquals(Holder.UNPLACED, table.state().holder(Card.MOTOR_FACTORY));
    assertEquals(List.of(11, 12, 12), handCounts(table));
    assertEquals(0, table.shown().turnNumber());
  }

  @Test
  void r06CardsOfASectorDoNotTouch() {
    var table = dealt(3).does(1, "place-card", "card", "motor-invention", "space", "c4");
    for (String close : List.of("b3", "b4", "b5", "c3", "c5", "d3", "d4", "d5")) {
      table.refuses(2, "too-close", "place-card", "card", "motor-factory", "space", close);
    }
    table.refuses(2, "space-taken", "place-card", "card", "motor-factory", "space", "c4");
    table.does(2, "place-card", "card", "motor-factory", "space", "e4").turnOf(3);
    table.refuses(3, "too-close", "place-card", "card", "motor-shop-1", "space", "d4");
    table.does(3, "place-card", "card", "motor-shop-1", "space", "c6").turnOf(1);
  }

  @Test
  void r06CardsOfOtherSectorsMayTouch() {
    var table = dealt(2).does(1, "place-card", "card", "motor-invention", "space", "c4");
    table.does(2, "place-card", "card", "textile-factory", "space", "c5").turnOf(1);
  }

  @Test
  void r06WhereEveryFreeSpaceIsTooCloseEachIsLegal() {
    var table = dealt(2);
    var cards = new ArrayList<Location>();
    cards.add(new Location(Space.parse("c4"), true, Card.MOTOR_INVENTION));
    for (Space space : Space.ALL) {
      if (!Space.parse("c4").touching().contains(space) && !space.equals(Space.parse("c4"))) {
        cards.add(new Location(space, true, Card.FOOD_FACTORY));
      }
    }
    var crowded = table.state().edit(draft -> draft.locations = cards);
    assertEquals(Space.parse("c4").touching(), Placing.spaces(crowded, Card.Sector.MOTOR));
  }

  @Test
  void theLastCardBeginsTheFirstTurn() {
    for (int players = 2; players <= 6; players++) {
      var table = dealt(players);
      Seat last = seat(1);
      while (table.state().phase() instanceof Phase.Place) {
        last = table.state().turn();
        table.expires("place");
      }
      table.in("roll").turnOf(1);
      assertEquals(players == 5 ? seat(1) : seat(players), last, players + " players");
      assertEquals(1, table.shown().turnNumber());
      assertEquals(36, table.shown().placedCount());
      assertEquals(36, table.shown().left());
      assertEquals(Piece.NEW, table.state().player(seat(2)).piece());
    }
  }

  @Test
  void automaticPlacementLaysTheDeckOutOnDrawnSpaces() {
    var table = Table.begun(4, AUTOMATIC, Map.of("start", List.of(3)));
    table.in("roll").turnOf(3);
    assertEquals(36, table.shown().placedCount());
    assertEquals(List.of(0, 0, 0, 0), handCounts(table));
    for (Location one : table.state().locations()) {
      for (Location other : table.state().locations()) {
        boolean alike = one.card().sector() == other.card().sector();
        assertTrue(!alike || !one.space().touching().contains(other.space()), one + " " + other);
      }
    }
  }

  @Test
  void automaticPlacementDrawsInTheOrderOfTheDeck() {
    var places = new ArrayList<Object>();
    for (int i = 0; i < 36; i++) {
      places.add(i == 0 ? "h8" : 0);
    }
    var script =
        Map.of("start", List.of(1), "deck", List.of(Card.DECK.reversed()), "places", places);
    var table = Table.begun(2, AUTOMATIC, script);
    assertEquals(Card.OPTICS_SHOP_2, table.state().at(Space.parse("h8")).orElseThrow().card());
    assertEquals(Card.OPTICS_SHOP_1, table.state().at(Space.parse("a1")).orElseThrow().card());
  }

  @Test
  void autoPlaceLaysTheFirstCardAtOnceAndEachTimeAgain() {
    var table = dealt(3).draws("places", List.of("c4"), 1, "auto-place", "on", true);
    assertEquals(List.of("auto-place-set", "placed", "placing-began"), table.kinds());
    assertEquals(Card.MOTOR_INVENTION, table.state().at(Space.parse("c4")).orElseThrow().card());
    table.turnOf(2).does(2, "place-card", "card", "motor-factory", "space", "a1").turnOf(3);
    table.draws("places", List.of("h1"), 3, "place-card", "card", "motor-shop-1", "space", "a8");
    table.turnOf(2);
    assertEquals(Card.MOTOR_SHOP_2, table.state().at(Space.parse("h1")).orElseThrow().card());
  }

  @Test
  void autoPlaceMayBeSetOutOfTurnAndTakenBack() {
    var table = dealt(2).does(2, "auto-place", "on", true).turnOf(1);
    assertTrue(table.shown().players().get(1).autoPlace());
    table.does(2, "auto-place", "on", false);
    table.does(1, "place-card", "card", "motor-invention", "space", "c4").turnOf(2);
  }

  @Test
  void ifAllPlaceAutomaticallyTheGameBeginsAtOnce() {
    var table = dealt(2).does(2, "auto-place", "on", true).does(1, "auto-place", "on", true);
    table.in("roll").turnOf(1);
    table.refuses(2, "wrong-phase", "auto-place", "on", true);
  }

  @Test
  void whoHasNoCardsLeftCannotPlaceAutomatically() {
    var table = dealt(5);
    while (!table.state().player(seat(5)).hand().isEmpty()) {
      table.expires("place");
    }
    table.turnOf(1).in("place").refuses(5, "no-cards", "auto-place", "on", true);
  }

  @Test
  void cardsWithTheSameLegalSpacesShareAMove() {
    var table = dealt(2);
    assertEquals(List.of("place-card", "auto-place"), actions(table.moves(1)));
    assertEquals(1, table.moves(1).of("place-card").size());
    assertEquals(List.of("auto-place"), actions(table.moves(2)));
    table.does(1, "place-card", "card", "motor-invention", "space", "c4");
    assertEquals(List.of("place-card", "auto-place"), actions(table.moves(2)));
    assertEquals(2, table.moves(2).of("place-card").size());
  }

  private static List<String> actions(Moves moves) {
    return List.copyOf(moves.open().keySet());
  }
}
