package games.kontor.room;

import games.kontor.game.Line;
import games.kontor.game.Seat;
import games.kontor.protocol.Common.LogLine;
import games.kontor.protocol.Common.OwnLine;
import games.kontor.protocol.Wire;
import java.util.ArrayDeque;
import java.util.ArrayList;
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

  /** Of the own lines among those no more than this, so that nobody fills a room with them. */
  static final int MOST_OWN = 4 * KEPT;

  private final Deque<Told> lines = new ArrayDeque<>();
  private final SortedMap<Integer, Deque<Told>> own = new TreeMap<>();
  private final SortedMap<Integer, Long> ownCounts = new TreeMap<>();
  private long count;

  /** A line after so many public ones; it becomes bytes when it is first sent. */
  private static final class Told {
    private final long after;
    private @Nullable Record line;
    private byte @Nullable [] json;

    Told(long after, Record line) {
      this.after = after;
      this.line = line;
    }

    byte[] json() {
      byte[] known = json;
      if (known == null && line != null) {
        known = Wire.bytes(line);
        json = known;
        line = null;
      }
      return known == null ? new byte[0] : known;
    }
  }

  void tell(Line line) {
    if (line.to().isEmpty()) {
      count++;
      lines.add(new Told(count, new LogLine(count, line.code(), line.args())));
      return;
    }
    // One for all whom it is addressed to: they read the same.
    var told = new Told(count, new OwnLine(count, line.code(), line.args()));
    for (Seat seat : line.to()) {
      ownCounts.merge(seat.number(), 1L, Long::sum);
      own.computeIfAbsent(seat.number(), _ -> new ArrayDeque<>()).add(told);
    }
  }

  /** Lets go of all but the last lines; to be called once all that was told has been sent. */
  void forgetEarlier() {
    trim(lines, KEPT);
    own.values().forEach(told -> trim(told, MOST_OWN));
  }

  private void trim(Deque<Told> told, int most) {
    while (!told.isEmpty() && (told.size() > most || told.getFirst().after < count - KEPT)) {
      told.removeFirst();
    }
  }

  /** Another game at the same table: the old story is over. */
  void forget() {
    lines.clear();
    own.clear();
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
  List<byte[]> since(long told) {
    return last(lines, count - told);
  }

  /** The own lines of a seat after the first {@code told}, as JSON. */
  List<byte[]> since(int seat, long told) {
    var all = own.get(seat);
    return all == null ? List.of() : last(all, size(seat) - told);
  }

  private static List<byte[]> last(Deque<Told> all, long many) {
    int size = (int) Math.min(many, all.size());
    if (size <= 0) {
      return List.of();
    }
    var found = new byte[size][];
    var newest = all.descendingIterator();
    for (int i = size - 1; i >= 0; i--) {
      found[i] = newest.next().json();
    }
    return List.of(found);
  }

  /** The last public lines, {@value #KEPT} at most, as JSON. */
  List<byte[]> latest() {
    return last(lines, KEPT);
  }

  /** The own lines of a seat that stand among the latest public ones, as JSON. */
  List<byte[]> latest(int seat) {
    var all = own.get(seat);
    if (all == null) {
      return List.of();
    }
    var found = new ArrayList<byte[]>();
    for (Told line : all) {
      if (line.after >= count - KEPT) {
        found.add(line.json());
      }
    }
    return found;
  }
}
