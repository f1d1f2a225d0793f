package games.kontor.games.threerings;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** Leads each admitted action to its chapter. */
final class Decisions {
  private Decisions() {}

  static void decide(Turn<State, Event> turn, Seat seat, Action action) {
    if (action instanceof Action.Leave) {
      Departure.leave(turn, seat);
    } else {
      acts(turn, seat);
      carryOut(turn, seat, action);
    }
    Defaults.runOut(turn);
  }

  /** Once a turn, and after having been away; what follows may still be refused. */
  private static void acts(Turn<State, Event> turn, Seat seat) {
    State state = turn.state();
    Player player = state.player(seat);
    boolean first = seat.equals(state.turn()) && !player.acted();
    if (first || player.absent() || player.missedTurns() > 0) {
      turn.emit(
          new Event.Acted(
              seat, player.absent(), state.rules().turnMillis(false), turn.nowMillis()));
    }
  }

  private static void carryOut(Turn<State, Event> turn, Seat seat, Action action) {
    State state = turn.state();
    switch (action) {
      case Action.ChooseGoal choose -> Goals.choose(turn, seat, choose.goal());
      case Action.ClaimStart claim -> Claims.claimStart(turn, seat, claim.space());
      case Action.DeclareVictory _ -> CallOuts.declare(turn, seat);
      case Action.CallOut call -> CallOuts.callOut(turn, seat, call.player());
      case Action.UsePower use -> Powers.use(turn, seat, use);
      case Action.Consolidate consolidate ->
          Consolidation.consolidate(turn, seat, consolidate.give(), consolidate.take());
      case Action.Roll roll -> Movement.roll(turn, roll.ring());
      case Action.Sell sell -> Bank.sell(turn, seat, sell.properties());
      case Action.Repay repay -> Bank.repay(turn, seat, repay.amount());
      case Action.PayInterest pay ->
          Interest.pay(turn, Awaited.interest(state), Codes.amount(pay.cash()));
      case Action.CallNumber call -> Rents.call(turn, Awaited.rent(state), call.number());
      case Action.OfferRent offer -> Rents.offer(turn, Awaited.rent(state), offer);
      case Action.AcceptRent accept -> Rents.accept(turn, Awaited.rent(state), accept.offer());
      case Action.RejectRent reject -> Rents.reject(turn, Awaited.rent(state), reject.offer());
      case Action.Claim claim -> Claims.claim(turn, seat, claim);
      case Action.OfferTrade offer -> Trades.offer(turn, seat, offer);
      case Action.AcceptTrade accept -> Trades.accept(turn, Awaited.trade(state), accept);
      case Action.RejectTrade reject -> Trades.reject(turn, Awaited.trade(state), reject.offer());
      case Action.WithdrawTrade withdraw ->
          Trades.withdraw(turn, Awaited.trade(state), withdraw.offer());
      case Action.EndTurn _ -> Turns.end(turn);
      case Action.Leave _ -> {} // Departure has it
    }
  }
}
