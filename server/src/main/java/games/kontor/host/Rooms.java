package games.kontor.host;

import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Listing;
import games.kontor.protocol.Common.OwnTable;
import io.vertx.core.Future;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** All rooms of this server, wherever they live. What is only read may fail with {@link Busy}. */
public interface Rooms {

  /**
   * Opens a room and completes with its code, when that is durable. Fails with {@link NotOpened}
   * for an unknown game and for seats or options that do not fit.
   */
  Future<String> open(Opening opening);

  /** Listed rooms that are not over, those opened last first, a hundred at most. */
  Future<List<Listing>> list();

  /**
   * The rooms in which this player sits, those first that wait for him, then games that are on,
   * then rooms still open, then those that ended within a day; two dozen at most.
   */
  Future<List<OwnTable>> tables(String player);

  /** What lists would show of this room; empty for an unknown one. */
  Future<Optional<Listing>> find(String room);

  /**
   * The record of the last finished game of a room, as JSON; empty before the first end and for an
   * unknown room.
   */
  Future<Optional<byte[]>> record(String room);

  /**
   * The report of a turn by post of a room's last game, as JSON, for this player; null is somebody
   * of whom nothing is known. Empty if there is none, and for whoever may not follow the room.
   */
  Future<Optional<byte[]>> report(String room, int turn, @Nullable String player);

  /**
   * A message to a room: {@code watch} begins to follow it, {@code leave} ends that, {@code ping}
   * and commands are for those who follow. Every command is answered, to its sender alone.
   */
  void send(String room, ClientMessage message, Outbox from);

  /** Too many ask at the moment; what was asked may be asked again. */
  final class Busy extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Busy() {
      super("too many ask", null, false, false);
    }
  }

  /** A wish for a room that cannot be; the code and arguments say why. */
  final class NotOpened extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String code;
    private final transient Map<String, Object> args;

    NotOpened(String code, Map<String, Object> args) {
      super(code, null, false, false);
      this.code = code;
      this.args = args;
    }

    public String code() {
      return code;
    }

    public Map<String, Object> args() {
      return args;
    }
  }
}
