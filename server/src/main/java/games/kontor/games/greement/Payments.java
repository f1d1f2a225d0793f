package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import games.kontor.games.greement.Phase.Pledge;
import java.util.TreeMap;

/** Cards that a price keeps away: shared (P01) or paid by one (P03, P04) (4.4, R17, R24). */
final class Payments {
  private Payments() {}

  /** Returns whether the sum is reached, so that the card is paid. */
  static boolean pledge(
      Turn<State, Event> turn, Phase.EventPay phase, Seat seat, Action.Pledge action) {
    long amount = action.amount();
    long loan = action.loan();
    Shape.amount("amount", amount, 0, phase.price());
    Shape.amount("loan", loan, 0, amount);
    Pledge former = phase.pledges().get(seat);
    long freed = former == null ? 0 : former.fromMoney();
    Shape.affordable(amount - loan, turn.state().available(seat) + freed);
    Long before = former == null ? null : former.amount();
    turn.emit(new Event.Pledged(seat, amount, loan, before));
    return turn.state().phase() instanceof Phase.EventPay now && collectIfReached(turn, now, seat);
  }

  /** The pledge that reached the sum is cut to what was missing, its borrowed part first. */
  private static boolean collectIfReached(
      Turn<State, Event> turn, Phase.EventPay phase, Seat last) {
    long over = phase.pledged() - phase.price();
    if (over < 0) {
      return false;
    }
    var pledges = new TreeMap<>(phase.pledges());
    pledges.computeIfPresent(
        last, (_, pledge) -> new Pledge(pledge.amount() - over, Math.max(0, pledge.loan() - over)));
    pledges.values().removeIf(pledge -> pledge.amount() == 0);
    turn.emit(new Event.PledgesCollected(phase.card(), pledges));
    return true;
  }

  static void payWhole(
      Turn<State, Event> turn, Phase.EventPay phase, Seat seat, Action.PayEvent action) {
    long price = phase.price();
    long loan = action.loan();
    Shape.amount("loan", loan, 0, price);
    Shape.affordable(turn.state(), seat, price - loan);
    turn.emit(new Event.EventPaid(seat, phase.card(), price, loan));
  }

  static void ready(Turn<State, Event> turn, Phase.EventPay phase, Seat seat) {
    turn.emit(new Event.Readied(seat, phase.ready().contains(seat)));
  }

  /** Less than the price is nothing: pledges go back, no loan is made, the card works. */
  static void close(Turn<State, Event> turn, Phase.EventPay phase) {
    turn.emit(new Event.EventUnpaid(phase.card(), phase.pledged(), phase.price()));
    Effects.apply(turn, phase.card());
  }
}
