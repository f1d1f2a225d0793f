package games.kontor.games.territories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Seat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Timers, throwing by itself, and absent players (8). */
final class ClocksTests {

  private static Table atCaravan(long money) {
    return Table.of(3).stands(1, Field.THE_PIT).money(1, money).rolls(1, 1, 1);
  }

  private static long shownMillis(int first, int second) {
    return Pace.of(new Throw(List.of(first, second), Throw.Purpose.MOVE));
  }

  private static Table inCamp() {
    var table = Table.of(3).owns(2, Field.THE_PIT).stands(1, Field.MONASTERY);
    return table.rolls(1, 1, 1);
  }

  @Test
  void aThrowHas15SecondsAndTheTax25() {
    assertEquals(15, Table.of(2).secondsToAct());
    assertEquals(15, inCamp().secondsToAct());
    assertEquals(25, atCaravan(5000).secondsToAct());
    var options = Map.<String, Object>of("secondsRoll", 5, "secondsTax", 120);
    assertEquals(5, Table.begun(2, options, Map.of()).secondsToAct());
  }

  @Test
  void aClockBeginsWhenPagesHaveShownWhatLedToIt() {
    var table = Table.of(2).rolls(1, 1, 1);
    assertEquals(15_000 + shownMillis(1, 1), table.deadline("roll").atMillis());
    assertEquals(15_000, table.deadline("roll").fullMillis());
    var camp = inCamp();
    assertEquals(15_000 + shownMillis(1, 1), camp.deadline("camp").atMillis());
  }

  @Test
  void whoWaitsForSeveralThatThrowByThemselvesHasAllHisTimeOnceHeCanSeeThem() {
    var table = Table.of(6);
    for (int bot = 1; bot <= 5; bot++) {
      table.rolls(bot, 3, 4).laterMillis(800);
    }
    long shownMillis = 3 * shownMillis(3, 4) + 2 * shownMillis(3, 4) / 2; // the last two in haste
    assertEquals(15_000 + shownMillis, table.deadline("roll").atMillis());
  }

  @Test
  void theTableThrowsForWhoLetsItASecondIntoThePhaseAsItIs() {
    var table = Table.of(2).does(2, "auto-roll", "on", true).rolls(1, 1, 1);
    assertEquals(1000, table.deadline("roll").atMillis());
  }

  @Test
  void whoThrowsLateFindsNothingLeftToBeShown() {
    var table = Table.of(2).rolls(1, 1, 1).later(14).rolls(2, 1, 1);
    assertEquals(14_000 + shownMillis(1, 1) + 15_000, table.deadline("roll").atMillis());
  }

  @Test
  void zeroSecondsIsNoClock() {
    var options = Map.<String, Object>of("secondsRoll", 0, "secondsTax", 0);
    var table = Table.begun(2, options, Map.of("start", List.of(1)));
    assertEquals(List.of(), table.clocks());
    assertEquals(List.of("roll"), table.does(1, "auto-roll", "on", true).clocks());
    table.stands(1, Field.THE_PIT).expires("roll", 1, 1).in("tax");
    assertEquals(List.of(), table.clocks());
  }

  @Test
  void aClockThatRunsOutThrows() {
    Table.of(2).expires("roll", 2, 4).on(1, Field.MOUNTAIN_VILLAGE).turnOf(2);
    inCamp().expires("camp", 1, 1).has(1, 29_800).turnOf(2);
  }

  @Test
  void theTaxIsTheOnlyPayableAmountElseTheSmallerOne() {
    atCaravan(30_000).expires("tax").has(1, 27_000);
    atCaravan(50_000).expires("tax").has(1, 46_000);
    Table.of(3)
        .owns(1, Field.CASTLE, Field.TOWER)
        .stands(1, Field.THE_PIT)
        .money(1, 2000)
        .rolls(1, 1, 1)
        .expires("tax")
        .has(1, 400);
    var poor = Table.of(3).owns(1, Field.GROUND.toArray(Field[]::new)).money(1, 4500);
    poor.stands(1, Field.THE_PIT).rolls(1, 1, 1).expires("tax").has(1, 500);
  }

  @Test
  void ofTwoEqualTaxesTheFixedOneIsTaken() {
    assertEquals(Action.Pay.FIXED, new Phase.Levy(4000, 4000).standard(40_000));
    assertEquals(Action.Pay.FIXED, new Phase.Levy(4000, 4000).standard(0));
    assertEquals(Action.Pay.PERCENT, new Phase.Levy(4000, 3999).standard(3998));
  }

