package games.kontor.games.greement;

import games.kontor.game.Blocked;
import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Limit;
import games.kontor.game.Limit.Term;
import games.kontor.game.Listed;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a seat may do now, as data; it depends on nothing that this seat cannot see. Weights are
 * coins: the price of an item with its tax, or in offers the tax alone.
 */
final class GreementMoves {
  private static final Items ALL_SQUARES =
      new Items.Words(Square.inReadingOrder().stream().map(Square::toString).toList());
  private static final List<Move> BARE = List.of(Move.bare());
  private static final List<Move> GIVING_UP = List.of(Move.givingUp());
  private static final List<Move> VOTE = List.of(Move.of("choice", Domain.oneOf("against", "for")));
  private static final Blocked VOTE_FIRST =
      new Blocked("vote-first", Collections.emptyMap(), List.of("ready"));

  /** What only a turn allows. */
  private static final List<String> TURN_ONLY =
      Stream.concat(TurnMoves.NOT_YOURS.of().stream(), Stream.of("offer-sale", "offer-purchase"))
          .filter(action -> !action.equals("offer-donation"))
          .toList();

  private static final List<String> TURN_AND_GIFTS =
      Stream.concat(TURN_ONLY.stream(), Stream.of("offer-donation")).toList();

  private final State state;
  private final Seat seat;
  private final Since since;
  private final Moves.Listing listing;

  private GreementMoves(State state, Seat seat, Since since, @Nullable Listed<State> before) {
    this.state = state;
    this.seat = seat;
    this.since = since;
    this.listing = new Moves.Listing(before == null ? null : before.moves());
  }

  static Moves of(State state, Seat seat, @Nullable Listed<State> before) {
    if (state.over() || state.player(seat).left()) {
      return Moves.NONE;
    }
    var since = Since.of(state, seat, before);
    if (before != null && since.nothing()) {
      return before.moves();
    }
    var moves = new GreementMoves(state, seat, since, before);
    moves.list();
    return moves.listing.moves();
  }

  private void list() {
    switch (state.phase()) {
      case Phase.ChooseStart _ -> chooseStart();
      case Phase.ReplaceStart phase -> replaceStart(phase);
      case Phase.Loaning _ -> takeFirstLoan();
      case Phase.Turn phase -> turn(phase);
      case Phase.EventVote phase -> vote(phase);
      case Phase.EventPay phase -> pay(phase);
      case Phase.EventDisease _ -> payDisease();
      case Phase.Over _ -> {}
    }
    listing.open("leave-game", GIVING_UP);
  }

  private void chooseStart() {
    Square locked = state.player(seat).lockedStart();
    if (locked != null) {
      listing.blocked("choose-start", Refusal.of("start-locked", "square", locked.toString()));
      return;
    }
    var tooClose = new Blocked.Reasons();
    for (Square square : Square.inReadingOrder()) {
      Starts.tooClose(state, seat, square)
          .ifPresent(start -> tooClose.add(Starts.connected(start), square.toString()));
    }
    listing.open("choose-start", Move.of("square", new Domain.One(ALL_SQUARES, tooClose.list())));
  }

  private void replaceStart(Phase.ReplaceStart phase) {
    if (!phase.seat().equals(seat)) {
      listing.blocked("replace-start", Refusal.notYourTurn(phase.seat()));
      return;
    }
    var prices = new LinkedHashMap<String, Long>();
    for (Square square : Starts.candidates(state, seat)) {
      prices.put(square.toString(), state.ground().bankPrice(square));
    }
    listing.open("replace-start", Move.of("square", new Domain.One(new Items.Priced(prices))));
  }

  private void takeFirstLoan() {
    long price = Loans.priceOfStart(state, state.player(seat));
    listing.open(
        "take-first-loan", Move.of("amount", new Domain.Whole(price, Rules.FIRST_LOAN_MOST)));
  }

  private void turn(Phase.Turn phase) {
    TurnMoves.list(state, seat, listing);
    OfferMoves.list(state, seat, since, listing);
    OfferMoves.answers(state, seat, listing);
    if (!phase.seatOnTurn().equals(seat)) {
      listing.blocked(TurnMoves.NOT_YOURS);
    }
  }

  private void vote(Phase.EventVote phase) {
    listing.open("vote", VOTE).open("ready", BARE);
    if (!phase.votes().containsKey(seat)) {
      listing.blocked(VOTE_FIRST);
    }
    comingTurn(TURN_ONLY);
    OfferMoves.answers(state, seat, listing);
  }

  /** What turns allow stays listed in the events between them, and hardly changes there. */
  private void comingTurn(List<String> shut) {
    TurnMoves.list(state, seat, listing);
    OfferMoves.list(state, seat, since, listing);
    listing.shut(shut);
  }

  private void pay(Phase.EventPay phase) {
    long price = phase.price();
    long available = state.available(seat);
    if (phase.shared()) {
      var own = phase.pledges().get(seat);
      long free = available + (own == null ? 0 : own.fromMoney());
      listing.open("pledge", borrowing("amount", new Domain.Whole(0, price), price, free));
    } else {
      long least = Math.max(0, price - available);
      listing.open("pay-event", Move.of("loan", new Domain.Whole(least, price)));
    }
    listing.open("ready", BARE);
    comingTurn(TURN_AND_GIFTS);
  }

  private void payDisease() {
    comingTurn(TURN_AND_GIFTS);
    if (!Disease.concerns(state, seat)) {
      listing.blocked("pay-disease", new Refusal("not-your-turn"));
      return;
    }
    var cattle = state.ground().ownedBy(seat, Kind.CATTLE);
    var prices = Weights.of(cattle, _ -> Disease.PER_SQUARE, Weights.NONE);
    long free = state.available(seat) + Disease.reserved(state.player(seat));
    var squares = Domain.anyOf(new Items.Priced(prices));
    listing.open("pay-disease", borrowing("squares", squares, Disease.price(cattle), free));
  }

  /** Something paid, in part by a loan that is no larger; the rest must be at hand. */
  private static Move borrowing(String parameter, Domain domain, long loanMost, long free) {
    var rest = new Term[] {Term.plus(parameter), Term.minus("loan")};
    return Move.of(parameter, domain)
        .with("loan", new Domain.Whole(0, loanMost))
        .within(Limit.least(0, Shape.bad("loan").code(), rest))
        .within(Means.payable(free, rest));
  }
}
