package games.kontor.store;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A journal that lasts as long as the process: for tests, and for servers that may forget. */
public final class MemoryJournal implements Journal {
  private final Turnstile turnstile = new Turnstile();
  private final Map<String, Kept> rooms = new TreeMap<>();
  private final Map<String, Away> away = new TreeMap<>();
  private final MemoryContacts contacts = new MemoryContacts(turnstile, this::sits);

  @Override
  public Future<Void> append(Row row, @Nullable Entry entry, NoticeChange change) {
    Entry first = row.seq() == 1 ? Objects.requireNonNull(entry, NO_ENTRY) : entry;
    return turnstile.write(
        () -> {
          rooms.put(row.room(), with(row, first));
          contacts.change(row.room(), change);
        });
  }

  private boolean sits(String room, String player) {
    var kept = rooms.get(room);
    return kept != null && kept.entry.players().contains(player);
  }

  private Kept with(Row row, @Nullable Entry entry) {
    var before = rooms.get(row.room());
    if (row.seq() != (before == null ? 1 : before.rows.size() + 1)) {
      throw new NotNext(row);
    }
    var rows = before == null ? new ArrayList<Row>() : before.rows;
    rows.add(row);
    return entry == null ? Objects.requireNonNull(before) : new Kept(rows, entry, row.dateMillis());
  }

  @Override
  public <T> Future<T> read(String room, Fold<T> fold) {
    return turnstile
        .read(() -> rooms.containsKey(room) ? List.copyOf(rooms.get(room).rows) : List.<Row>of())
        .compose(rows -> folded(rows, fold));
  }

  /** Folding may take long: not on the event loop that asked, then. */
  private static <T> Future<T> folded(List<Row> rows, Fold<T> fold) {
    var asker = Vertx.currentContext();
    Callable<T> work =
        () -> {
          rows.forEach(fold::add);
          return fold.end();
        };
    return asker == null ? called(work) : asker.executeBlocking(work, false);
  }

  private static <T> Future<T> called(Callable<T> work) {
    try {
      return Future.succeededFuture(work.call());
    } catch (Exception e) {
      return Future.failedFuture(e);
    }
  }

  @Override
  public Future<List<String>> rooms() {
    return turnstile.read(() -> names(room -> true));
  }

  @Override
  public Future<SortedMap<String, Long>> lasts(Collection<String> wanted) {
    return turnstile.read(
        () -> {
          var lasts = new TreeMap<String, Long>();
          for (String room : wanted) {
            if (rooms.containsKey(room)) {
              lasts.put(room, (long) rooms.get(room).rows.size());
            }
          }
          return lasts;
        });
  }

  @Override
  public Future<Optional<Entry>> entry(String room) {
    return turnstile.read(() -> Optional.ofNullable(rooms.get(room)).map(Kept::entry));
  }

  @Override
  public Future<List<Entry>> listed(int most) {
    return turnstile.read(
        () ->
            kept(room -> room.entry.listed() && room.entry.stage() != Stage.OVER)
                .sorted(Comparator.comparingLong(Kept::openedMillis).reversed())
                .limit(most)
                .map(Kept::entry)
                .toList());
  }

  @Override
  public Future<List<Sitting>> sittings(String player, long overSinceMillis, int most) {
    return turnstile.read(
        () ->
            kept(room -> !player.isEmpty() && room.entry.players().contains(player))
                .filter(
                    room ->
                        room.entry.stage() != Stage.OVER || room.changedMillis >= overSinceMillis)
                .sorted(
                    Comparator.comparingInt(Kept::rank)
                        .thenComparing(Comparator.comparingLong(Kept::openedMillis).reversed()))
                .limit(most)
                .map(this::sitting)
                .toList());
  }

  private Sitting sitting(Kept room) {
    var last = away.get(room.entry.room());
    return new Sitting(
        room.entry, last != null && last.seq == room.rows.size() ? last.standing : null);
  }

  @Override
  public Future<Void> putAway(String room, long seq, byte[] standing) {
    return turnstile.write(() -> away.put(room, new Away(seq, standing)));
  }

  @Override
  public Future<List<String>> waking(long dateMillis) {
    return turnstile.read(() -> names(room -> room.wakesBy(dateMillis)));
  }

  @Override
  public Future<List<String>> expired(long openBeforeMillis, long unplayedBeforeMillis) {
    return turnstile.read(
        () ->
            names(
                room -> {
                  boolean isOpen = room.entry.stage() == Stage.OPEN;
                  return room.entry.stage() != Stage.PLAYING
                      && !room.wakesFrom(unplayedBeforeMillis)
                      && (room.lastMillis() < unplayedBeforeMillis
                          || (isOpen && room.lastMillis() < openBeforeMillis));
                }));
  }

  @Override
  public Future<Void> delete(String room) {
    return turnstile.write(
        () -> {
          rooms.remove(room);
          away.remove(room);
          contacts.delete(room);
        });
  }

  @Override
  public Contacts contacts() {
    return contacts;
  }

  @Override
  public NoticeBox notices() {
    return contacts.notices();
  }

  @Override
  public Future<Void> check() {
    return turnstile.write(() -> {});
  }

  @Override
  public Future<Void> close() {
    return turnstile.close();
  }

  private Stream<Kept> kept(Predicate<Kept> wanted) {
    return rooms.values().stream().filter(wanted);
  }

  private List<String> names(Predicate<Kept> wanted) {
    return kept(wanted).map(room -> room.entry.room()).toList();
  }

  /** How a room stood when it was put away, after this row. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Away(long seq, byte[] standing) {}

  /** The rows are added to. */
  private record Kept(List<Row> rows, Entry entry, long changedMillis) {
    /** Games that are on come first, and what is over last. */
    int rank() {
      return switch (entry.stage()) {
        case PLAYING -> 0;
        case OPEN -> 1;
        case OVER -> 2;
      };
    }

    long openedMillis() {
      return rows.getFirst().dateMillis();
    }

    long lastMillis() {
      return rows.getLast().dateMillis();
    }

    boolean wakesBy(long dateMillis) {
      return entry.wakeAtMillis() != null && entry.wakeAtMillis() <= dateMillis;
    }

    boolean wakesFrom(long dateMillis) {
      return entry.wakeAtMillis() != null && entry.wakeAtMillis() >= dateMillis;
    }
  }
}
