package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import games.kontor.store.Journal.Entry;
import games.kontor.store.Journal.Row;
import games.kontor.store.Journal.Sitting;
import games.kontor.store.Journal.Stage;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What every journal guarantees of entries, and of the lists made from them. */
abstract class EntryContract {
  private static final long DAY = 86_400_000;

  /** An empty journal. */
  abstract Journal journal();

  static Row row(String room, long seq, long dateMillis) {
    return new Row(room, seq, dateMillis, seq * 10, "acted", 2, text(room + " " + seq));
  }

  static Entry entry(String room, Stage stage) {
    return new Entry(room, stage, true, null, text(room), List.of());
  }

  static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static void append(Journal journal, Row row, @Nullable Entry entry) {
    journal.append(row, entry).await();
  }

  private static List<String> rooms(List<Entry> entries) {
    return entries.stream().map(Entry::room).toList();
  }

  @Test
  void tellsTheNamesOfAllRooms() {
    var journal = journal();
    append(journal, row("b", 1, 1), waking("b", 5L));
    append(journal, row("a", 1, 1), entry("a", Stage.OVER));

    assertEquals(List.of("a", "b"), journal.rooms().await());
  }

  @Test
  void keepsTheEntryOfARowWithoutOne() {
    var journal = journal();
    append(journal, row("a", 1, 100), waking("a", 7L));
    append(journal, row("a", 2, 200), null);

    assertEquals(7L, journal.entry("a").await().orElseThrow().wakeAtMillis());
    assertArrayEquals(text("a"), journal.entry("a").await().orElseThrow().listing());
    assertEquals(2, Rows.of(journal, "a").size());
  }

  @Test
  void keepsThatNoCalendarWakesARoom() {
    var journal = journal();
    append(journal, row("a", 1, 100), entry("a", Stage.PLAYING));

    assertNull(journal.entry("a").await().orElseThrow().wakeAtMillis());
  }

  @Test
  void beginsNoRoomWithoutAnEntry() {
    var journal = journal();
    assertThrows(NullPointerException.class, () -> journal.append(row("a", 1, 1), null));
    assertEquals(List.of(), Rows.of(journal, "a"));
  }

  @Test
  void replacesTheEntryWithTheRow() {
    var journal = journal();
    append(journal, row("a", 1, 100), entry("a", Stage.OPEN));
    append(
        journal, row("a", 2, 100), new Entry("a", Stage.OVER, false, 77L, text("new"), List.of()));

    var entry = journal.entry("a").await().orElseThrow();

    assertEquals(Stage.OVER, entry.stage());
    assertEquals(false, entry.listed());
    assertEquals(77L, entry.wakeAtMillis());
    assertArrayEquals(text("new"), entry.listing());
  }

  @Test
  void listsWhatIsListedAndNotOverTheLatestFirst() {
    var journal = journal();
    append(journal, row("old", 1, 100), entry("old", Stage.OPEN));
    append(journal, row("new", 1, 300), entry("new", Stage.PLAYING));
    append(journal, row("over", 1, 200), entry("over", Stage.OVER));
    append(
        journal,
        row("private", 1, 200),
        new Entry("private", Stage.OPEN, false, null, text(""), List.of()));

    assertEquals(List.of("new", "old"), rooms(journal.listed(10).await()));
    assertEquals(List.of("new"), rooms(journal.listed(1).await()));
  }

  @Test
  void listsInTheOrderOfOpeningWhateverIsWrittenLater() {
    var journal = journal();
    append(journal, row("first", 1, 100), entry("first", Stage.PLAYING));
    append(journal, row("second", 1, 200), entry("second", Stage.PLAYING));
    append(
        journal,
        row("first", 2, 300),
        new Entry("first", Stage.PLAYING, true, 9L, text("moved"), List.of()));

    assertEquals(List.of("second", "first"), rooms(journal.listed(10).await()));
  }

  @Test
  void wakesRoomsWhoseDateHasCome() {
    var journal = journal();
    append(journal, row("now", 1, 1), waking("now", 1_000L));
    append(journal, row("later", 1, 1), waking("later", 1_001L));
    append(journal, row("never", 1, 1), waking("never", null));

    assertEquals(List.of("now"), journal.waking(1_000).await());
  }

  static Entry waking(String room, @Nullable Long atMillis) {
    return new Entry(room, Stage.PLAYING, false, atMillis, text(room), List.of());
  }

