package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.Objects;

/** Rounds and turns (4.3). */
final class Turns {
  private Turns() {}

  /** Round 1: the alarm is set and the turn of {@code first} begins. */
  static void beginGame(Turn<State, Event> turn) {
    Rules rules = turn.state().rules();
    int middle = 60 * rules.alarmMinutes();
    int spread = 60 * rules.alarmSpreadMinutes();
    int seconds =
        spread == 0
            ? middle
            : turn.chance().number("alarm-seconds", middle - spread, middle + spread);
    turn.emit(new Event.AlarmSet(seconds, turn.nowMillis() + 1000L * seconds));
    beginRound(turn, 1);
    begin(turn, Objects.requireNonNull(turn.state().first()));
  }

  private static void beginRound(Turn<State, Event> turn, int round) {
    turn.emit(new Event.RoundBegan(round, Ending.standings(turn.state())));
  }

  /** The turn of this seat; those of players who have left pass in an instant. */
  static void begin(Turn<State, Event> turn, Seat seat) {
    Player player = turn.state().player(seat);
    if (player.left()) {
      long profit = profit(turn.state(), seat);
      long multiplier = turn.state().values().loanMultiplier();
      turn.emit(
          new Event.TurnPassed(seat, profit, multiplier, multiplied(player.debt(), multiplier)));
      next(turn, seat);
      return;
    }
    boolean away = player.away() && !player.connected();
    int seconds = away ? Rules.AWAY_TURN_SECONDS : Rules.TURN_SECONDS;
    turn.emit(new Event.TurnBegan(seat, Clocks.seconds(turn, seconds)));
    long profit = profit(turn.state(), seat);
    if (profit > 0) {
      turn.emit(new Event.ProfitCollected(seat, profit));
    }
  }

  /** R10: nothing on a player's own first turn, which is the one of round 1. */
  private static long profit(State state, Seat seat) {
    return state.round() < 2 ? 0 : state.ground().profitOf(seat);
  }

  static long multiplied(long debt, long multiplier) {
    return Coins.cut(Coins.times(debt, multiplier));
  }

  /** 4.3 step 3: offers lapse, the debt is multiplied, the turn passes to the right. */
  static void end(Turn<State, Event> turn, boolean timedOut) {
    if (turn.state().phase() instanceof Phase.Turn phase) {
      Seat seat = phase.seatOnTurn();
      Offers.lapseAll(turn);
      long multiplier = turn.state().values().loanMultiplier();
      long debt = multiplied(turn.state().player(seat).debt(), multiplier);
      turn.emit(new Event.TurnEnded(seat, timedOut, multiplier, debt));
      next(turn, seat);
    }
  }

  private static void next(Turn<State, Event> turn, Seat seat) {
    Seat next = toTheRight(turn.state(), seat);
    if (next.equals(turn.state().first())) {
      beginRound(turn, turn.state().round() + 1);
      Events.open(turn);
    } else {
      begin(turn, next);
    }
  }

  /** The next higher seat, after the last the first; seats taken out before round 1 are skipped. */
  static Seat toTheRight(State state, Seat seat) {
    return seat.next(state.players().size(), next -> !state.player(next).takenOut());
  }
}
