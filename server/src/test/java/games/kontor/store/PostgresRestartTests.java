package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.store.Journal.Stage;
import io.vertx.core.Future;
import java.util.ArrayList;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Isolated;

/** The database dies under a server that writes, and comes back; nobody else may be using it. */
@Isolated
@Timeout(120)
final class PostgresRestartTests {
  private static final int ROOMS = 20;
  private static final int ROWS = 200;

  @Test
  void losesNothingAndWritesNothingTwice() {
    var database = TestDatabase.fresh();
    var postgres = Postgres.open(database.address());
    try {
      var journal = new PostgresJournal(postgres);
      var rooms = new ArrayList<Future<Void>>();
      for (int n = 0; n < ROOMS; n++) {
        rooms.add(play(journal, "room-" + n, 1));
      }
      for (int crash = 0; crash < 2; crash++) {
        long before = postgres.misses();
        TestDatabase.crash();
        while (postgres.misses() == before) {
          journal.check().await();
        }
        // A writer may have missed it first: before the next crash it has to be up again.
        journal.check().await();
      }
      Future.all(rooms).await();

      var all = LongStream.rangeClosed(1, ROWS).boxed().toList();
      for (int n = 0; n < ROOMS; n++) {
        var rows = Rows.of(journal, "room-" + n);
        assertEquals(all, rows.stream().map(Journal.Row::seq).toList());
      }
    } finally {
      postgres.close().await();
    }
  }

  /** One row after the other, each when the one before is acknowledged. */
  private static Future<Void> play(Journal journal, String room, long seq) {
    if (seq > ROWS) {
      return Future.succeededFuture();
    }
    var entry = seq == 1 ? EntryContract.entry(room, Stage.PLAYING) : null;
    return journal
        .append(EntryContract.row(room, seq, seq), entry)
        .compose(done -> play(journal, room, seq + 1));
  }
}
