package games.kontor.games.economy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Timers, autopilot and default actions (8). */
final class ClocksTests {

  private static final List<Integer> NO_POINTS = List.of(0, 0);

  private static Table sending() {
    return Table.of(3).stands(1, "d4").stands(2, "e4").goes(1, 1, "e4");
  }

  private static Table begun(int seconds) {
    return Table.begun(
        2, Map.of("secondsPerDecision", seconds, "placement", "automatic"), Map.of());
  }

  @Test
  void eachPhaseHasTheTimeOfTheRoomAndARollAQuarterOfIt() {
    var placing = Table.begun(2, Map.of(), Map.of());
    assertEquals(40_000, placing.deadline("place").fullMillis());
    assertEquals(10_000, Table.of(2).deadline("roll").fullMillis());
    assertEquals(40_000, Table.of(2).rolls(1, 2).deadline("move").fullMillis());
    assertEquals(40_000, sending().deadline("send").fullMillis());
    assertEquals(5_000, begun(10).deadline("roll").fullMillis());
    assertEquals(150_000, begun(600).deadline("roll").fullMillis());
  }

  @Test
  void aClockBeginsWhenPagesHaveShownWhatLedToIt() {
    var rolled = Table.of(2).rolls(1, 2);
    assertEquals(Pace.ROLL_MILLIS + 40_000, rolled.deadline("move").atMillis());
    var walked = Table.of(2).stands(1, "d4").goes(1, 2, "d6");
    long shownMillis = Pace.ROLL_MILLIS + Pace.of(List.of(Space.parse("d5"), Space.parse("d6")));
    assertEquals(shownMillis + 10_000, walked.deadline("roll").atMillis());
    assertEquals(10_000, walked.deadline("roll").fullMillis());
    long struckMillis = Pace.ROLL_MILLIS + Pace.of(List.of(Space.parse("e4")));
    assertEquals(struckMillis + 40_000, sending().deadline("send").atMillis());
  }

  @Test
  void cardsAndPointsTakeTheirTimeToo() {
    var table = Table.of(2).lies("food-invention", "d5").stands(1, "d4").goes(1, 1, "d5");
    long shownMillis =
        Pace.ROLL_MILLIS
            + Pace.of(List.of(Space.parse("d5")))
            + Pace.of(false, Holder.BOARD, NO_POINTS);
    assertEquals(shownMillis + 10_000, table.deadline("roll").atMillis());
    assertTrue(Pace.of(false, null, NO_POINTS) < Pace.of(true, null, NO_POINTS));
    assertTrue(Pace.of(false, null, NO_POINTS) < Pace.of(false, null, List.of(0, 3)));
  }

  @Test
  void theFirstThrowOfPartTwoWaitsUntilPagesHaveToldOfIt() {
    var table = Table.inPartTwo(2).lies("toys-shop-1", "d5").onlyOnBoard("toys-shop-1");
    long shownMillis =
        Pace.ROLL_MILLIS
            + Pace.of(List.of(Space.parse("d5")))
            + Pace.of(false, Holder.BOARD, NO_POINTS)
            + Pace.PART_TWO_MILLIS;
    var begun = table.stands(1, "d4").goes(1, 1, "d5").inPart(2);
    assertEquals(shownMillis + 10_000, begun.deadline("roll").atMillis());
  }

  @Test
  void zeroSecondsIsNoClockAndNineAreTooFew() {
    assertEquals(List.of(), begun(0).clocks());
    assertThrows(Refusal.class, () -> begun(9));
  }

  @Test
  void theFirstCardGoesToADrawnSpace() {
    var script = Map.of("start", List.of(1), "deck", List.of(Card.DECK));
    var table = Table.begun(2, Map.of(), script).expires("place", "places", List.of("g7"));
    table.turnOf(2);
    assertEquals(Card.MOTOR_INVENTION, table.state().at(Space.parse("g7")).orElseThrow().card());
  }

  @Test
  void aRollIsMade() {
    Table.of(2).expires("roll", "die", List.of(3)).in("move").turnOf(1);
  }

  @Test
  void inPartOneTheDearestPropertyCardIsTaken() {
    var table = Table.of(2).lies("food-shop-1", "e4").lies("food-invention", "d5");
    table.stands(1, "d4").rolls(1, 1).expires("move").on(1, "d5").belongs("food-invention", 1);
  }

  @Test
  void inPartOneOnesOwnCardIsNotTurnedDownWithoutNeed() {
    var table = Table.of(2).lies("food-shop-1", "c4").owns(1, "food-shop-1");
    table.stands(1, "d4").stands(2, "c4").rolls(1, 1).expires("move").on(1, "d3").turnOf(2);
  }

