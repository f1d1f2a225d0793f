package games.kontor.host;

import games.kontor.game.Game;
import games.kontor.room.Loading;
import games.kontor.room.Room;
import games.kontor.room.StepFold;
import io.vertx.core.Future;
import java.util.Optional;

/**
 * Reads rooms from the journal. Their rows are decoded and folded one by one where the journal
 * reads them: a long game has tens of thousands of facts. A room is a plain object that knows no
 * thread; its future hands it over to the event loop that asked, and there alone it is touched from
 * then on.
 */
final class RoomReading {
  private RoomReading() {}

  /** Empty if there is no such room. */
  static Future<Optional<Room<?, ?, ?>>> room(Services services, String code) {
    return services.journal().read(code, services.codec().rows(new Loadings(services)));
  }

  /** The same for whom nobody at a table waits. */
  static Future<Optional<Room<?, ?, ?>>> look(Services services, String code) {
    return services.journal().look(code, services.codec().rows(new Loadings(services)));
  }

  /** A room whose game is known, as it is now; fails if it is gone. */
  static <S, A, E> Future<Room<S, A, E>> room(Services services, String code, Game<S, A, E> game) {
    return services.journal().read(code, RoomCodec.rows(game, loading(services, game)));
  }

  private static <S, A, E> Loading<S, A, E> loading(Services services, Game<S, A, E> game) {
    return new Loading<>(game, services.chances(), Epochs.next());
  }

  private record Loadings(Services services) implements RoomCodec.ByGame<Room<?, ?, ?>> {
    @Override
    public <S, A, E> StepFold<E, Room<S, A, E>> steps(Game<S, A, E> game) {
      return loading(services, game);
    }
  }
}
