package games.kontor.games.threerings;

import games.kontor.game.Turn;

/** What is done for who does not (8). */
final class Defaults {
  private Defaults() {}

  /** When the turn clock is spent, one after the other until the turn ends or another is asked. */
  static void runOut(Turn<State, Event> turn) {
    while (turn.state().spent() && turn.state().turnRuns()) {
      carryOut(turn);
    }
  }

  /** The default of this phase. */
  static void carryOut(Turn<State, Event> turn) {
    State state = turn.state();
    switch (state.phase()) {
      case Phase.ChooseGoals _ -> Goals.drawForAll(turn);
      case Phase.PublicGoal _ -> Goals.drawPublicly(turn);
      case Phase.FirstClaims _ ->
          Claims.claimStart(turn, state.onTurn(), Claims.farms(state).getFirst());
      case Phase.TurnStart _, Phase.AfterConsolidation _ -> Movement.roll(turn, null);
      case Phase.PayInterest phase ->
          Interest.pay(turn, phase, Math.min(phase.due(), state.mover().cash()));
      case Phase.CallNumber phase -> Rents.call(turn, phase.rent(), 1);
      case Phase.RentOffer phase -> Rents.offerCash(turn, phase.rent());
      case Phase.RentAnswer phase -> Rents.answer(turn, phase.rent());
      case Phase.AfterRoll _ -> Turns.end(turn);
      case Phase.TradeAnswer phase -> Trades.reject(turn, phase.trade(), null);
      case Phase.Finished _ -> {}
    }
  }
}
