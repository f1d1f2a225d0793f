package games.kontor.store;

import io.vertx.core.Future;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The rows of all rooms, each room's numbered from 1 without a gap, and beside them one entry a
 * room for lists. A completed append is durable. A failed one is {@link NotNext}, and then nothing
 * was stored, or {@link StoreFailed}, and then only reading the room again tells.
 */
public interface Journal {
  /** What is said to those who begin a room without an entry. */
  String NO_ENTRY = "the first row of a room comes with an entry";

  /** So many of the seats that a player has are looked at: he can have any number of them. */
  int PLACES_LOOKED_AT = 200;

  /**
   * Stores the row and replaces the room's entry, both or neither; without an entry the one before
   * stays, so the first row of a room needs one. Fails with {@link NotNext} unless the row's number
   * is one more than the room's last, so two writers never both win.
   */
  default Future<Void> append(Row row, @Nullable Entry entry) {
    return append(row, entry, NoticeChange.NONE);
  }

  /** The same with what the row changes for those who are away: all of it, or none. */
  Future<Void> append(Row row, @Nullable Entry entry, NoticeChange change);

  /**
   * Gives the fold all rows of a room in order, one after the other, none for an unknown room, and
   * completes with what it makes of them. The fold runs beside event loops, never on one, and may
   * take its time; what it throws is the failure.
   */
  <T> Future<T> read(String room, Fold<T> fold);

  /**
   * The same for whom nobody at a table waits: it is done after all that is read otherwise, and
   * fails with {@link StoreBusy} when too many wait already, as {@link #entry} and {@link #listed}
   * do.
   */
  default <T> Future<T> look(String room, Fold<T> fold) {
    return read(room, fold);
  }

  /** The names of all rooms, in order. */
  Future<List<String>> rooms();

  /**
   * The numbers of the last rows of these rooms; one without rows is left out. Who keeps a room
   * sees by it whether another has written there.
   */
  Future<SortedMap<String, Long>> lasts(Collection<String> rooms);

  /** What lists show of a room; empty for an unknown one. */
  Future<Optional<Entry>> entry(String room);

  /**
   * The entries of listed rooms that are not over, those opened last first, at most {@code most}.
   * When one was written is no order for others to see: a hidden action may have done it.
   */
  Future<List<Entry>> listed(int most);

  /**
   * The rooms in which this player sits, those in which a game is on first, then those still open,
   * in each the one opened last first; those that are over only if their entry was written since
   * the date. At most so many, and looked for among the last {@link #PLACES_LOOKED_AT} only.
   */
  Future<List<Sitting>> sittings(String player, long overSinceMillis, int most);

  /** Keeps how a room stood after this row, when it leaves the memory. */
  Future<Void> putAway(String room, long seq, byte[] standing);

  /** The rooms that asked to be woken at or before the given date. */
  Future<List<String>> waking(long dateMillis);

  /**
   * The rooms still open whose last row is of before the one date, and those open or over whose
   * last row is of before the other; never one in which a game is played. A date at which a room
   * asked to be woken counts like a row. An entry no older than its room's last row, or older by
   * less than a day, is what finds them; so it is to be renewed each day on which there are rows.
   */
  Future<List<String>> expired(long openBeforeMillis, long unplayedBeforeMillis);

  /**
   * Removes a room's rows and entry, the contacts of its players and what they were to be told;
   * nothing happens if there are none.
   */
  Future<Void> delete(String room);

  /** How players of these rooms are reached, kept in the same place. */
  Contacts contacts();

  /** What players of these rooms are to be told, kept in the same place. */
  NoticeBox notices();

  /** Writes something that changes nothing; completes when it is durable. */
  Future<Void> check();

  /** True if other servers use the same: then where it is away none is better off than another. */
  default boolean isShared() {
    return false;
  }

  /** Finishes what was asked before, then refuses all that comes later. */
  Future<Void> close();

  /**
   * One accepted command. {@code dateMillis} is the calendar, {@code nowMillis} the room's running
   * time; {@code kind} and {@code version} tell how the body is to be read.
   */
  record Row(
      String room,
      long seq,
      long dateMillis,
      long nowMillis,
      String kind,
      int version,
      byte[] body) {}

  /**
   * What lists show of a room without reading its rows. {@code wakeAtMillis} is a date at which the
   * room must be in memory, or null. {@code players} has for each seat what stands for its player
   * without telling who he is, one word, or nothing.
   */
  record Entry(
      String room,
      Stage stage,
      boolean listed,
      @Nullable Long wakeAtMillis,
      byte[] listing,
      List<String> players) {}

  /**
   * A room in which somebody sits; {@code standing} is how it was put away, null if it never was or
   * has rows since.
   */
  record Sitting(Entry entry, byte @Nullable [] standing) {}

  /** Makes something of a room's rows. It is used once, by one thread at a time. */
  interface Fold<T> {
    void add(Row row);

    /** What came of all that were added. */
    T end();

    /** The same, and one thing more at the end. */
    default <R> Fold<R> then(Function<T, R> more) {
      return new Fold<>() {
        @Override
        public void add(Row row) {
          Fold.this.add(row);
        }

        @Override
        public R end() {
          return more.apply(Fold.this.end());
        }
      };
    }
  }

  /** Where a room stands in its life. */
  enum Stage {
    OPEN,
    PLAYING,
    OVER
  }

  /** Another row was stored first, or one before it is missing. Nothing was stored. */
  final class NotNext extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotNext(Row row) {
      super(row.room() + " has another last row than " + (row.seq() - 1), null, false, false);
    }
  }
}
