package games.kontor.games.greement;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.List;
import java.util.Optional;

/** Who may try what now, before parameters are read: over, no player, wrong phase, not on turn. */
final class Admission {
  /** On a turn these are for the player on turn alone. */
  static final List<Class<? extends Action>> OWN_TURN =
      List.of(
          Action.Borrow.class,
          Action.Repay.class,
          Action.Buy.class,
          Action.Seed.class,
          Action.BuyCattle.class,
          Action.OfferDonation.class,
          Action.EndTurn.class);

  private static final List<Class<? extends Action>> DEALS =
      List.of(Action.OfferSale.class, Action.OfferPurchase.class);

  private static final List<Class<? extends Action>> ANSWERS =
      List.of(Action.AcceptOffer.class, Action.RefuseOffer.class, Action.WithdrawOffer.class);

  private static final List<Class<? extends Action>> VOTE =
      List.of(Action.Vote.class, Action.Ready.class, Action.OfferDonation.class);

  private Admission() {}

  /** Why this seat may not try it now; empty if it may. */
  static Optional<Refusal> refusal(State state, Seat seat, Class<? extends Action> kind) {
    if (state.over()) {
      return Optional.of(new Refusal("game-over"));
    }
    if (seat.index() >= state.players().size() || state.player(seat).left()) {
      return Optional.of(new Refusal("not-a-player"));
    }
    if (kind == Action.LeaveGame.class) {
      return Optional.empty();
    }
    return belongsTo(state.phase(), kind)
        ? turn(state, seat, kind)
        : Optional.of(wrongPhase(state));
  }

  private static boolean belongsTo(Phase phase, Class<? extends Action> kind) {
    return switch (phase) {
      case Phase.ChooseStart _ -> kind == Action.ChooseStart.class;
      case Phase.ReplaceStart _ -> kind == Action.ReplaceStart.class;
      case Phase.Loaning _ -> kind == Action.TakeFirstLoan.class;
      case Phase.Turn _ ->
          OWN_TURN.contains(kind) || DEALS.contains(kind) || ANSWERS.contains(kind);
      case Phase.EventVote _ -> VOTE.contains(kind) || ANSWERS.contains(kind);
      case Phase.EventPay pay ->
          kind == Action.Ready.class
              || kind == (pay.shared() ? Action.Pledge.class : Action.PayEvent.class);
      case Phase.EventDisease _ -> kind == Action.PayDisease.class;
      case Phase.Over _ -> false;
    };
  }

  private static Optional<Refusal> turn(State state, Seat seat, Class<? extends Action> kind) {
    return switch (state.phase()) {
      case Phase.ReplaceStart phase -> onlyFor(phase.seat(), seat);
      case Phase.Turn phase ->
          OWN_TURN.contains(kind) ? onlyFor(phase.seatOnTurn(), seat) : Optional.empty();
      case Phase.EventDisease _ ->
          Disease.concerns(state, seat)
              ? Optional.empty()
              : Optional.of(new Refusal("not-your-turn"));
      case Phase.ChooseStart _,
          Phase.Loaning _,
          Phase.EventVote _,
          Phase.EventPay _,
          Phase.Over _ ->
          Optional.empty();
    };
  }

  private static Optional<Refusal> onlyFor(Seat onTurn, Seat seat) {
    return onTurn.equals(seat) ? Optional.empty() : Optional.of(Refusal.notYourTurn(onTurn));
  }

  static Refusal wrongPhase(State state) {
    return Refusal.wrongPhase(Phase.name(state.phase()));
  }
}
