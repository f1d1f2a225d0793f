package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** Rounds and turns (4.3). */
final class Turns {
  private Turns() {}

  /** Round 1: the alarm is set. */
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
  }

  static void beginRound(Turn<State, Event> turn, int round) {
    turn.emit(new Event.RoundBegan(round, Ending.standings(turn.state())));
  }

  static void begin(Turn<State, Event> turn, Seat seat) {
    Player player = turn.state().player(seat);
    boolean away = player.away() && !player.connected();
    int seconds = away ? Rules.AWAY_TURN_SECONDS : Rules.TURN_SECONDS;
    turn.emit(new Event.TurnBegan(seat, Event.Clock.from(Pace.seenAtMillis(turn), seconds)));
    long profit = profit(turn.state(), seat);
    if (profit > 0) {
      turn.emit(new Event.ProfitCollected(seat, profit));
    }
  }

  /** The whole turn of a player who has left. */
  static void pass(Turn<State, Event> turn, Seat seat) {
    long profit = profit(turn.state(), seat);
    long multiplier = turn.state().values().loanMultiplier();
    long debt = Coins.multiplied(turn.state().player(seat).debt(), multiplier);
    turn.emit(new Event.TurnPassed(seat, profit, multiplier, debt));
  }

  /** R10: nothing on a player's own first turn, which is the one of round 1. */
  private static long profit(State state, Seat seat) {
    return state.round() < 2 ? 0 : state.ground().profitOf(seat);
  }

  /** 4.3 step 3: the debt is multiplied. */
  static void end(Turn<State, Event> turn, Seat seat, boolean timedOut) {
    long multiplier = turn.state().values().loanMultiplier();
    long debt = Coins.multiplied(turn.state().player(seat).debt(), multiplier);
    turn.emit(new Event.TurnEnded(seat, timedOut, multiplier, debt));
  }

  /** The next higher seat, after the last the first; seats taken out before round 1 are skipped. */
  static Seat toTheRight(State state, Seat seat) {
    return seat.next(state.players().size(), next -> !state.player(next).takenOut());
  }
}
