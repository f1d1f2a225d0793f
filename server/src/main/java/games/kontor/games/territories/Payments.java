package games.kontor.games.territories;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import games.kontor.games.territories.Action.Pay;

/** Money that the player on turn has to give (2, 402). */
final class Payments {
  private Payments() {}

  /** 204.1a with R1 and R10: the payee gets what there is, then who owed more is out. */
  static void pay(Turn<State, Event> turn, Seat owner, Field field, long due) {
    Seat seat = turn.state().turn();
    long money = turn.state().player(seat).money();
    turn.emit(new Event.RentPaid(seat, owner, field, due, Math.min(due, money)));
    loseIfShort(turn, seat, due > money);
  }

  /** R11: what is lost to nobody puts out as well. */
  static void lose(Turn<State, Event> turn, Field field, Pay pay, long due) {
    Seat seat = turn.state().turn();
    long money = turn.state().player(seat).money();
    turn.emit(new Event.TaxPaid(seat, field, pay, due, Math.min(due, money)));
    loseIfShort(turn, seat, due > money);
  }

  // 402, R2: strictly more than he has.
  private static void loseIfShort(Turn<State, Event> turn, Seat seat, boolean isShort) {
    if (isShort) {
      Elimination.lose(turn, seat, Event.Cause.DEBT);
    }
  }
}
