package games.kontor.host;

import games.kontor.game.Game;
import games.kontor.room.Room;
import io.vertx.core.Future;
import java.util.Optional;

/**
 * Reads rooms from the journal. Their rows are decoded one by one where the journal reads them, and
 * folded there: a long game has tens of thousands of facts. A room is a plain object that knows no
 * thread; its future hands it over to the event loop that asked, and there alone it is touched from
 * then on.
 */
final class RoomReading {
  private RoomReading() {}

  /** Empty if there is no such room. */
  static Future<Optional<Room<?, ?, ?>>> room(Services services, String code) {
    return services
        .journal()
        .read(code, services.codec().tale().then(tale -> tale.map(found -> room(services, found))));
  }

  /** A room whose game is known, as it is now; fails if it is gone. */
  static <S, A, E> Future<Room<S, A, E>> room(Services services, String code, Game<S, A, E> game) {
    var steps = new RoomCodec.TaleFold<>(code, game);
    return services.journal().read(code, steps.then(tale -> room(services, tale)));
  }

  private static <S, A, E> Room<S, A, E> room(Services services, RoomCodec.Tale<S, A, E> tale) {
    if (tale.steps().isEmpty()) {
      throw new IllegalStateException(tale.room() + " has no rows any more");
    }
    return new Room<>(tale.game(), services.chances(), tale.steps(), Epochs.next());
  }
}
