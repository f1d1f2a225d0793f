package games.kontor.store;

import games.kontor.store.Journal.Entry;
import games.kontor.store.Journal.NotNext;
import games.kontor.store.Journal.Row;
import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row with all that comes with it. The mark, a random number, tells it from a row that another
 * server makes of the same command, byte for byte alike.
 */
record PostgresAppend(Row row, @Nullable Entry entry, NoticeChange change, long mark)
    implements PostgresWrite.Work<Integer> {
  private static final String INSERT =
      """
      insert into journal (room, seq, date_millis, now_millis, kind, version, body, mark)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      """;

  /** What it leaves behind is flushed after the row that it found. */
  private static final String DONE =
      """
      select true, pg_logical_emit_message(true, 'kontor', '') from journal
      where room = $1 and seq = $2 and mark = $3
      """;

  @Override
  public Future<Integer> on(PostgresSession session) {
    var asked = new ArrayList<Future<Integer>>();
    if (entry != null && row.seq() == 1) {
      asked.add(PostgresEntries.insert(session, entry, row.dateMillis()));
    }
    asked.add(insert(session));
    if (entry != null && row.seq() != 1) {
      asked.add(PostgresEntries.update(session, entry, row.dateMillis()));
    }
    if (entry != null) {
      asked.addAll(PostgresEntries.places(session, entry));
    }
    asked.addAll(PostgresContacts.change(session, row.room(), change));
    return Future.all(asked).map(1);
  }

  private Future<Integer> insert(PostgresSession session) {
    return session.run(
        INSERT,
        row.room(),
        row.seq(),
        row.dateMillis(),
        row.nowMillis(),
        row.kind(),
        row.version(),
        Buffer.buffer(row.body()),
        mark);
  }

  @Override
  public Future<Boolean> isDone(PostgresSession session) {
    return session
        .query(DONE, found -> found.getBoolean(0), row.room(), row.seq(), mark)
        .map(List.of(true)::equals);
  }

  @Override
  public RuntimeException lost(Throwable failure) {
    return new NotNext(row);
  }

  @Override
  public Integer result() {
    return 1;
  }
}
