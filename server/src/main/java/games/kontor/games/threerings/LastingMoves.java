package games.kontor.games.threerings;

import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Seat;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is listed in every turn, whoever's it is, and follows from who owns what: worked out anew
 * only if something has changed that it follows from.
 */
final class LastingMoves {
  static final List<String> ALL =
      List.of(
          "declare-victory",
          "call-out",
          "use-power",
          "consolidate",
          "roll",
          "offer-rent",
          "offer-trade",
          "sell",
          "repay",
          "end-turn");

  private final State state;
  private final Seat seat;
  private final @Nullable State then;
  private final Moves.Listing listing;

  LastingMoves(State state, Seat seat, @Nullable State then, Moves.Listing listing) {
    this.state = state;
    this.seat = seat;
    this.then = then;
    this.listing = listing;
  }

  void list() {
    open("call-out", sameTurn(), () -> List.of(CallOutMoves.of(state, seat)));
    open("use-power", samePowers(), () -> PowerMoves.of(state, seat));
    open("consolidate", sameProperties(), () -> ConsolidationMoves.of(state, seat));
    var owned = state.owners().ownedBy(seat);
    open("offer-rent", sameProperties(), () -> List.of(DealMoves.offerRent(state, owned)));
    open("offer-trade", sameTrades(), () -> DealMoves.offerTrade(state, seat, owned));
    open("sell", sameProperties(), () -> DealMoves.sell(state, owned));
  }

  private interface Work {
    List<Move> done();
  }

  private void open(String action, boolean same, Work work) {
    if (same && listing.keep(action)) {
      return;
    }
    var variants = work.done();
    if (!variants.isEmpty()) {
      listing.open(action, variants);
    }
  }

  /** While a rent is due, with what it takes; only full cash has a listing of its own. */
  void rent(Rent rent) {
    listing
        .bound(Means.RENT, rent.amount())
        .bound(Means.THEIR_DEBT, state.player(rent.claimant()).debt());
    if (rent.cashOnly()) {
      listing.open("offer-rent", List.of(DealMoves.cashOnly(state, seat, rent)));
    }
  }

  @SuppressWarnings("ReferenceEquality") // Unchanged parts of a state are the same object.
  private boolean sameProperties() {
    return then != null
        && then.owner() == state.owner()
        && then.level() == state.level()
        && !cashOnly(then)
        && !cashOnly(state);
  }

  private static boolean cashOnly(State state) {
    return state.phase() instanceof Phase.RentOffer due && due.rent().cashOnly();
  }

  private boolean sameTurn() {
    return then != null
        && Objects.equals(then.turn(), state.turn())
        && then.calledOut() == state.calledOut()
        && sameSeats();
  }

  private boolean sameSeats() {
    return then != null && then.remaining().size() == state.remaining().size();
  }

  @SuppressWarnings("ReferenceEquality")
  private boolean samePowers() {
    return sameProperties()
        && then != null
        && then.rooftops() == state.rooftops()
        && then.rate() == state.rate()
        && then.player(seat).goal() == state.player(seat).goal()
        && then.player(seat).discarded() == state.player(seat).discarded();
  }

  private boolean sameTrades() {
    return sameProperties() && sameSeats() && then != null && sameDebts(then);
  }

  private boolean sameDebts(State before) {
    return state.players().stream()
        .allMatch(player -> player.debt() == before.player(player.seat()).debt());
  }
}
