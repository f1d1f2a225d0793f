package games.kontor.store;

import io.vertx.core.Future;
import java.util.List;

/**
 * What was said in each room: the last {@link #KEPT} lines of each channel. A completed add is
 * durable.
 */
public interface ChatLog {
  int KEPT = 200;

  /** Stores a line and forgets what is older than the last {@link #KEPT} of its channel. */
  Future<Void> add(Line line);

  /** The kept lines of all channels of a room, by channel, each oldest first. */
  Future<List<Line>> read(String room);

  /** Forgets all that was said in a room. */
  Future<Void> delete(String room);

  /** One line; {@code n} counts those of its room and channel from 1. */
  record Line(String room, String channel, long n, byte[] body) {}
}
