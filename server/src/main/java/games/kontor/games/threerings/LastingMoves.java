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
    open("call-out", sameTurn(), () -> List.of(CallOutMoves.of(state, seat)));
    open("use-power", samePowers(), () -> PowerMoves.of(state, seat));
    open("consolidate", sameOwners(), () -> ConsolidationMoves.of(state, seat));
    open("offer-rent", sameRent(), () -> List.of(DealMoves.offerRent(seat)));
    open("claim", sameClaims(), () -> List.of(DealMoves.claim(state, seat, claims(state))));
    open("offer-trade", sameTrades(), () -> new TradeMoves(state, seat).since(then, listed));
    open("sell", sameOwn(), () -> DealMoves.sell(state, seat));
  }

  /** What each owns is listed once, for all that is given for it. */
  private void holdings() {
    for (Player player : state.players()) {
      var name = player.seat().toString();
      var known = listed.items().get(name);
      boolean same = then != null && Holdings.same(then, state, player.seat());
      listing.items(name, known != null && same ? known : Holdings.of(state, player.seat()));
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
  private boolean sameOwners() {
    return then != null && then.owner() == state.owner();
  }

  private boolean sameOwn() {
    return then != null && Holdings.same(then, state, seat);
  }

  private boolean sameRent() {
    return then != null && !cashOnly(state) && !cashOnly(then);
  }

  private static boolean cashOnly(State state) {
    return state.phase() instanceof Phase.RentOffer due && due.rent().cashOnly();
  }

  private boolean sameTurn() {
    boolean isMine = seat.equals(state.turn());
    return then != null
        && isMine == seat.equals(then.turn())
        && !(isMine && then.calledOut() != state.calledOut())
        && sameSeats();
  }

  private boolean sameSeats() {
    return then != null && then.remaining().size() == state.remaining().size();
  }

  @SuppressWarnings("ReferenceEquality")
  private boolean samePowers() {
    return then != null
        && sameCounts(then)
        && then.rooftops() == state.rooftops()
        && then.rate() == state.rate()
        && then.player(seat).goal() == state.player(seat).goal()
        && then.player(seat).discarded() == state.player(seat).discarded();
  }

  private boolean sameCounts(State before) {
    for (Ring ring : Ring.ALL) {
      if (before.owners().on(ring, seat) != state.owners().on(ring, seat)) {
        return false;
      }
    }
    return true;
  }

  /** Spaces are there only while one may be claimed. */
  private List<Space> claims(State at) {
    boolean now = at.phase() instanceof Phase.AfterRoll && seat.equals(at.turn());
    return now && Claims.whyNot(at).isEmpty() ? Claims.open(at) : List.of();
  }

  /** No piece moves while this phase lasts, nor does the ring in play change. */
  private boolean sameClaims() {
    return then != null && claims(then).isEmpty() && claims(state).isEmpty();
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