  @Test
  void inPartTwoOnesOwnPointsCountAndAFaceDownCardIsWorthOne() {
    var table = Table.inPartTwo(2).owns(1, "toys-factory", "food-shop-1");
    table.lies("toys-invention", "e4").lies("food-invention", "d5").liesDown("motor-shop-1", "c4");
    table.stands(1, "d4").rolls(1, 1).expires("move").on(1, "e4").has(2, 5);
    var other = Table.inPartTwo(2).lies("toys-invention", "c4").liesDown("motor-shop-1", "d5");
    other.stands(1, "d4").rolls(1, 1).expires("move").on(1, "d5").belongs("motor-shop-1", 1);
  }

  @Test
  void whatLiesFaceDownDoesNotCount() {
    var table = Table.inPartTwo(2).owns(1, "food-invention", "food-factory");
    table.liesDown("food-invention", "c4").liesDown("motor-shop-1", "d3").stands(1, "d4");
    table.rolls(1, 1).expires("move").on(1, "c4");
    var swapped = Table.inPartTwo(2).owns(1, "food-invention", "food-factory");
    swapped.liesDown("food-invention", "d3").liesDown("motor-shop-1", "c4").stands(1, "d4");
    swapped.rolls(1, 1).expires("move").on(1, "c4");
  }

  @Test
  void ofEqualDestinationsTheFirstInListOrderIsTaken() {
    Table.of(2).stands(1, "d4").rolls(1, 1).expires("move").on(1, "c4");
  }

  @Test
  void aPieceIsSentToTheFarthestCorner() {
    sending().expires("send").outside(2, "a8");
    Table.of(2).stands(1, "c4").stands(2, "c3").goes(1, 1, "c3").expires("send").outside(2, "h8");
    Table.of(2).stands(1, "f5").stands(2, "f6").goes(1, 1, "f6").expires("send").outside(2, "a1");
  }

  @Test
  void afterTwoClocksInARowTheAutopilotPlaysUntilThePlayerActs() {
    var table = Table.of(2).stands(1, "d4").expires("roll", "die", List.of(2));
    assertFalse(table.autopilot(1));
    table.expires("move");
    assertTrue(table.autopilot(1));
    table.stands(2, "g6").goes(2, 1, "g5");
    assertEquals(1_500, table.deadline("roll").fullMillis());
    table.expires("roll", "die", List.of(1));
    assertEquals(1_500, table.deadline("move").fullMillis());
    table.moves(1, "d3");
    assertFalse(table.autopilot(1));
  }

  @Test
  void anActionInBetweenBeginsTheRowAnew() {
    var table = Table.of(2).stands(1, "d4").expires("roll", "die", List.of(2)).moves(1, "d6");
    table.stands(2, "g6").goes(2, 1, "g5").expires("roll", "die", List.of(1));
    assertFalse(table.autopilot(1));
  }

  @Test
  void aMinuteWithoutAConnectionBeginsTheAutopilot() {
    var table = Table.of(2).present(2, false);
    assertEquals(List.of("roll", "absence"), table.clocks());
    assertEquals(50_000, table.deadline("absence").atMillis());
    assertFalse(table.deadline("absence").shown());
    table.expires("absence");
    assertTrue(table.autopilot(2));
    assertEquals(List.of("roll"), table.clocks());
    assertFalse(Table.of(2).present(2, false).present(2, true).clocks().contains("absence"));
  }

  @Test
  void theAutopilotPlaysWithoutClocksToo() {
    var table = begun(0);
    int seat = table.state().turn().number();
    table.present(seat, false).expires("absence");
    assertEquals(1_500, table.deadline("roll").fullMillis());
    assertFalse(table.deadline("roll").hurries(Seat.of(seat)));
  }

  @Test
  void whoLeavesForGoodIsPlayedByTheAutopilotAtOnce() {
    var table = Table.of(2).leavesForGood(1);
    assertTrue(table.autopilot(1));
    assertEquals(List.of("connection-lost", "autopilot-began"), table.kinds());
    assertEquals(1_500, table.deadline("roll").fullMillis());
  }

  @Test
  void autoPlaceOfOneWhoIsAwayBringsHimBack() {
    var table =
        Table.begun(2, Map.of(), Map.of("start", List.of(1))).present(2, false).expires("absence");
    table.does(2, "auto-place", "on", false);
    assertFalse(table.autopilot(2));
  }

  @Test
  void afterTurn2000TheGameIsOverWithoutATarget() {
    var table = Table.inPartTwo(3).points(7, 14, 7).turnNumber(2000).stands(1, "d4");
    table.goes(1, 1, "e4").ranked(2, 1, 3).turnOf(1);
    assertEquals("turn-limit", Table.GAME.outcome(table.state()).orElseThrow().reason());
    assertEquals(List.of(), table.clocks());
  }
}
