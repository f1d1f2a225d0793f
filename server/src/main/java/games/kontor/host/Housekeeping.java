package games.kontor.host;

import io.vertx.core.Future;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What happens to rooms that are away: those whose calendar has come are loaded, those forgotten
 * are deleted with all that was said in them. Only what two readings in a row, by a {@link
 * SteadyDate}, found forgotten is deleted, and never a game that is not over.
 */
final class Housekeeping {
  private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);
  private static final Duration EACH = Duration.ofMinutes(1);

  /** House rules, "Room life": rooms never started go after 7 days. */
  private static final Duration OPEN_KEPT = Duration.ofDays(7);

  private final Services services;
  private final Function<String, Shelf> shelves;
  private final Elsewhere elsewhere;
  private final SteadyDate date;
  private Set<String> foundBefore = Set.of();

  /** {@code shelves} gives the place of a room that is kept here; others are left alone. */
  Housekeeping(Services services, Function<String, Shelf> shelves, Elsewhere elsewhere) {
    this.services = services;
    this.shelves = shelves;
    this.elsewhere = elsewhere;
    this.date = new SteadyDate(services.time());
  }

  /** Begins now and goes on until it is over. */
  void start(BooleanSupplier over) {
    if (over.getAsBoolean()) {
      return;
    }
    wake()
        .compose(woken -> sweep())
        .onFailure(failure -> LOG.error("housekeeping failed", failure))
        .onComplete(done -> services.time().schedule(EACH.toMillis(), () -> start(over)));
  }

  private Future<Void> wake() {
    return services
        .journal()
        .waking(services.time().dateMillis())
        .onSuccess(
            waking ->
                waking.stream()
                    .filter(elsewhere::isHere)
                    .forEach(room -> shelves.apply(room).wake(room)))
        .mapEmpty();
  }

  private Future<Void> sweep() {
    var now = date.millis();
    if (now.isEmpty()) {
      foundBefore = Set.of();
      return Future.succeededFuture();
    }
    long openMillis = now.getAsLong() - OPEN_KEPT.toMillis();
    long overMillis = now.getAsLong() - services.pace().kept().toMillis();
    return services
        .journal()
        .expired(openMillis, overMillis)
        .compose(expired -> delete(foundTwice(expired).iterator()));
  }

  /** Those that the reading before found too. */
  private List<String> foundTwice(List<String> expired) {
    var own = expired.stream().filter(elsewhere::isHere).toList();
    var twice = own.stream().filter(foundBefore::contains).toList();
    foundBefore = new TreeSet<>(own);
    return twice;
  }

  /** One after the other: they wait for the same disk as the rooms that are played in. */
  private Future<Void> delete(Iterator<String> expired) {
    if (!expired.hasNext()) {
      return Future.succeededFuture();
    }
    String room = expired.next();
    return shelves
        .apply(room)
        .delete(room, () -> delete(room))
        .onFailure(failure -> LOG.error("{} cannot be deleted", room, failure))
        .transform(done -> delete(expired));
  }

  /** The rows go last: a room whose deletion was broken off is found again. */
  private Future<Void> delete(String room) {
    LOG.info("deleting {}", room);
    return services.chat().delete(room).compose(done -> services.journal().delete(room));
  }
}
