package games.kontor.store;

import io.vertx.sqlclient.Row;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.stream.Stream;

/** How a contact stands in a row of a database, of either kind: its columns in their order. */
final class ContactRow {
  static final String COLUMNS =
      "c.room, c.player, c.mail, c.mail_key, c.confirmed, c.webhook, c.webhook_key, c.failing,"
          + " c.language, c.kinds";

  private ContactRow() {}

  /** From the first column on. */
  static Contact read(ResultSet row) throws SQLException {
    return new Contact(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getString(4),
        row.getBoolean(5),
        row.getString(6),
        row.getString(7),
        row.getBoolean(8),
        row.getString(9),
        Stream.of(row.getString(10).split(" ", -1))
            .filter(word -> !word.isEmpty())
            .map(NoticeRow::kind)
            .toList());
  }

  /** From the first column on. */
  static Contact read(Row row) {
    return new Contact(
        row.getString(0),
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getBoolean(4),
        row.getString(5),
        row.getString(6),
        row.getBoolean(7),
        row.getString(8),
        Stream.of(row.getArrayOfStrings(9)).map(NoticeRow::kind).toList());
  }
}
