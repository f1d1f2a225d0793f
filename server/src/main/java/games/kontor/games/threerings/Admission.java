package games.kontor.games.threerings;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who may try what now, before parameters are read, in the order of section 5. */
final class Admission {
  private Admission() {}

  /** Why this seat may not try it now; empty if it may. */
  static Optional<Refusal> refusal(State state, Seat seat, Class<? extends Action> kind) {
    if (state.over()) {
      return Optional.of(new Refusal("game-over"));
    }
    if (!state.plays(seat.number())) {
      return Optional.of(new Refusal("not-a-player"));
    }
    if (kind == Action.Leave.class) {
      return Optional.empty();
    }
    if (!belongsTo(state.phase(), kind)) {
      return Optional.of(wrongPhase(state));
    }
    Seat actor = actor(state, kind);
    return actor == null || actor.equals(seat)
        ? Optional.empty()
        : Optional.of(Refusal.notYourTurn(actor));
  }

  /** Who may do it in a phase that allows it; null if everybody may. */
  private static @Nullable Seat actor(State state, Class<? extends Action> kind) {
    return switch (state.phase()) {
      case Phase.ChooseGoals _ -> null;
      case Phase.RentAnswer phase -> phase.rent().claimant();
      case Phase.TradeAnswer phase ->
          kind == Action.WithdrawTrade.class ? phase.trade().from() : phase.trade().to();
      default -> state.turn();
    };
  }

  private static boolean belongsTo(Phase phase, Class<? extends Action> kind) {
    return switch (phase) {
      case Phase.ChooseGoals _, Phase.PublicGoal _ -> kind == Action.ChooseGoal.class;
      case Phase.FirstClaims _ -> kind == Action.ClaimStart.class;
      case Phase.TurnStart _ ->
          kind == Action.DeclareVictory.class
              || kind == Action.CallOut.class
              || kind == Action.UsePower.class
              || kind == Action.Consolidate.class
              || kind == Action.Roll.class
              || isBanking(kind);
      case Phase.AfterConsolidation _ -> kind == Action.Roll.class || isBanking(kind);
      case Phase.PayInterest _ -> kind == Action.PayInterest.class || isBanking(kind);
      case Phase.CallNumber _ -> kind == Action.CallNumber.class;
      case Phase.RentOffer _ -> kind == Action.OfferRent.class || isBanking(kind);
      case Phase.RentAnswer _ -> kind == Action.AcceptRent.class || kind == Action.RejectRent.class;
      case Phase.AfterRoll _ ->
          kind == Action.Claim.class
              || kind == Action.OfferTrade.class
              || kind == Action.EndTurn.class
              || isBanking(kind);
      case Phase.TradeAnswer _ ->
          kind == Action.AcceptTrade.class
              || kind == Action.RejectTrade.class
              || kind == Action.WithdrawTrade.class;
      case Phase.Finished _ -> false;
    };
  }

  private static boolean isBanking(Class<? extends Action> kind) {
    return kind == Action.Sell.class || kind == Action.Repay.class;
  }

  static Refusal wrongPhase(State state) {
    return Refusal.wrongPhase(Phase.name(state.phase()));
  }
}
