package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import games.kontor.protocol.Common.ListedSeat;
import games.kontor.protocol.Common.Listing;
import games.kontor.protocol.Common.Stage;
import games.kontor.protocol.Wire;
import games.kontor.room.Outlook;
import games.kontor.store.ForwardingJournal;
import games.kontor.store.Journal.Row;
import games.kontor.store.MemoryJournal;
import games.kontor.store.NoticeChange;
import io.vertx.core.Future;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Which rows an entry goes with. */
final class EntriesTests {
  private static final long DAY = 86_400_000;

  private final Noting noting = new Noting();
  private final FaultyJournal journal = new FaultyJournal(noting);
  private final Entries entries = new Entries(journal);
  private long seq;

  /** Notes the numbers of the rows that come with an entry. */
  private static final class Noting extends ForwardingJournal {
    private final List<Long> withEntry = new ArrayList<>();

    Noting() {
      super(new MemoryJournal());
    }

    @Override
    public Future<Void> append(Row row, @Nullable Entry entry, NoticeChange change) {
      if (entry != null) {
        withEntry.add(row.seq());
      }
      return super.append(row, entry, change);
    }
  }

  private Future<Void> append(long dateMillis, Outlook outlook) {
    seq++;
    var row = new Row("a", seq, dateMillis, seq, "played", 1, new byte[0]);
    return entries.append(row, outlook, NoticeChange.NONE);
  }

  private static Outlook outlook(Stage stage, String name, int watchers, @Nullable Long wake) {
    var seats = List.of(new ListedSeat(name, 1, false));
    return new Outlook(
        new Listing("a", "pennies", "", stage, seats, 4, watchers, true, null),
        List.of("ann"),
        wake);
  }

  private static Outlook playing(@Nullable Long wake) {
    return outlook(Stage.PLAYING, "Ann", 0, wake);
  }

  @Test
  void storesAnEntryWithTheFirstRowAndNoneWhileListsShowTheSame() {
    append(1, playing(null)).await();
    append(2, playing(null)).await();
    append(3, playing(null)).await();

    assertEquals(List.of(1L), noting.withEntry);
  }

  @Test
  void storesAnEntryWithEachChangeOfTheListingOrTheDateOfWaking() {
    append(1, outlook(Stage.OPEN, "Ann", 0, null)).await();
    append(2, outlook(Stage.OPEN, "Bob", 0, null)).await();
    append(3, outlook(Stage.PLAYING, "Bob", 0, null)).await();
    append(4, outlook(Stage.PLAYING, "Bob", 0, 70L)).await();
    append(5, outlook(Stage.PLAYING, "Bob", 0, 71L)).await();
    append(6, outlook(Stage.PLAYING, "Bob", 0, 71L)).await();
    append(7, outlook(Stage.PLAYING, "Bob", 0, null)).await();

    assertEquals(List.of(1L, 2L, 3L, 4L, 5L, 7L), noting.withEntry);
    assertEquals(null, noting.entry("a").await().orElseThrow().wakeAtMillis());
  }

  @Test
  void renewsTheEntryWithTheFirstRowOfEachDay() {
    append(10 * DAY - 2, playing(null)).await();
    append(10 * DAY - 1, playing(null)).await();
    append(10 * DAY, playing(null)).await();
    append(10 * DAY + 1, playing(null)).await();
    append(14 * DAY, playing(null)).await();

    assertEquals(List.of(1L, 3L, 5L), noting.withEntry);
  }

  @Test
  void storesTheEntryAnewAfterAnAppendThatFailed() {
    append(1, playing(null)).await();
    journal.fail(FaultyJournal.Fault.NOT_STORED);
    assertNotNull(assertThrows(Throwable.class, append(2, playing(5L))::await));
    seq--;
    append(3, playing(null)).await();
    append(4, playing(null)).await();

    assertEquals(List.of(1L, 2L), noting.withEntry);
  }

  @Test
  void anEntryFromBeforeRoomsCouldBeShutIsRead() {
    var open = outlook(Stage.OPEN, "Ann", 0, null);
    var entry = RoomCodec.entry(open);
    assertFalse(Wire.text(entry.listing()).contains("shut"), "as it was written then");
    assertEquals(open.listing(), RoomCodec.listing(entry));
  }
}
