package games.kontor.store;

import io.vertx.core.Future;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rows of all rooms, each room's numbered from 1 without a gap, and beside them one entry a
 * room for lists. A completed append is durable. A failed one is {@link NotNext}, and then nothing
 * was stored, or {@link StoreFailed}, and then only reading the room again tells.
 */
public interface Journal {

  /**
   * Stores the row and replaces the room's entry, both or neither. Fails with {@link NotNext}
   * unless the row's number is one more than the room's last, so two writers never both win.
   */
  Future<Void> append(Row row, Entry entry);

  /** All rows of a room in order; empty for an unknown room. */
  Future<List<Row>> read(String room);

  /** What lists show of a room; empty for an unknown one. */
  Future<Optional<Entry>> entry(String room);

  /**
   * The entries of listed rooms that are not over, the latest change first, at most {@code most}.
   */
  Future<List<Entry>> listed(int most);

  /** The rooms that asked to be woken at or before the given date. */
  Future<List<String>> waking(long dateMillis);

  /**
   * The rooms still open that last changed before the one date, and all that did before the other.
   */
  Future<List<String>> expired(long openBeforeMillis, long anyBeforeMillis);

  /** Removes a room's rows and entry; nothing happens if there are none. */
  Future<Void> delete(String room);

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
   * room must be in memory, or null.
   */
  record Entry(
      String room, Stage stage, boolean listed, @Nullable Long wakeAtMillis, byte[] listing) {}

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
