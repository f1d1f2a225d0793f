package games.kontor.room;

import games.kontor.game.Line;
import games.kontor.game.Seat;
import games.kontor.protocol.Common.LogLine;
import games.kontor.protocol.Common.OwnLine;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The lines told so far: the public ones, counted from 1, and those of each seat among them. */
final class Story {
  private final List<LogLine> lines = new ArrayList<>();
  private final SortedMap<Integer, List<OwnLine>> own = new TreeMap<>();

  void tell(Line line) {
    if (line.to().isEmpty()) {
      lines.add(new LogLine(lines.size() + 1L, line.code(), line.args()));
    }
    for (Seat seat : line.to()) {
      own.computeIfAbsent(seat.number(), s -> new ArrayList<>())
          .add(new OwnLine(lines.size(), line.code(), line.args()));
    }
  }

  /** Another game at the same table: the old story is over. */
  void forget() {
    lines.clear();
    own.clear();
  }

  int size() {
    return lines.size();
  }

  int size(int seat) {
    return own.getOrDefault(seat, List.of()).size();
  }

  /** The public lines after the first {@code told}. */
  List<LogLine> since(int told) {
    return List.copyOf(lines.subList(Math.min(told, lines.size()), lines.size()));
  }

  /** The own lines of a seat after the first {@code told}. */
  List<OwnLine> since(int seat, int told) {
    var all = own.getOrDefault(seat, List.of());
    return List.copyOf(all.subList(Math.min(told, all.size()), all.size()));
  }

  /** Up to {@code most} public lines before line {@code before}, oldest first. */
  List<LogLine> before(long before, int most) {
    int end = Math.clamp(before - 1, 0, lines.size());
    return List.copyOf(lines.subList(Math.max(0, end - most), end));
  }

  /**
   * The own lines of a seat that stand among these public lines; with the last line also those
   * behind it.
   */
  List<OwnLine> among(int seat, List<LogLine> shown) {
    long first = shown.isEmpty() ? 1 : shown.getFirst().n();
    long last = shown.isEmpty() ? 0 : shown.getLast().n();
    boolean open = last == lines.size();
    return own.getOrDefault(seat, List.of()).stream()
        .filter(line -> line.after() >= first - 1 && (open || line.after() < last))
        .toList();
  }
}
