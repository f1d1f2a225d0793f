package games.kontor.games.threerings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Deadline;
import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.lab.ScriptedChance;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Section 8: what runs, what stands still, and for how long. */
final class ClocksTests {
  private static final ThreeRings GAME = new ThreeRings();
  private static final Seat ONE = new Seat(1);
  private static final Seat TWO = new Seat(2);
  private static final Space SPACE = Space.parse("S13");

  /** Seat 1 owes seat 2 rent, since the beginning of its turn at 0. */
  private static State owing() {
    var opening = GAME.opening(Setup.of(2, GAME.about().options(), new TreeMap<>()));
    return opening.edit(
        draft -> {
          draft.order = List.of(ONE, TWO);
          draft.round = 3;
          draft.turn = ONE;
          draft.ring = Ring.SUBURBAN;
          draft.phase = new Phase.RentOffer(Rent.due(SPACE, TWO, 6));
          draft.give(List.of(SPACE), TWO);
          draft.player(ONE, player -> player.goal = Goal.SERVICE);
          draft.player(TWO, player -> player.goal = Goal.CULTURE);
        });
  }

  private static State does(State state, Seat seat, Action action, long atMillis) {
    var turn = GAME.turn(state, new SeededChance(1), atMillis, 0);
    GAME.decide(turn, seat, action);
    return turn.state();
  }

  private static List<String> clocks(State state) {
    return GAME.deadlines(state).stream()
        .map(clock -> clock.what() + " " + clock.atMillis() + " " + clock.seats())
        .toList();
  }

  private static Action offer(int borrow) {
    return new Action.OfferRent(null, borrow, null, null);
  }

  @Test
  void theTurnClockStandsStillWhileAnotherAnswers() {
    assertEquals(List.of("turn 120000 [1]"), clocks(owing()));
    var asked = does(owing(), ONE, offer(5), 20_000);
    assertEquals(List.of("rent-answer 50000 [2]"), clocks(asked));
    var back = does(asked, TWO, new Action.RejectRent(null), 45_000);
    assertEquals(List.of("turn 145000 [1]"), clocks(back));
  }

  @Test
  void aTurnWhoseClockIsSpentEndsAsSoonAsTheAnswerIsThere() {
    var turn = GAME.turn(owing(), new SeededChance(1), 120_000, 0);
    GAME.expire(turn, GAME.deadlines(owing()).getFirst());
    assertEquals(List.of("rent-answer 150000 [2]"), clocks(turn.state()));
    var answered = does(turn.state(), TWO, new Action.AcceptRent(null), 130_000);
    assertEquals(List.of("turn 250600 [2]"), clocks(answered)); // Money flies first.
    assertEquals(6, answered.player(ONE).debt());
  }

  @Test
  void anAbsentPlayerHasFiveSecondsAndTheWholeTurnOnceHeActs() {
    var absent =
        owing()
            .edit(
                draft -> {
                  draft.player(ONE, player -> player.absent = true);
                  draft.phase = new Phase.TurnStart();
                  draft.ring = null;
                  draft.turnLeftMillis = 5_000;
                  draft.player(ONE, player -> player.cash = 1);
                  draft.player(ONE, player -> player.debt = 1);
                });
    Deadline clock = GAME.deadlines(absent).getFirst();
    assertEquals(List.of(5_000L, 5_000L), List.of(clock.atMillis(), clock.fullMillis()));
    var back = does(absent, ONE, new Action.Repay(1), 4_000);
    assertEquals(List.of("turn 124000 [1]"), clocks(back));
  }

  /** Seat 1 rolls a 3 on the farms, and may claim. */
  private static State rolled() {
    var state =
        owing()
            .edit(
                draft -> {
                  draft.phase = new Phase.TurnStart();
                  draft.ring = null;
                });
    var turn =
        GAME.turn(
            state, new ScriptedChance(Map.of("move", List.of(3)), new SeededChance(1)), 10_000, 0);
    GAME.decide(turn, ONE, new Action.Roll(Ring.RURAL));
    return turn.state();
  }

  @Test
  void aClockBeginsWhenPagesHaveShownWhatLedToIt() {
    long walkedMillis = Pace.of(new Event.Rolled(ONE, Ring.RURAL, 3, 0, 3, false));
    var asked = owing().edit(draft -> draft.seen = draft.seen.with(walkedMillis));
    assertEquals(
        List.of("rent-answer " + (20_000 + walkedMillis + 30_000) + " [2]"),
        clocks(does(asked, ONE, offer(5), 20_000)));
  }

  @Test
  void whoGoesOnInHisOwnTurnHasTheClockThatRuns() {
    assertEquals(List.of("turn 120000 [1]"), clocks(rolled()));
  }

  @Test
  void whatIsShownLongerTakesLonger() {
    var walk = new Event.Rolled(ONE, Ring.RURAL, 3, 0, 3, false);
    var across = new Event.Rolled(ONE, Ring.RURAL, 3, 30, 1, true);
    assertEquals(700 + 3 * 280, Pace.of(walk));
    assertTrue(Pace.of(walk) < Pace.of(across));
    assertEquals(400, Pace.of(claimed(List.of())));
    assertEquals(400 + 280, Pace.of(claimed(List.of(SPACE))));
    var trade = new Trade(1, ONE, TWO, Bundle.money(2, 0), new Wanted(2, 0, List.of(SPACE, SPACE)));
    assertEquals(2 * 280, Pace.of(new Event.TradeDone(trade, 0)));
    var terms = new Rent.Terms(1, 6, 0, 0, List.of(), true);
    assertEquals(600, Pace.of(new Event.RentPaid(ONE, Rent.due(SPACE, TWO, 6).offered(terms))));
    assertEquals(0, Pace.of(new Event.TurnEnded(ONE)));
  }

  private static Event claimed(List<Space> paidWith) {
    return new Event.Claimed(ONE, Space.parse("S20"), 6, 1, 5, paidWith, 0, false);
  }

  @Test
  void noClockOfTheTableRunsWhileNobodyIsThere() {
    assertEquals(true, GAME.standsStill(owing()));
  }
}
