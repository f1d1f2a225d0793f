package games.kontor.web;

import games.kontor.protocol.Common.Listing;
import games.kontor.protocol.Wire;
import games.kontor.time.Time;
import io.vertx.core.Future;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The list of public rooms, as JSON: read once a second at most, however many ask for it. */
final class RoomList {
  private static final long KEPT_MILLIS = 1_000;

  private final Supplier<Future<List<Listing>>> rooms;
  private final Time time;
  private @Nullable Future<byte[]> last;
  private long askedAtMillis;

  RoomList(Supplier<Future<List<Listing>>> rooms, Time time) {
    this.rooms = rooms;
    this.time = time;
  }

  /** The list of now, or of at most a second ago. */
  Future<byte[]> latest() {
    long nowMillis = time.millis();
    var known = last;
    boolean stillGood =
        known != null
            && !known.failed()
            && (!known.isComplete() || nowMillis - askedAtMillis < KEPT_MILLIS);
    if (known != null && stillGood) {
      return known;
    }
    var next = rooms.get().map(Wire::bytes);
    askedAtMillis = nowMillis;
    last = next;
    return next;
  }
}
