package games.kontor.games.threerings;

import games.kontor.game.Fixed;
import games.kontor.game.Listed;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Seat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is listed in every turn, whoever's it is, and follows from who owns what: worked out anew
 * only if something has changed that it follows from.
 */
final class LastingMoves {
  /** What comes and goes together; the rest by its own name. */
  static final Map<String, List<String>> GROUPS =
      Fixed.with(
          Fixed.with(
              Fixed.of("start", List.of("declare-victory", "call-out", "use-power", "consolidate")),
              "after",
              List.of("claim", "offer-trade", "end-turn")),
          "bank",
          List.of("sell", "repay"));

  /** What is shut in which phase; in all others everything. */
  static final List<String> ALL = List.of("start", "roll", "offer-rent", "after", "bank");

  static final List<String> TURN_START = List.of("offer-rent", "after");
  static final List<String> AFTER_CONSOLIDATION = List.of("start", "offer-rent", "after");
  static final List<String> PAY_INTEREST = List.of("start", "roll", "offer-rent", "after");
  static final List<String> RENT_OFFER = List.of("start", "roll", "after");
  static final List<String> AFTER_ROLL = List.of("start", "roll", "offer-rent");

  private final State state;
  private final Seat seat;
  private final @Nullable State then;
  private final Moves listed;
  private final Moves.Listing listing;

  LastingMoves(State state, Seat seat, @Nullable Listed<State> before, Moves.Listing listing) {
    this.state = state;
    this.seat = seat;
    this.then = before != null && isInTurns(before.state()) ? before.state() : null;
    this.listed = before == null ? Moves.NONE : before.moves();
    this.listing = listing;
  }

  private static boolean isInTurns(State state) {
    return !(state.phase() instanceof Phase.ChooseGoals)
        && !(state.phase() instanceof Phase.FirstClaims);
  }

  void list() {
    holdings();
    open("call-out", sameCalls(), () -> List.of(CallOutMoves.of(state, seat)));
    open("use-power", samePowers(), () -> PowerMoves.of(state, seat));
    open("consolidate", samePairs(), () -> ConsolidationMoves.of(state, seat));
    open("offer-rent", sameRent(), () -> List.of(DealMoves.offerRent(seat)));
    open("claim", sameClaims(), () -> List.of(DealMoves.claim(state, seat, claims())));
    open("offer-trade", sameTrades(), () -> new TradeMoves(state, seat).since(listed));
    open("sell", sameSale(), () -> DealMoves.sell(state, seat));
  }

  /** What each owns is listed once, for all that is given for it. */
  private void holdings() {
    for (Player player : state.players()) {
      var estate = state.owners().estate(player.seat());
      listing.items(Holdings.name(player.seat()), estate.at(state.level()));
    }
  }

  private interface Work {
    List<Move> done();
  }

  private void open(String action, boolean same, Work work) {
    if (same) {
      listing.keep(action); // if there was any
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
      listing.open("offer-rent", List.of(DealMoves.cashOnly(seat, rent)));
    }
  }

  @SuppressWarnings("ReferenceEquality") // Unchanged parts of a state are the same object.
  private boolean samePairs() {
    return then != null
        && (then.owner() == state.owner()
            || (own(then).pairs().isEmpty() && own(state).pairs().isEmpty()));
  }

  private Estate own(State at) {
    return at.owners().estate(seat);
  }

  private boolean sameSale() {
    return then != null && own(then).spaces().isEmpty() == own(state).spaces().isEmpty();
  }

  private boolean sameRent() {
    return then != null && !cashOnly(state) && !cashOnly(then);
  }

  private static boolean cashOnly(State state) {
    return state.phase() instanceof Phase.RentOffer due && due.rent().cashOnly();
  }

  private boolean sameCalls() {
    return then != null
        && CallOutMoves.code(then, seat).equals(CallOutMoves.code(state, seat))
        && sameSeats();
  }

  private boolean sameSeats() {
    return then != null && then.remaining().size() == state.remaining().size();
  }

  @SuppressWarnings("ReferenceEquality")
  private boolean samePowers() {
    return then != null
        && own(then).isAlike(own(state))
        && then.rooftops() == state.rooftops()
        && then.rate() == state.rate()
        && then.player(seat).goal() == state.player(seat).goal()
        && then.player(seat).discarded() == state.player(seat).discarded();
  }

  /** Spaces are there only while one may be claimed. */
  private List<Space> claims() {
    return mayClaim(state) ? Claims.open(state) : List.of();
  }

  private boolean mayClaim(State at) {
    return at.phase() instanceof Phase.AfterRoll
        && seat.equals(at.turn())
        && Claims.whyNot(at).isEmpty();
  }

  private boolean sameClaims() {
    return then != null && !mayClaim(then) && !mayClaim(state);
  }

  private boolean sameTrades() {
    if (then == null || !sameSeats()) {
      return false;
    }
    for (Player player : state.players()) {
      if (!TradeMoves.same(then, state, player)) {
        return false;
      }
    }
    return true;
  }
}