  @Test
  void whileAutoRollIsOnTheServerThrowsAfterOneSecond() {
    var table = Table.of(2).does(1, "auto-roll", "on", true);
    assertEquals(1, table.secondsToAct());
    assertEquals(1000, table.deadline("roll").fullMillis());
    assertFalse(table.deadline("roll").hurries(Seat.of(1)));
    table.owns(2, Field.THE_PIT).stands(1, Field.MONASTERY).expires("roll", 1, 1).in("camp");
    assertEquals(1, table.secondsToAct());
    table.expires("camp", 1, 1).turnOf(2);
    assertEquals(15, table.secondsToAct());
    assertTrue(table.deadline("roll").hurries(Seat.of(2)));
    assertFalse(table.absent(1));
  }

  @Test
  void theTaxIsStillAskedWithAutoRoll() {
    var table = atCaravan(5000).does(1, "auto-roll", "on", true);
    assertEquals(25, table.secondsToAct());
  }

  @Test
  void switchedOnLateItThrowsAtOnceAndSwitchedOffItWaits() {
    var table = Table.of(2).later(10).does(1, "auto-roll", "on", true);
    assertEquals(1000, table.deadline("roll").atMillis());
    table.does(1, "auto-roll", "on", false);
    assertEquals(15_000, table.deadline("roll").atMillis());
  }

  @Test
  void afterTwoClocksInARowAPlayerIsAbsent() {
    var table = Table.of(2).expires("roll", 1, 1);
    assertFalse(table.absent(1));
    table.rolls(2, 1, 1).expires("roll", 1, 1);
    assertTrue(table.absent(1));
    table.rolls(2, 1, 1);
    assertEquals(1, table.secondsToAct());
    table.expires("roll", 1, 1).turnOf(2);
  }

  @Test
  void anActionBetweenThemBreaksTheRow() {
    var table = Table.of(2).expires("roll", 1, 1).does(1, "auto-roll", "on", false);
    table.rolls(2, 1, 1).expires("roll", 1, 1);
    assertFalse(table.absent(1));
  }

  @Test
  void theServerDecidesTheTaxOfAnAbsentPlayerAfterOneSecond() {
    var table = absent(Table.of(2)).stands(1, Field.THE_PIT);
    table.rolls(2, 1, 1).expires("roll", 1, 1).in("tax");
    assertEquals(1, table.secondsToAct());
    table.expires("tax").turnOf(2);
    assertTrue(table.absent(1));
  }

  private static Table absent(Table table) {
    table.expires("roll", 1, 1).rolls(2, 1, 1).expires("roll", 1, 1);
    assertTrue(table.absent(1));
    return table;
  }

  @Test
  void anyActionEndsAnAbsenceAndAutoRollStaysWhatItWas() {
    var table = absent(Table.of(2).does(1, "auto-roll", "on", false));
    table.does(1, "auto-roll", "on", false);
    assertEquals(List.of("came-back"), table.kinds());
    assertFalse(table.absent(1));
    table.rolls(2, 1, 1);
    assertEquals(15, table.secondsToAct());
    assertFalse(table.state().players().getFirst().autoRoll());
  }

  @Test
  void aRefusedActionDoesNotEndAnAbsence() {
    assertTrue(absent(Table.of(2)).refuses(1, "not-your-turn", "roll").absent(1));
  }

  @Test
  void thirtySecondsWithoutAConnectionMakeAPlayerAbsent() {
    // The room tells of a lost connection after ten seconds.
    var table = Table.of(2).goes(2);
    assertEquals(List.of("roll", "absence"), table.clocks());
    assertEquals(20_000, table.deadline("absence").atMillis());
    assertFalse(table.deadline("absence").shown());
    table.expires("absence");
    assertTrue(table.absent(2));
    assertEquals(List.of("roll"), table.clocks());
    assertTrue(table.comes(2).absent(2));
    assertFalse(table.does(2, "auto-roll", "on", false).absent(2));
  }

  @Test
  void whoComesBackInTimeIsNotAbsent() {
    var table = Table.of(2).goes(2).later(19).comes(2);
    assertEquals(List.of("roll"), table.clocks());
    assertFalse(table.absent(2));
    assertEquals(List.of(), table.comes(2).facts());
  }

  @Test
  void whoLeavesForGoodIsAbsentAtOnce() {
    var table = Table.of(2).leaves(1);
    assertTrue(table.isIn(1).absent(1));
    assertEquals(List.of("roll"), table.clocks());
    assertEquals(1, table.secondsToAct());
    assertEquals(List.of(), table.leaves(1).facts());
  }

  @Test
  void nobodyIsEliminatedForAbsence() {
    var table = Table.of(2).goes(1).goes(2).expires("absence");
    assertEquals(List.of("went-absent", "went-absent"), table.kinds());
    table.isIn(1).isIn(2).expires("roll", 1, 1).turnOf(2).expires("roll", 1, 1).turnOf(1);
  }

  @Test
  void whoIsOutIsWaitedForNoMore() {
    var table = Table.of(3).goes(2).does(2, "resign");
    assertEquals(List.of("roll"), table.clocks());
    assertEquals(List.of(), table.comes(2).facts());
  }
}
