package games.kontor.games.greement;

import games.kontor.game.Deadline;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;

/** The clocks that run and what happens when one runs out (8). */
final class Clocks {
  static final String ALARM = "alarm";

  private Clocks() {}

  /** A clock that starts now. */
  static Event.Clock seconds(Turn<State, Event> turn, int seconds) {
    long now = turn.nowMillis();
    return new Event.Clock(now, now + 1000L * seconds);
  }

  /** The alarm stands first: at the same instant it comes before everything else (4.5). */
  static List<Deadline> running(State state) {
    var clocks = new ArrayList<Deadline>();
    if (state.over()) {
      return clocks;
    }
    State.Alarm alarm = state.alarm();
    if (alarm != null) {
      clocks.add(Deadline.secret(ALARM, alarm.atMillis()));
    }
    var clock = state.clock();
    clocks.add(
        Deadline.table(
            name(state.phase()), clock.endsAtMillis(), clock.fullMillis(), Awaited.seats(state)));
    return clocks;
  }

  /** The phase's name in the rulebook. */
  static String name(Phase phase) {
    return switch (phase) {
      case Phase.ChooseStart _ -> "choose-start";
      case Phase.ReplaceStart _ -> "replace-start";
      case Phase.Loaning _ -> "loaning";
      case Phase.Turn _ -> "turn";
      case Phase.EventVote _ -> "event-vote";
      case Phase.EventPay _ -> "event-pay";
      case Phase.EventDisease _ -> "event-disease";
      case Phase.Over _ -> "over";
    };
  }

  static void expire(Turn<State, Event> turn, Deadline due) {
    if (due.what().equals(ALARM)) {
      Ending.end(turn, Phase.Reason.ALARM);
      return;
    }
    switch (turn.state().phase()) {
      case Phase.ChooseStart _ -> Starts.settle(turn, true);
      case Phase.ReplaceStart phase -> Starts.replaceInTime(turn, phase.seat());
      case Phase.Loaning _ -> Loans.payStarts(turn);
      case Phase.Turn _ -> Turns.end(turn, true);
      case Phase.EventVote phase -> Votes.close(turn, phase);
      case Phase.EventPay phase -> Payments.close(turn, phase);
      case Phase.EventDisease phase -> Disease.close(turn, phase);
      case Phase.Over _ -> {}
    }
  }
}
