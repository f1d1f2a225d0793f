package games.kontor.games.greement;

import games.kontor.game.Move;
import games.kontor.game.Move.Item;
import games.kontor.game.Move.Limit;
import games.kontor.game.Move.Parameter;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * What a seat may do now, as data; it depends on nothing that this seat cannot see. Weights are
 * coins: the price of an item with its tax, or in offers the tax alone.
 */
final class GreementMoves {
  /** Lower than any sum of weights. */
  static final long NO_LEAST = -1_000_000_000_000_000L;

  private final State state;
  private final Seat seat;
  private final List<Move> moves = new ArrayList<>();

  private GreementMoves(State state, Seat seat) {
    this.state = state;
    this.seat = seat;
  }

  static List<Move> of(State state, Seat seat) {
    if (state.over() || state.player(seat).left()) {
      return List.of();
    }
    var moves = new GreementMoves(state, seat);
    moves.list();
    return List.copyOf(moves.moves);
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
    moves.add(Move.of("leave-game"));
  }

  private void chooseStart() {
    Square locked = state.player(seat).lockedStart();
    if (locked != null) {
      moves.add(
          Move.blocked("choose-start", Refusal.of("start-locked", "square", locked.toString())));
      return;
    }
    var items = new ArrayList<Item>();
    for (Square square : Square.inReadingOrder()) {
      Item item = Item.of(square.toString());
      items.add(
          Starts.tooClose(state, seat, square)
              .map(start -> item.blockedBy(Starts.connected(start)))
              .orElse(item));
    }
    moves.add(Move.of("choose-start", Parameter.one("square", items)));
  }

  private void replaceStart(Phase.ReplaceStart phase) {
    if (!phase.seat().equals(seat)) {
      moves.add(Move.blocked("replace-start", Refusal.notYourTurn(phase.seat())));
      return;
    }
    var items =
        Starts.candidates(state, seat).stream()
            .map(square -> Item.of(square.toString(), state.ground().bankPrice(square)))
            .toList();
    moves.add(Move.of("replace-start", Parameter.one("square", items)));
  }

  private void takeFirstLoan() {
    long price = Loans.priceOfStart(state, state.player(seat));
    moves.add(Move.of("take-first-loan", Parameter.number("amount", price, Rules.FIRST_LOAN_MOST)));
  }

  private void turn(Phase.Turn phase) {
    if (phase.seatOnTurn().equals(seat)) {
      moves.addAll(TurnMoves.of(state, seat));
    } else {
      var notYourTurn = Refusal.notYourTurn(phase.seatOnTurn());
      for (String action : TurnMoves.ACTIONS) {
        moves.add(Move.blocked(action, notYourTurn));
      }
    }
    moves.addAll(OfferMoves.of(state, seat));
  }

  private void vote(Phase.EventVote phase) {
    moves.add(
        Move.of("vote", Parameter.one("choice", List.of(Item.of("against"), Item.of("for")))));
    moves.add(
        phase.votes().containsKey(seat)
            ? Move.of("ready")
            : Move.blocked("ready", new Refusal("vote-first")));
    moves.addAll(OfferMoves.of(state, seat));
  }

  private void pay(Phase.EventPay phase) {
    long price = phase.price();
    long available = state.available(seat);
    if (phase.shared()) {
      var own = phase.pledges().get(seat);
      long free = available + (own == null ? 0 : own.fromMoney());
      moves.add(
          Move.of(
                  "pledge",
                  Parameter.number("amount", 0, price),
                  Parameter.number("loan", 0, price))
              .within(difference("amount", "loan", 0, free)));
    } else {
      moves.add(
          Move.of("pay-event", Parameter.number("loan", Math.max(0, price - available), price)));
    }
    moves.add(Move.of("ready"));
  }

  private void payDisease() {
    if (!Disease.concerns(state, seat)) {
      moves.add(Move.blocked("pay-disease", new Refusal("not-your-turn")));
      return;
    }
    var cattle = state.ground().ownedBy(seat, Kind.CATTLE);
    var items =
        cattle.stream()
            .map(
                square ->
                    Item.of(square.toString(), Disease.PER_SQUARE)
                        .note("multiplier", state.ground().multiplier(square)))
            .toList();
    long free = state.available(seat) + Disease.reserved(state.player(seat));
    moves.add(
        Move.of(
                "pay-disease",
                Parameter.some("squares", items),
                Parameter.number("loan", 0, Disease.price(cattle)))
            .within(difference("squares", "loan", 0, free)));
  }

  /** One parameter less the other lies between the bounds. */
  static Limit difference(String one, String other, long least, long most) {
    return new Limit(List.of(new Limit.Term(one, 1), new Limit.Term(other, -1)), least, most);
  }

  /** The two parameters together are at most so many coins. */
  static Limit sum(String one, String other, long most) {
    return new Limit(List.of(new Limit.Term(one, 1), new Limit.Term(other, 1)), NO_LEAST, most);
  }
}
