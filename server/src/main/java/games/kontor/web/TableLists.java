package games.kontor.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.kontor.protocol.Common.OwnTable;
import games.kontor.protocol.Wire;
import games.kontor.time.Time;
import io.vertx.core.Future;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** Each player's own tables, as JSON: read once a second at most, however often he asks. */
final class TableLists {
  private static final long KEPT_MILLIS = 1_000;
  private static final int MOST_KEPT = 1_000;

  private final Function<String, Future<List<OwnTable>>> tables;
  private final Time time;
  private final Cache<String, Asked> last =
      Caffeine.newBuilder()
          .maximumSize(MOST_KEPT)
          .expireAfterWrite(Duration.ofMillis(10 * KEPT_MILLIS))
          .build();

  private record Asked(long atMillis, Future<byte[]> tables) {
    boolean isGood(long nowMillis) {
      return !tables.failed() && (!tables.isComplete() || nowMillis - atMillis < KEPT_MILLIS);
    }
  }

  /** {@code tables} gives those of a player. */
  TableLists(Function<String, Future<List<OwnTable>>> tables, Time time) {
    this.tables = tables;
    this.time = time;
  }

  /** The tables of now, or of at most a second ago. */
  Future<byte[]> of(String player) {
    long nowMillis = time.millis();
    var known = last.getIfPresent(player);
    if (known != null && known.isGood(nowMillis)) {
      return known.tables();
    }
    var next = tables.apply(player).map(Wire::bytes);
    last.put(player, new Asked(nowMillis, next));
    return next;
  }
}
