package games.kontor.host;

import io.vertx.core.Future;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Compares the rooms of one event loop with a journal that other servers write to: of two that both
 * believe that they keep a room only one writes, and the other learns here that its own picture is
 * old, also if nobody acts there.
 */
final class Rivals {
  private static final Logger LOG = LoggerFactory.getLogger(Rivals.class);
  private static final Duration EACH = Duration.ofSeconds(2);
  private static final int MOST_AT_ONCE = 500;

  private final Services services;
  private final Supplier<SortedMap<String, RoomHost<?, ?, ?>>> loaded;

  /** {@code loaded} are the rooms in memory. */
  Rivals(Services services, Supplier<SortedMap<String, RoomHost<?, ?, ?>>> loaded) {
    this.services = services;
    this.loaded = loaded;
  }

  /** Begins after a while and goes on until it is over. */
  void start(BooleanSupplier over) {
    services.time().schedule(EACH.toMillis(), () -> compare(over));
  }

  private void compare(BooleanSupplier over) {
    if (!over.getAsBoolean()) {
      var rooms = loaded.get();
      compare(rooms, List.copyOf(rooms.keySet()))
          .onFailure(failure -> LOG.warn("rooms cannot be compared with the journal", failure))
          .onComplete(done -> start(over));
    }
  }

  private Future<Void> compare(Map<String, RoomHost<?, ?, ?>> rooms, List<String> codes) {
    if (codes.isEmpty()) {
      return Future.succeededFuture();
    }
    int most = Math.min(MOST_AT_ONCE, codes.size());
    return services
        .journal()
        .lasts(codes.subList(0, most))
        .compose(
            lasts -> {
              lasts.forEach((code, last) -> Objects.requireNonNull(rooms.get(code)).stored(last));
              return compare(rooms, codes.subList(most, codes.size()));
            });
  }
}
