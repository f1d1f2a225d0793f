package games.kontor.games.territories;

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
    if (!state.player(seat).alive()) {
      return Optional.of(new Refusal("eliminated"));
    }
    if (kind == Action.AutoRoll.class) {
      return Optional.empty();
    }
    boolean onTurn = state.turn().equals(seat);
    if (kind != Action.Resign.class && !onTurn) {
      return Optional.of(Refusal.notYourTurn(state.turn()));
    }
    return belongsTo(state.phase(), kind, onTurn)
        ? Optional.empty()
        : Optional.of(wrongPhase(state));
  }

  /** A debt comes before resigning (5). */
  private static boolean belongsTo(Phase phase, Class<? extends Action> kind, boolean onTurn) {
    if (kind == Action.Resign.class) {
      return !onTurn || phase instanceof Phase.Roll;
    }
    return switch (phase) {
      case Phase.Roll _ -> kind == Action.Roll.class;
      case Phase.Camp _ -> kind == Action.RollRent.class;
      case Phase.Tax _ -> kind == Action.ChooseTax.class;
      case Phase.Over _ -> false;
    };
  }

  static Refusal wrongPhase(State state) {
    return Refusal.wrongPhase(Phase.name(state.phase()));
  }
}
