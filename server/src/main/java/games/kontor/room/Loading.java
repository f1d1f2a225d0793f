package games.kontor.room;

import games.kontor.game.Game;
import org.jspecify.annotations.Nullable;

/** A room as its journal tells it, folded step by step; only its present state is kept. */
public final class Loading<S, A, E> implements StepFold<E, Room<S, A, E>> {
  private final Game<S, A, E> game;
  private final Chances chances;
  private final String epoch;
  private @Nullable Room<S, A, E> room;

  /** {@code epoch} is a new random text for each time a room is loaded. */
  public Loading(Game<S, A, E> game, Chances chances, String epoch) {
    this.game = game;
    this.chances = chances;
    this.epoch = epoch;
  }

  @Override
  public void add(Step<E> step) {
    if (room == null) {
      room = new Room<>(game, chances, step, epoch);
    } else {
      room.fold(step);
    }
  }

  /** Throws IllegalStateException if there was no step. */
  @Override
  public Room<S, A, E> end() {
    if (room == null) {
      throw new IllegalStateException("a room without rows");
    }
    return room.loaded();
  }
}
