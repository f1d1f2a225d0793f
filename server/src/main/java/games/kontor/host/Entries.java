package games.kontor.host;

import games.kontor.protocol.Common.Listing;
import games.kontor.room.Room.Outlook;
import games.kontor.store.Journal;
import games.kontor.store.Journal.Entry;
import games.kontor.store.Journal.Row;
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

  /** The outlook is that after the row. Fails as {@link Journal#append} does. */
  Future<Void> append(Row row, Outlook outlook) {
    var now = withoutWatchers(outlook);
    long day = Math.floorDiv(row.dateMillis(), DAY_MILLIS);
    Entry entry = now.equals(stored) && day == storedDay ? null : RoomCodec.entry(now);
    // Should the append fail, nobody knows which entry the journal has.
    stored = null;
    return journal
        .append(row, entry)
        .onSuccess(
            done -> {
              stored = now;
              storedDay = day;
            });
  }

  /** Those who watch come and go; whoever lists the room counts them anew. */
  private static Outlook withoutWatchers(Outlook outlook) {
    var listing = outlook.listing();
    return listing.watchers() == 0
        ? outlook
        : new Outlook(
            new Listing(
                listing.room(),
                listing.game(),
                listing.title(),
                listing.stage(),
                listing.seats(),
                listing.maxSeats(),
                0,
                listing.listed()),
            outlook.wakeAtMillis());
  }
}
