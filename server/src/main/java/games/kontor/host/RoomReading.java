package games.kontor.host;

import games.kontor.game.Game;
import games.kontor.room.Step;
import io.vertx.core.Future;
import java.util.List;
import java.util.Optional;

/** Reads rooms from the journal; rows are decoded on a worker thread. */
final class RoomReading {
  private RoomReading() {}

  /** A room's game and steps; empty if there is no such room. */
  static Future<Optional<RoomCodec.Tale<?, ?, ?>>> tale(Services services, String room) {
    return services
        .journal()
        .read(room)
        .compose(
            rows ->
                rows.isEmpty()
                    ? Future.succeededFuture(Optional.empty())
                    : services
                        .vertx()
                        .executeBlocking(() -> Optional.of(services.codec().read(rows)), false));
  }

  /** The steps of a room whose game is known; none if it is gone. */
  static <E> Future<List<Step<E>>> steps(Services services, String room, Game<?, ?, E> game) {
    return services
        .journal()
        .read(room)
        .compose(
            rows -> services.vertx().executeBlocking(() -> RoomCodec.steps(game, rows), false));
  }
}
