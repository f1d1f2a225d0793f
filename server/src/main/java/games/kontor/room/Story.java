package games.kontor.room;

import games.kontor.game.Line;
import games.kontor.game.Seat;
import games.kontor.protocol.Common.LogLine;
import games.kontor.protocol.Common.OwnLine;
import games.kontor.protocol.Run;
import games.kontor.protocol.Wire;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The lines told so far: the public ones, counted from 1, and those of each seat among them. Only
 * the last {@value #KEPT} public ones are kept and the own ones among them, as they go over the
 * wire, and all that were told since {@link #forgetEarlier}; earlier ones are told anew from the
 * journal ({@link Retelling}).
 */
final class Story {
  static final int KEPT = 100;

  /** Of a seat's own lines among those no more than this, so that nobody fills a room with them. */
  static final int MOST_OWN = 4 * KEPT;

  private static final int ALL = Integer.MAX_VALUE;

  /** So many wait as objects: nobody may ever ask for them. */
  private static final int MOST_FRESH = MOST_OWN + KEPT;

  private final Scroll sent = new Scroll();
  private final Deque<Told> fresh = new ArrayDeque<>();
  private final SortedMap<Integer, Long> ownCounts = new TreeMap<>();
  private long count;

  /** A line after so many public ones; it becomes bytes when it is first sent. */
  private static final class Told {
    private final long after;
    private final int readers;
    private final Record line;
    private @Nullable Run json;

    Told(long after, int readers, Record line) {
      this.after = after;
      this.readers = readers;
      this.line = line;
    }

    boolean isFor(int reader) {
      return (readers & reader) != 0;
    }

    Run json() {
      Run known = json;
      if (known == null) {
        known = Run.of(Wire.bytes(line));
        json = known;
      }
      return known;
    }
  }

  void tell(Line line) {
    if (line.to().isEmpty()) {
      count++;
      fresh.add(new Told(count, Scroll.EVERYBODY, new LogLine(count, line.code(), line.args())));
      return;
    }
    // One for all whom it is addressed to: they read the same.
    int readers = 0;
    for (Seat seat : line.to()) {
      readers |= Scroll.reader(seat.number());
      ownCounts.merge(seat.number(), 1L, Long::sum);
    }
    fresh.add(new Told(count, readers, new OwnLine(count, line.code(), line.args())));
  }

  /** Lets go of all but the last lines; to be called once all that was told has been sent. */
  void forgetEarlier() {
    long since = count - KEPT;
    for (int lasting = lasting(); lasting > 0; lasting--) {
      Told told = fresh.removeFirst();
      sent.add(told.after, told.readers, told.json());
    }
    while (!fresh.isEmpty() && isForgotten(fresh.getFirst(), since)) {
      fresh.removeFirst();
    }
    sent.forget(since);
    for (int seat : ownCounts.keySet()) {
      sent.keep(Scroll.reader(seat), MOST_OWN);
    }
  }

  /**
   * How many of the fresh ones are to be kept as bytes: all up to the last that was sent, and what
   * are too many.
   */
  private int lasting() {
    int lasting = fresh.size();
    for (var newest = fresh.descendingIterator(); newest.hasNext(); lasting--) {
      if (newest.next().json != null) {
        break;
      }
    }
    return Math.max(lasting, fresh.size() - MOST_FRESH);
  }

  private static boolean isForgotten(Told told, long since) {
    return told.isFor(Scroll.EVERYBODY) ? told.after <= since : told.after < since;
  }

  /** Another game at the same table: the old story is over. */
  void forget() {
    sent.clear();
    fresh.clear();
    ownCounts.clear();
    count = 0;
  }

  /** How many public lines there are, forgotten ones too. */
  long size() {
    return count;
  }

  /** How many own lines a seat has, forgotten ones too. */
  long size(int seat) {
    return ownCounts.getOrDefault(seat, 0L);
  }

  /** The public lines after the first {@code told}, as JSON. */
  List<Run> since(long told) {
    return last(Scroll.EVERYBODY, count - told, 0);
  }

  /** The own lines of a seat after the first {@code told}, as JSON. */
  List<Run> since(int seat, long told) {
    return last(Scroll.reader(seat), size(seat) - told, 0);
  }

  /** The last public lines, {@value #KEPT} at most, as JSON. */
  List<Run> latest() {
    return last(Scroll.EVERYBODY, KEPT, 0);
  }

  /** The own lines of a seat that stand among the latest public ones, as JSON. */
  List<Run> latest(int seat) {
    return last(Scroll.reader(seat), ALL, count - KEPT);
  }

  /** The last lines for this reader, so many at most, and none that was told before that one. */
  private List<Run> last(int reader, long most, long since) {
    if (most <= 0) {
      return List.of();
    }
    var found = new ArrayList<Run>();
    for (var newest = fresh.descendingIterator(); newest.hasNext() && found.size() < most; ) {
      Told told = newest.next();
      if (told.isFor(reader) && told.after >= since) {
        found.add(told.json());
      }
    }
    sent.addLast(found, reader, most, since);
    Collections.reverse(found);
    return found;
  }
}
