package games.kontor.store;

import io.vertx.core.Future;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A journal that lasts as long as the process: for tests, and for servers that may forget. */
public final class MemoryJournal implements Journal {
  private final Memory memory = new Memory();
  private final Map<String, Kept> rooms = new TreeMap<>();

  @Override
  public Future<Void> append(Row row, Entry entry) {
    return memory.write(
        () -> {
          var before = rooms.containsKey(row.room()) ? rooms.get(row.room()).rows : List.<Row>of();
          if (row.seq() != before.size() + 1) {
            throw new NotNext(row);
          }
          var rows = new ArrayList<>(before);
          rows.add(row);
          rooms.put(row.room(), new Kept(rows, entry));
        });
  }

  @Override
  public Future<List<Row>> read(String room) {
    return memory.read(
        () -> rooms.containsKey(room) ? List.copyOf(rooms.get(room).rows) : List.of());
  }

  @Override
  public Future<Optional<Entry>> entry(String room) {
    return memory.read(() -> Optional.ofNullable(rooms.get(room)).map(Kept::entry));
  }

  @Override
  public Future<List<Entry>> listed(int most) {
    return memory.read(
        () ->
            kept(room -> room.entry.listed() && room.entry.stage() != Stage.OVER)
                .sorted(Comparator.comparingLong(Kept::changedMillis).reversed())
                .limit(most)
                .map(Kept::entry)
                .toList());
  }

  @Override
  public Future<List<String>> waking(long dateMillis) {
    return memory.read(() -> names(room -> room.wakesBy(dateMillis)));
  }

  @Override
  public Future<List<String>> expired(long openBeforeMillis, long anyBeforeMillis) {
    return memory.read(
        () ->
            names(
                room ->
                    room.changedMillis() < anyBeforeMillis
                        || (room.entry.stage() == Stage.OPEN
                            && room.changedMillis() < openBeforeMillis)));
  }

  @Override
  public Future<Void> delete(String room) {
    return memory.write(() -> rooms.remove(room));
  }

  @Override
  public Future<Void> close() {
    return memory.close();
  }

  private Stream<Kept> kept(Predicate<Kept> wanted) {
    return rooms.values().stream().filter(wanted);
  }

  private List<String> names(Predicate<Kept> wanted) {
    return kept(wanted).map(room -> room.entry.room()).toList();
  }

  private record Kept(List<Row> rows, Entry entry) {
    long changedMillis() {
      return rows.getLast().dateMillis();
    }

    boolean wakesBy(long dateMillis) {
      return entry.wakeAtMillis() != null && entry.wakeAtMillis() <= dateMillis;
    }
  }
}
