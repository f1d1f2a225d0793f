package games.kontor.games.threerings;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Trades between players: proposed on turn, answered by one who is not (R17, R18). */
final class Trades {
  private Trades() {}

  static void offer(Turn<State, Event> turn, Seat seat, Action.OfferTrade action) {
    State state = turn.state();
    Bundle give = bundle(action.give());
    Wanted want = wanted(action.want());
    Refusal.raise(whyNot(state));
    Seat to = Codes.player(state, action.to());
    Codes.check(!to.equals(seat), "cannot-trade-with-yourself");
    Codes.check(
        !give.properties().isEmpty() || !want.properties().isEmpty(), "no-property-in-trade");
    Codes.owned(state, seat, give.properties());
    for (Space space : want.properties()) {
      Codes.check(state.owns(to, space), "not-theirs", "space", space);
    }
    Player proposer = state.player(seat);
    Codes.payable(proposer, give.cash());
    long theirs = state.player(to).debt();
    Codes.check(give.takeDebt() <= theirs, "exceeds-their-debt", "theirDebt", theirs);
    Codes.check(want.takeDebt() <= proposer.debt(), "exceeds-own-debt", "debt", proposer.debt());
    var trade = new Trade(state.lastNumber() + 1, seat, to, give, want);
    turn.emit(new Event.TradeOffered(trade, turn.nowMillis()));
  }

  private static Bundle bundle(Action.Give give) {
    return new Bundle(
        Codes.amount(give.cash()),
        Codes.amount(give.borrow()),
        Codes.amount(give.takeDebt()),
        Codes.list(give.properties(), "give"));
  }

  private static Wanted wanted(Action.Want want) {
    return new Wanted(
        Codes.amount(want.money()),
        Codes.amount(want.takeDebt()),
        Codes.list(want.properties(), "want"));
  }

  /** After a claim no trade. */
  static Optional<Refusal> whyNot(State state) {
    return state.claimed() ? Optional.of(new Refusal("already-claimed")) : Optional.empty();
  }

  /** Of the money that is wanted, so much has to be borrowed at least. */
  static int missing(State state, Trade trade) {
    long missing = trade.want().money() - state.player(trade.to()).cash();
    return (int) Math.max(0, missing);
  }

  static void accept(Turn<State, Event> turn, Trade trade, Action.AcceptTrade action) {
    Codes.meant(action.offer(), trade.number());
    int missing = missing(turn.state(), trade);
    int borrow = action.borrow() == null ? missing : action.borrow();
    Codes.check(borrow >= missing && borrow <= trade.want().money(), "bad-borrow");
    turn.emit(new Event.TradeDone(trade, borrow));
    Placing.place(turn, trade.from(), trade.want().properties());
    Placing.place(turn, trade.to(), trade.give().properties());
    goOn(turn);
  }

  static void reject(Turn<State, Event> turn, Trade trade, @Nullable Integer meant) {
    Codes.meant(meant, trade.number());
    turn.emit(new Event.TradeRefused(trade));
    goOn(turn);
  }

  static void withdraw(Turn<State, Event> turn, Trade trade, @Nullable Integer meant) {
    Codes.meant(meant, trade.number());
    turn.emit(new Event.TradeWithdrawn(trade));
    goOn(turn);
  }

  private static void goOn(Turn<State, Event> turn) {
    turn.emit(new Event.Entered(new Phase.AfterRoll(), turn.nowMillis()));
  }
}
