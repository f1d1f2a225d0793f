package games.kontor;

import games.kontor.cluster.Witness;
import games.kontor.time.Time;
import io.vertx.core.Future;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What processes have said at their witness, by a time that a test moves. */
final class Sayings {
  private final Time time;
  private final Map<String, Long> atMillis = new TreeMap<>();
  private boolean forgotten;

  Sayings(Time time) {
    this.time = time;
  }

  /** A way of its own for one process. */
  Cable cable() {
    return new Cable();
  }

  /** From now on nothing is kept. */
  synchronized void forget() {
    forgotten = true;
    atMillis.clear();
  }

  private synchronized SortedSet<String> fresh() {
    long sinceMillis = time.millis() - Witness.FRESH_MILLIS;
    var fresh = new TreeSet<>(atMillis.keySet());
    fresh.removeIf(node -> atMillis.getOrDefault(node, 0L) <= sinceMillis);
    return fresh;
  }

  private synchronized void put(String node) {
    if (!forgotten) {
      atMillis.put(node, time.millis());
    }
  }

  private synchronized void remove(String node) {
    atMillis.remove(node);
  }

  /** The way of one process to its witness. */
  final class Cable implements Witness {
    private volatile boolean cut;

    void cut() {
      cut = true;
    }

    private <T> Future<T> reached(@Nullable T answer) {
      return cut ? Future.failedFuture("no way") : Future.succeededFuture(answer);
    }

    @Override
    public Future<SortedSet<String>> seen() {
      return reached(fresh());
    }

    @Override
    public Future<Void> say(String node) {
      if (!cut) {
        put(node);
      }
      return reached(null);
    }

    @Override
    public Future<Void> leave(String node) {
      if (!cut) {
        remove(node);
      }
      return reached(null);
    }
  }
}
