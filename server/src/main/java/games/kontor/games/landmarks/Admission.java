package games.kontor.games.landmarks;

import games.kontor.game.Code;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.Optional;

/** Who may try what now, before parameters are read, in the order of section 5. */
final class Admission {
  private Admission() {}

  /** Why this seat may not try it now; empty if it may. */
  static Optional<Refusal> refusal(State state, Seat seat, Class<? extends Action> kind) {
    if (seat.index() >= state.seats()) {
      return Optional.of(new Refusal("not-a-player"));
    }
    if (state.over()) {
      return Optional.of(new Refusal("game-over"));
    }
    if (kind == Action.AgreeMode.class) {
      return Optional.empty();
    }
    boolean byPost = Action.ByPost.class.isAssignableFrom(kind);
    if (byPost != (state.mode() == Mode.POSTAL)) {
      return Optional.of(Refusal.of("wrong-mode", "mode", mode(state)));
    }
    if (byPost) {
      boolean awaited = state.phase() instanceof Phase.Orders;
      return awaited ? Optional.empty() : Optional.of(wrongPhase(state));
    }
    if (kind == Action.Back.class) {
      boolean away = state.player(seat).away();
      return away ? Optional.empty() : Optional.of(new Refusal("not-away"));
    }
    if (!state.roller().equals(seat)) {
      return Optional.of(Refusal.notYourTurn(state.roller()));
    }
    return inPhase(state, kind);
  }

  private static String mode(State state) {
    return Code.of(state.mode());
  }

  private static Optional<Refusal> inPhase(State state, Class<? extends Action> kind) {
    if (belongsTo(state, kind)) {
      return Optional.empty();
    }
    return kind == Action.Skip.class && isCompulsory(state.phase())
        ? Optional.of(Refusal.of("must-choose", "phase", Phase.name(state.phase())))
        : Optional.of(wrongPhase(state));
  }

  private static boolean belongsTo(State state, Class<? extends Action> kind) {
    return switch (state.phase()) {
      case Phase.Roll _ -> kind == Action.Roll.class;
      case Phase.Reroll _ -> kind == Action.Reroll.class || kind == Action.Keep.class;
      case Phase.Harbour _ -> kind == Action.Harbour.class;
      case Phase.Demolish _ -> kind == Action.Demolish.class;
      case Phase.GiveBuilding _ -> kind == Action.GiveBuilding.class;
      case Phase.TvStation _ -> kind == Action.ChooseTarget.class;
      case Phase.Swap _ -> kind == Action.Swap.class || kind == Action.Skip.class;
      case Phase.Renovation _ ->
          kind == Action.Renovate.class
              || (kind == Action.Skip.class && Renovation.standard(state).isEmpty());
      case Phase.Convention _ -> kind == Action.Activate.class || kind == Action.Skip.class;
      case Phase.Build _ -> kind == Action.Build.class || kind == Action.Skip.class;
      case Phase.Invest _ -> kind == Action.Invest.class || kind == Action.Skip.class;
      case Phase.Orders _, Phase.Over _ -> false;
    };
  }

  private static boolean isCompulsory(Phase phase) {
    return switch (phase) {
      case Phase.Demolish _, Phase.GiveBuilding _, Phase.TvStation _, Phase.Renovation _ -> true;
      case Phase.Roll _,
          Phase.Reroll _,
          Phase.Harbour _,
          Phase.Swap _,
          Phase.Convention _,
          Phase.Build _,
          Phase.Invest _,
          Phase.Orders _,
          Phase.Over _ ->
          false;
    };
  }

  static Refusal wrongPhase(State state) {
    return Refusal.wrongPhase(Phase.name(state.phase()));
  }
}
