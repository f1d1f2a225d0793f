package games.kontor.games.landmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.game.Seen;
import games.kontor.game.Setup;
import games.kontor.lab.ScriptedChance;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 8: when the clock of a decision begins. */
final class ClocksTests {
  private static final Landmarks GAME = new Landmarks();
  private static final Seat ONE = new Seat(1);
  private static final Seat TWO = new Seat(2);
  private static final long STEP_MILLIS = 60_000;

  private static State opening() {
    return GAME.opening(Setup.of(2, GAME.about().options(), Map.of()));
  }

  /** Seat 1 throws a 1 at that time: both Wheat Fields pay. */
  private static State thrown(State state, long atMillis) {
    var chance = new ScriptedChance(Map.of("dice", List.of(1)), new SeededChance(1));
    var turn = GAME.turn(state, chance, atMillis, 0);
    GAME.decide(turn, ONE, new Action.Roll(1));
    return turn.state();
  }

  private static long endsAtMillis(State state) {
    return GAME.deadlines(state).getFirst().atMillis();
  }

  private static Event paid(int amount, int owed) {
    return new Event.Paid(Step.Kind.RED, Card.CAFE, 1, ONE, TWO, amount, owed);
  }

  @Test
  void aClockBeginsWhenPagesHaveShownWhatLedToIt() {
    var thrown = thrown(opening(), 10_000);
    assertEquals(10_000 + 700 + 2 * 600 + STEP_MILLIS, endsAtMillis(thrown));
    assertEquals(STEP_MILLIS, GAME.deadlines(thrown).getFirst().fullMillis());
  }

  @Test
  void whoActsLateFindsNothingLeftToBeShown() {
    var thrown = thrown(opening(), 10_000);
    var turn = GAME.turn(thrown, new SeededChance(1), 40_000, 0);
    GAME.decide(turn, ONE, new Action.Skip());
    assertEquals(40_000 + STEP_MILLIS, endsAtMillis(turn.state()));
  }

  @Test
  void whoComesBackHasAllHisTime() {
    var away = thrown(opening(), 10_000).edit(ONE, player -> player.away = true);
    assertEquals(List.of(), GAME.deadlines(away));
    var back = GAME.evolve(away, new Event.CameBack(ONE, true, 90_000));
    assertEquals(90_000 + STEP_MILLIS, endsAtMillis(back));
  }

  @Test
  void ofATurnByPostNothingIsWaitedFor() {
    var postal = opening().edit(draft -> draft.mode = Mode.POSTAL);
    var rolled = GAME.evolve(postal, new Event.Rolled(ONE, List.of(1)));
    assertEquals(Seen.NOTHING, rolled.seen());
  }

  @Test
  void whatIsShownLongerTakesLonger() {
    assertTrue(Pace.of(paid(0, 1)) < Pace.of(paid(1, 0)));
    assertEquals(400, Pace.of(new Event.Bought(ONE, Card.LOAN_OFFICE, 0)));
    assertEquals(600, Pace.of(new Event.Bought(ONE, Card.MINE, 6)));
    assertEquals(0, Pace.of(new Event.BuiltNothing(ONE)));
  }
}
