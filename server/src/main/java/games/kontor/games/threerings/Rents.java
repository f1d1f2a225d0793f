package games.kontor.games.threerings;

import games.kontor.game.Refusal;
import games.kontor.game.Turn;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Rent: the called number, offers and answers (4.2). */
final class Rents {
  private Rents() {}

  /** A right call waives the rent (R11). */
  static void call(Turn<State, Event> turn, Rent rent, int number) {
    int die = turn.chance().die("call", Rules.SIDES);
    turn.emit(new Event.NumberCalled(turn.state().onTurn(), number, die));
    if (die == number) {
      Landing.goOn(turn);
    } else {
      turn.emit(new Event.Entered(new Phase.RentOffer(rent), turn.nowMillis()));
    }
  }

  static void offer(Turn<State, Event> turn, Rent rent, Action.OfferRent action) {
    var bundle =
        new Bundle(
            Codes.amount(action.cash()),
            Codes.amount(action.borrow()),
            Codes.amount(action.takeDebt()),
            Codes.list(action.properties(), "properties"));
    Player payer = turn.state().mover();
    Codes.check(!bundle.isEmpty(), "empty-offer");
    Codes.check(bundle.money() <= rent.amount(), "exceeds-rent", "rent", rent.amount());
    Codes.payable(payer, bundle.cash());
    long owed = turn.state().player(rent.claimant()).debt();
    Codes.check(bundle.takeDebt() <= owed, "exceeds-claimants-debt", "theirDebt", owed);
    Codes.owned(turn.state(), payer.seat(), bundle.properties());
    Codes.check(!rent.cashOnly() || bundle.isFull(rent.amount()), "only-cash-left");
    offered(turn, rent, bundle);
  }

  private static void offered(Turn<State, Event> turn, Rent rent, Bundle bundle) {
    var terms = Rent.Terms.of(turn.state().lastNumber() + 1, bundle, rent.amount());
    turn.emit(new Event.RentOffered(rent.offered(terms), turn.nowMillis()));
  }

  /** Full cash: what is in hand first, the rest borrowed (8). */
  static void offerCash(Turn<State, Event> turn, Rent rent) {
    int cash = (int) Math.min(turn.state().mover().cash(), rent.amount());
    offered(turn, rent, Bundle.money(cash, rent.amount() - cash));
  }

  static void accept(Turn<State, Event> turn, Rent rent, @Nullable Integer meant) {
    Codes.meant(meant, terms(rent).number());
    turn.emit(new Event.RentPaid(turn.state().onTurn(), rent));
    Placing.place(turn, rent.claimant(), terms(rent).properties());
    Landing.goOn(turn);
  }

  static void reject(Turn<State, Event> turn, Rent rent, @Nullable Integer meant) {
    Codes.meant(meant, terms(rent).number());
    boolean full = terms(rent).full();
    turn.emit(new Event.RentRefused(turn.state().onTurn(), rent, full));
    if (full) {
      Turns.end(turn); // R13
    } else {
      turn.emit(new Event.Entered(new Phase.RentOffer(rent.refused()), turn.nowMillis()));
    }
  }

  private static Rent.Terms terms(Rent rent) {
    return Optional.ofNullable(rent.offer()).orElseThrow(() -> new Refusal("offer-gone"));
  }

  /** The default answer: full cash is accepted, anything else rejected (8). */
  static void answer(Turn<State, Event> turn, Rent rent) {
    if (terms(rent).full()) {
      accept(turn, rent, null);
    } else {
      reject(turn, rent, null);
    }
  }
}