  @Test
  void tellsOpenRoomsFromOthersWhenTheyExpire() {
    var journal = journal();
    append(journal, row("open-old", 1, 100 * DAY), entry("open-old", Stage.OPEN));
    append(journal, row("over-old", 1, 100 * DAY), entry("over-old", Stage.OVER));
    append(journal, row("open-new", 1, 200 * DAY), entry("open-new", Stage.OPEN));
    append(journal, row("forgotten", 1, 10 * DAY), entry("forgotten", Stage.OVER));
    append(journal, row("playing-old", 1, 10 * DAY), entry("playing-old", Stage.PLAYING));

    assertEquals(List.of("forgotten", "open-old"), journal.expired(150 * DAY, 50 * DAY).await());
  }

  @Test
  void lastsAsLongAsItsRowsGoOnWhateverIsWithTheEntry() {
    var journal = journal();
    append(journal, row("a", 1, 10 * DAY), entry("a", Stage.OPEN));
    append(journal, row("a", 2, 11 * DAY), null);

    assertEquals(List.of(), journal.expired(11 * DAY, 5 * DAY).await());
    assertEquals(List.of(), journal.expired(5 * DAY, 11 * DAY).await());
    assertEquals(List.of("a"), journal.expired(11 * DAY + 1, 5 * DAY).await());
    assertEquals(List.of("a"), journal.expired(5 * DAY, 11 * DAY + 1).await());
  }

  @Test
  void lastsUntilItIsWokenHoweverLongThatIs() {
    var journal = journal();
    append(
        journal,
        row("post", 1, 10 * DAY),
        new Entry("post", Stage.OVER, false, 90 * DAY, text("post"), List.of()));

    assertEquals(List.of(), journal.expired(80 * DAY, 80 * DAY).await());
    assertEquals(List.of(), journal.expired(90 * DAY, 90 * DAY).await());
    assertEquals(List.of("post"), journal.expired(90 * DAY + 1, 90 * DAY + 1).await());
  }

  private static Entry sitting(String room, Stage stage, String... players) {
    return new Entry(room, stage, false, null, text(room), List.of(players));
  }

  private static List<String> sittings(Journal journal, String player, long sinceMillis, int most) {
    return rooms(
        journal.sittings(player, sinceMillis, most).await().stream().map(Sitting::entry).toList());
  }

  @Test
  void findsTheRoomsInWhichAPlayerSitsThosePlayedInFirst() {
    var journal = journal();
    append(journal, row("open", 1, 1), sitting("open", Stage.OPEN, "ann"));
    append(journal, row("over", 1, 2), sitting("over", Stage.OVER, "ann", "bob"));
    append(journal, row("first", 1, 3), sitting("first", Stage.PLAYING, "", "ann"));
    append(journal, row("bobs", 1, 4), sitting("bobs", Stage.PLAYING, "bob"));
    append(journal, row("second", 1, 5), sitting("second", Stage.PLAYING, "bob", "", "ann"));

    assertEquals(List.of("second", "first", "open", "over"), sittings(journal, "ann", 0, 9));
    assertEquals(List.of("second", "first"), sittings(journal, "ann", 0, 2));
    assertEquals(List.of("second", "bobs", "over"), sittings(journal, "bob", 2, 9));
    assertEquals(List.of("second", "bobs"), sittings(journal, "bob", 3, 9));
    assertEquals(List.of(), sittings(journal, "", 0, 9));
    assertEquals(
        List.of("bob", "", "ann"), journal.entry("second").await().orElseThrow().players());
  }

  @Test
  void findsNobodyWhoHasLeftOrWhoseRoomIsGone() {
    var journal = journal();
    append(journal, row("a", 1, 1), sitting("a", Stage.OPEN, "ann", "bob"));
    append(journal, row("b", 1, 1), sitting("b", Stage.OPEN, "ann", "bob"));
    append(journal, row("a", 2, 1), sitting("a", Stage.OPEN, "bob", "eve"));
    journal.delete("b").await();

    assertEquals(List.of(), sittings(journal, "ann", 0, 9));
    assertEquals(List.of("a"), sittings(journal, "bob", 0, 9));
    assertEquals(List.of("a"), sittings(journal, "eve", 0, 9));
  }

  @Test
  void tellsHowARoomWasPutAwayUntilItsNextRow() {
    var journal = journal();
    append(journal, row("a", 1, 1), sitting("a", Stage.PLAYING, "ann"));
    assertNull(journal.sittings("ann", 0, 9).await().getFirst().standing());

    journal.putAway("a", 1, text("bob is on turn")).await();
    assertArrayEquals(
        text("bob is on turn"), journal.sittings("ann", 0, 9).await().getFirst().standing());

    append(journal, row("a", 2, 1), null);
    assertNull(journal.sittings("ann", 0, 9).await().getFirst().standing());
  }
}
