package games.kontor.host;

import games.kontor.room.Outlook;
import games.kontor.store.Journal;
import games.kontor.store.Journal.Entry;
import games.kontor.store.Journal.Row;
import games.kontor.store.NoticeChange;
import io.vertx.core.Future;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Stores a room's rows, and its entry with those that change what lists show or when the room wants
 * to be woken, and with the first of each day: by that the journal knows which rooms are forgotten.
 * One append may be under way.
 */
final class Entries {
  private static final long DAY_MILLIS = Duration.ofDays(1).toMillis();

  private final Journal journal;
  private @Nullable Outlook stored;
  private long storedDay;

  Entries(Journal journal) {
    this.journal = journal;
  }

  /** Outlook and change are those that come with the row. Fails as {@link Journal#append} does. */
  Future<Void> append(Row row, Outlook outlook, NoticeChange change) {
    long day = Math.floorDiv(row.dateMillis(), DAY_MILLIS);
    Entry entry = outlook.equals(stored) && day == storedDay ? null : RoomCodec.entry(outlook);
    // Should the append fail, nobody knows which entry the journal has.
    stored = null;
    return journal
        .append(row, entry, change)
        .onSuccess(
            done -> {
              stored = outlook;
              storedDay = day;
            });
  }
}
