package games.kontor.store;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How a notice stands in a row of a database, of either kind: its columns in their order. */
final class NoticeRow {
  /** With those of the contact before them, as they are read. */
  static final String COLUMNS =
      ContactRow.COLUMNS
          + ", n.kind, n.way, n.id, n.repeat, n.caused_millis, n.due_millis, n.until_millis,"
          + " n.attempts, n.game, n.seat, n.name, n.turn, n.by_millis, n.link, n.is_over";

  private NoticeRow() {}

  /** What is written, from room and player on. */
  static @Nullable Object[] values(Notice notice) {
    var about = notice.about();
    return new @Nullable Object[] {
      notice.room(),
      notice.player(),
      word(notice.kind()),
      word(notice.way()),
      notice.id(),
      notice.repeat(),
      notice.causedMillis(),
      notice.dueMillis(),
      notice.untilMillis(),
      notice.attempts(),
      about.game(),
      about.seat(),
      about.name(),
      about.turn(),
      about.byMillis(),
      about.link(),
      about.over()
    };
  }

  static String word(Enum<?> name) {
    return name.name().toLowerCase(Locale.ROOT);
  }

  static Notice.Kind kind(String word) {
    return Notice.Kind.valueOf(word.toUpperCase(Locale.ROOT));
  }

  static Notice.Way way(String word) {
    return Notice.Way.valueOf(word.toUpperCase(Locale.ROOT));
  }
}
