package games.kontor.room;

import games.kontor.game.Game;
import games.kontor.game.Turn.Happened;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A room's steps taken once more, from the first on: how the room is after each of them, and what
 * each did to its game.
 */
final class Rerun<S, E> {
  private final Game<S, ?, E> game;
  private @Nullable RoomState before;
  private @Nullable RoomState room;
  private @Nullable S state;

  Rerun(Game<S, ?, E> game) {
    this.game = game;
  }

  /** Takes the next step: its facts, each with the state that it led to, or none. */
  List<Happened<S, E>> take(Step<E> step) {
    before = room;
    room =
        step.event() instanceof RoomEvent.Opened<E> opened
            ? RoomState.opened(opened)
            : RoomFold.apply(room(), step.event());
    if (!(step.event() instanceof RoomEvent.Played<E> played)) {
      return List.of();
    }
    S from = state;
    if (from == null || played.cause() instanceof RoomEvent.Cause.Began) {
      from = Fold.opening(game, room());
    }
    var happened = Fold.of(game, from, played.facts());
    state = Fold.last(from, happened);
    return happened;
  }

  /** The room before the last step; before the first it was what that made of it. */
  RoomState before() {
    return before == null ? room() : before;
  }

  /** The room after the last step. */
  RoomState room() {
    if (room == null) {
      throw new IllegalStateException("a journal begins with the opening of its room");
    }
    return room;
  }

  /** Where its game stands; there is one once a step has played. */
  S state() {
    if (state == null) {
      throw new IllegalStateException("no game has begun");
    }
    return state;
  }
}
