package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** Coins change hands: whoever has too little pays what he has. */
final class Payments {
  private Payments() {}

  /** From one player to another; nothing is told where nothing is due. */
  static void between(
      Turn<State, Event> turn, Step.Kind kind, Card card, int copies, Seat from, Seat to, int due) {
    if (due > 0) {
      int paid = Math.min(due, turn.state().player(from).coins());
      turn.emit(new Event.Paid(kind, card, copies, from, to, paid, due - paid));
    }
  }

  static void fromBank(
      Turn<State, Event> turn, Step.Kind kind, Card card, int copies, Seat to, int amount) {
    if (amount > 0) {
      turn.emit(new Event.Paid(kind, card, copies, null, to, amount, 0));
    }
  }

  static void toBank(
      Turn<State, Event> turn, Step.Kind kind, Card card, int copies, Seat from, int due) {
    if (due > 0) {
      int paid = Math.min(due, turn.state().player(from).coins());
      turn.emit(new Event.Paid(kind, card, copies, from, null, paid, due - paid));
    }
  }

  /** So many Loan Offices of the roller cost him. */
  static void loan(Turn<State, Event> turn, int copies) {
    toBank(
        turn,
        Step.Kind.LOAN,
        Card.LOAN_OFFICE,
        copies,
        turn.state().roller(),
        copies * Rules.LOAN_COSTS);
  }

  /** Copies that were closed when their turn came, and are still there, open again (4.1). */
  static void reopen(Turn<State, Event> turn, Seat owner, Card card, int closed) {
    int copies = Math.min(closed, turn.state().player(owner).copies(card).closed());
    if (copies > 0) {
      turn.emit(new Event.Reopened(owner, card, copies));
    }
  }
}
