package games.kontor.games.economy;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.Optional;

/** Who may try what now, before parameters are read, in the order of section 5. */
final class Admission {
  private Admission() {}

  /** Why this seat may not try it now; empty if it may. */
  static Optional<Refusal> refusal(State state, Seat seat, Class<? extends Action> kind) {
    if (seat.index() >= state.players().size()) {
      return Optional.of(new Refusal("not-a-player"));
    }
    if (state.over()) {
      return Optional.of(new Refusal("game-over"));
    }
    if (kind == Action.TakeOver.class) {
      boolean absent = state.player(seat).autopilot();
      return absent ? Optional.empty() : Optional.of(new Refusal("not-on-autopilot"));
    }
    if (kind != Action.AutoPlace.class && !state.turn().equals(seat)) {
      return Optional.of(Refusal.notYourTurn(state.turn()));
    }
    return belongsTo(state.phase(), kind) ? Optional.empty() : Optional.of(wrongPhase(state));
  }

  private static boolean belongsTo(Phase phase, Class<? extends Action> kind) {
    return switch (phase) {
      case Phase.Place _ -> kind == Action.PlaceCard.class || kind == Action.AutoPlace.class;
      case Phase.Roll _ -> kind == Action.Roll.class;
      case Phase.Move _ -> kind == Action.Move.class;
      case Phase.Send _ -> kind == Action.SendOut.class;
      case Phase.Over _ -> false;
    };
  }

  static Refusal wrongPhase(State state) {
    return Refusal.wrongPhase(Phase.name(state.phase()));
  }
}
