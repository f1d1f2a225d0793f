package games.kontor.store;

import games.kontor.store.Journal.Entry;
import games.kontor.store.Journal.Stage;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;

/** How an entry stands in a row of a SQLite file: its columns in their order, from the first on. */
final class EntryRow {
  private EntryRow() {}

  static Entry read(ResultSet row) throws SQLException {
    long wakeAtMillis = row.getLong(4);
    boolean sleepsOn = row.wasNull();
    return new Entry(
        row.getString(1),
        Stage.valueOf(row.getString(2).toUpperCase(Locale.ROOT)),
        row.getBoolean(3),
        sleepsOn ? null : wakeAtMillis,
        row.getBytes(5),
        players(row.getString(6)));
  }

  private static List<String> players(String words) {
    return words.isEmpty() ? List.of() : List.of(words.split(" ", -1));
  }
}
