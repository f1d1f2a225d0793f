package games.kontor.games.greement;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.List;
import java.util.Objects;

/** The first loan (4, phase loaning), and borrowing and repaying on one's turn (5). */
final class Loans {
  private Loans() {}

  static void takeFirst(Turn<State, Event> turn, Seat seat, Action.TakeFirstLoan action) {
    long amount = action.amount();
    Player player = turn.state().player(seat);
    long price = priceOfStart(turn.state(), player);
    if (amount < price) {
      throw Refusal.of("loan-too-small", "least", price);
    }
    if (amount > Rules.FIRST_LOAN_MOST) {
      throw Refusal.of("loan-too-big", "most", Rules.FIRST_LOAN_MOST);
    }
    turn.emit(new Event.LoanWritten(seat, amount, player.firstLoan() != null));
  }

  static long priceOfStart(State state, Player player) {
    return state.ground().bankPrice(Objects.requireNonNull(player.lockedStart()));
  }

  /** The players who have not written a loan yet. */
  static List<Player> silent(State state) {
    return state.everyone().stream().filter(player -> player.firstLoan() == null).toList();
  }

  /** The starts are paid; who has written nothing takes the smallest loan that is allowed. */
  static void payStarts(Turn<State, Event> turn) {
    for (Player player : turn.state().everyone()) {
      Square start = Objects.requireNonNull(player.lockedStart());
      long price = priceOfStart(turn.state(), player);
      Long written = player.firstLoan();
      long loan = written == null ? price : written;
      turn.emit(new Event.StartPaid(player.seat(), start, loan, price));
    }
    turn.emit(new Event.FirstFixed(beginner(turn.state())));
  }

  /** The biggest loan begins; of equal ones the highest seat (R20). */
  private static Seat beginner(State state) {
    Player first = null;
    for (Player player : state.everyone()) {
      if (first == null || player.debt() >= first.debt()) {
        first = player;
      }
    }
    return Objects.requireNonNull(first).seat();
  }

  static void borrow(Turn<State, Event> turn, Seat seat, Action.Borrow action) {
    long amount = action.amount();
    long left = leftThisTurn(turn.state(), seat);
    if (amount > left) {
      throw loanLimit(turn.state(), seat);
    }
    turn.emit(new Event.Borrowed(seat, amount));
  }

  /** What may still be borrowed in this turn (R9). */
  static long leftThisTurn(State state, Seat seat) {
    return state.rules().laterLoanLimit() - state.player(seat).borrowedThisTurn();
  }

  static Refusal loanLimit(State state, Seat seat) {
    return Refusal.of(
        "loan-limit", "left", leftThisTurn(state, seat), "limit", state.rules().laterLoanLimit());
  }

  /** R23: more than is owed or at hand is cut, not refused. */
  static void repay(Turn<State, Event> turn, Seat seat, Action.Repay action) {
    long amount = action.amount();
    State state = turn.state();
    long debt = state.player(seat).debt();
    if (debt == 0) {
      throw new Refusal("no-debt");
    }
    if (state.available(seat) == 0) {
      throw new Refusal("no-money");
    }
    turn.emit(new Event.Repaid(seat, Math.min(amount, Math.min(debt, state.available(seat)))));
  }
}
