package games.kontor.games.threerings;

import games.kontor.game.Refusal;
import games.kontor.game.Turn;

/** Interest at Pay Interest Street (4.3). */
final class Interest {
  private Interest() {}

  /** A piece has crossed. Who has no cash has nothing to say. */
  static void charge(Turn<State, Event> turn, Phase.Then then) {
    Player mover = turn.state().mover();
    long due = Values.interestDue(turn.state(), mover);
    if (due > 0 && mover.cash() > 0) {
      turn.emit(new Event.Entered(new Phase.PayInterest(due, then), turn.nowMillis()));
      return;
    }
    if (due > 0) {
      turn.emit(new Event.InterestPaid(mover.seat(), due, 0));
    }
    resume(turn, then);
  }

  static void pay(Turn<State, Event> turn, Phase.PayInterest phase, long cash) {
    Player mover = turn.state().mover();
    if (cash > phase.due()) {
      throw Refusal.of("exceeds-due", "due", phase.due());
    }
    Codes.payable(mover, cash);
    turn.emit(new Event.InterestPaid(mover.seat(), phase.due(), cash));
    resume(turn, phase.then());
  }

  private static void resume(Turn<State, Event> turn, Phase.Then then) {
    switch (then) {
      case ROLL -> Landing.land(turn);
      case CLAIM -> turn.emit(new Event.Entered(new Phase.AfterRoll(), turn.nowMillis()));
    }
  }
}
