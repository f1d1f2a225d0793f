package games.kontor.games.greement;

import games.kontor.game.Blocked;
import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Limit;
import games.kontor.game.Limit.Term;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * What a seat may do now, as data; it depends on nothing that this seat cannot see. Weights are
 * coins: the price of an item with its tax, or in offers the tax alone.
 */
final class GreementMoves {
  private final State state;
  private final Seat seat;
  private final Moves.Listing listing = new Moves.Listing();

  private GreementMoves(State state, Seat seat) {
    this.state = state;
    this.seat = seat;
  }

  static Moves of(State state, Seat seat) {
    if (state.over() || state.player(seat).left()) {
      return Moves.NONE;
    }
    var moves = new GreementMoves(state, seat);
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
    listing.open("leave-game", Move.givingUp());
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
    var squares = words(Square.inReadingOrder());
    listing.open("choose-start", Move.of("square", new Domain.One(squares, tooClose.list())));
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
    if (phase.seatOnTurn().equals(seat)) {
      TurnMoves.list(state, seat, listing);
    } else {
      var notYourTurn = Refusal.notYourTurn(phase.seatOnTurn());
      for (String action : TurnMoves.ACTIONS) {
        listing.blocked(action, notYourTurn);
      }
    }
    OfferMoves.list(state, seat, listing);
  }

  private void vote(Phase.EventVote phase) {
    listing.open("vote", Move.of("choice", Domain.oneOf("against", "for")));
    if (phase.votes().containsKey(seat)) {
      listing.open("ready", Move.bare());
    } else {
      listing.blocked("ready", new Refusal("vote-first"));
    }
    OfferMoves.list(state, seat, listing);
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
    listing.open("ready", Move.bare());
  }

  private void payDisease() {
    if (!Disease.concerns(state, seat)) {
      listing.blocked("pay-disease", new Refusal("not-your-turn"));
      return;
    }
    var cattle = state.ground().ownedBy(seat, Kind.CATTLE);
    var items = new LinkedHashMap<String, Items.Item>();
    for (Square square : cattle) {
      items.put(square.toString(), TurnMoves.noted(state.ground(), square, Disease.PER_SQUARE));
    }
    long free = state.available(seat) + Disease.reserved(state.player(seat));
    var squares = Domain.anyOf(new Items.Noted(items));
    listing.open("pay-disease", borrowing("squares", squares, Disease.price(cattle), free));
  }

  /** Something paid, in part by a loan that is no larger; the rest must be at hand. */
  private static Move borrowing(String parameter, Domain domain, long loanMost, long free) {
    var rest = new Term[] {Term.plus(parameter), Term.minus("loan")};
    return Move.of(parameter, domain)
        .with("loan", new Domain.Whole(0, loanMost))
        .within(Limit.least(0, Shape.bad("loan").code(), rest))
        .within(payable(free, rest));
  }

  /** So many coins are at hand for the terms. */
  static Limit payable(long available, Term... terms) {
    return Limit.most(available, "insufficient-funds", terms).telling("needed", "available");
  }

  static Items words(List<Square> squares) {
    return new Items.Words(squares.stream().map(Square::toString).toList());
  }
}
