package games.kontor.host;

import games.kontor.game.Game;
import games.kontor.room.Room;
import games.kontor.store.Journal.Row;
import io.vertx.core.Future;
import java.util.List;
import java.util.Optional;

/**
 * Reads rooms from the journal. Their rows are decoded and folded on a worker thread: a long game
 * has tens of thousands of facts. A room is a plain object that knows no thread; its future hands
 * it over to the event loop that asked, and there alone it is touched from then on.
 */
final class RoomReading {
  private RoomReading() {}

  /** Empty if there is no such room. */
  static Future<Optional<Room<?, ?, ?>>> room(Services services, String code) {
    return services
        .journal()
        .read(code)
        .compose(
            rows ->
                rows.isEmpty()
                    ? Future.succeededFuture(Optional.empty())
                    : services
                        .vertx()
                        .executeBlocking(
                            () -> Optional.of(folded(services, services.codec().read(rows))),
                            false));
  }

  private static <S, A, E> Room<S, A, E> folded(Services services, RoomCodec.Tale<S, A, E> tale) {
    return new Room<>(tale.game(), services.chances(), tale.steps(), Epochs.next());
  }

  /** A room whose game is known, as it is now; fails if it is gone. */
  static <S, A, E> Future<Room<S, A, E>> room(Services services, String code, Game<S, A, E> game) {
    return services
        .journal()
        .read(code)
        .compose(
            rows ->
                services.vertx().executeBlocking(() -> folded(services, code, game, rows), false));
  }

  private static <S, A, E> Room<S, A, E> folded(
      Services services, String code, Game<S, A, E> game, List<Row> rows) {
    if (rows.isEmpty()) {
      throw new IllegalStateException(code + " has no rows any more");
    }
    return folded(services, new RoomCodec.Tale<>(code, game, RoomCodec.steps(game, rows)));
  }
}
