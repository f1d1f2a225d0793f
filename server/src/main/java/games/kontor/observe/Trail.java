package games.kontor.observe;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The way of an action through one server or several, by its id: a line of the log at each place,
 * at level debug of this class, so that mostly there is none. It tells the room and the id, which
 * its client made, and nothing of who acts or what is done. So many lines a second at most; how
 * many were left out is told by the next one. May be called from any thread.
 */
public final class Trail {
  private static final Logger LOG = LoggerFactory.getLogger(Trail.class);
  private static final int LONGEST = 80;

  /** So many lines a second. */
  static final int MOST = 1_000;

  private final AtomicLong second = new AtomicLong();
  private final AtomicInteger lines = new AtomicInteger();
  private volatile String server = "this server";

  /** Where an action may be. */
  public enum Place {
    /** The server that holds the connection of whoever acts. */
    EDGE,
    /** The server that keeps the room. */
    OWNER,
    /** It is durable there. */
    JOURNAL
  }

  /** From now on lines name the server so; of several each has its own name. */
  public void named(String name) {
    server = name;
  }

  /** The action of this id is at this place; null is what nobody asked for. */
  public void pass(Place place, String room, @Nullable String id) {
    if (id != null && LOG.isDebugEnabled()) {
      pass(place, room, id, TimeUnit.NANOSECONDS.toSeconds(System.nanoTime()));
    }
  }

  void pass(Place place, String room, String id, long nowSeconds) {
    if (second.getAndSet(nowSeconds) != nowSeconds) {
      int left = lines.getAndSet(0) - MOST;
      if (left > 0) {
        LOG.debug("{} lines of trails were left out", left);
      }
    }
    if (lines.incrementAndGet() <= MOST) {
      String where = place.name().toLowerCase(Locale.ROOT);
      LOG.debug("action {} in {}: {} at {}", cut(id), cut(room), where, server);
    }
  }

  private static String cut(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST);
  }
}
