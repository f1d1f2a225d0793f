package games.kontor.store;

import games.kontor.store.Journal.Fold;
import games.kontor.store.Journal.Row;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.WorkerExecutor;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rooms' rows, some at a time, and folds them on threads beside all event loops: so a
 * long room holds neither a line nor much memory. What a room of very many rows has more than those
 * is read one such room after the other.
 */
final class PostgresRows {
  private static final int FIRST_ROWS = 50;
  private static final int MOST_ROWS = 500;

  /** What is read at a time, if the rows to come are as long as those before. */
  private static final long BYTES = 1 << 20;

  private static final String PAGE =
      """
      select seq, date_millis, now_millis, kind, version, body
      from journal where room = $1 and seq > $2 order by seq limit $3
      """;

  private final Context loop;
  private final PostgresReaders readers;
  private final WorkerExecutor folders;
  private final StoreLimits limits;
  private final ArrayDeque<Reading<?>> longOnes = new ArrayDeque<>();
  private @Nullable Reading<?> longOne;

  PostgresRows(Context loop, PostgresReaders readers, WorkerExecutor folders, StoreLimits limits) {
    this.loop = loop;
    this.readers = readers;
    this.folders = folders;
    this.limits = limits;
  }

  /** As {@link Journal#read}; for whom nobody at a table waits as {@link Journal#look}. */
  <T> Future<T> fold(String room, Fold<T> fold, boolean looks) {
    var reading = new Reading<>(room, fold, looks);
    loop.runOnContext(nothing -> reading.goOn());
    return reading.reply.future();
  }

  /** Lets the next of the long ones go on, those at tables first. */
  private void nextLong() {
    longOne = longOnes.stream().filter(reading -> !reading.looks).findFirst().orElse(null);
    if (longOne == null) {
      longOne = longOnes.peek();
    }
    if (longOne != null) {
      longOnes.remove(longOne);
      longOne.goOn();
    }
  }

  /** One room, and how far it is read. */
  private final class Reading<T> {
    private final String room;
    private final Fold<T> fold;
    private final boolean looks;
    private final Reply<T> reply = new Reply<>();
    private long last = Long.MIN_VALUE;
    private long rows;
    private int page = FIRST_ROWS;

    Reading(String room, Fold<T> fold, boolean looks) {
      this.room = room;
      this.fold = fold;
      this.looks = looks;
    }

    void goOn() {
      if (limits.longRows() > 0 && rows >= limits.longRows() && longOne != this) {
        waitForTurn();
        return;
      }
      PostgresSession.Work<List<Row>> work =
          session -> session.query(PAGE, this::row, room, last, (long) page);
      boolean begins = last == Long.MIN_VALUE;
      var read = !looks ? readers.read(work) : begins ? readers.look(work) : readers.lookOn(work);
      read.compose(found -> folders.executeBlocking(() -> add(found), false))
          .onComplete(this::added, this::fail);
    }

    private void waitForTurn() {
      if (looks && longOnes.size() >= limits.looksWaiting()) {
        fail(new StoreBusy());
        return;
      }
      longOnes.add(this);
      if (longOne == null) {
        nextLong();
      }
    }

    private Row row(io.vertx.sqlclient.Row row) {
      return new Row(
          room,
          row.getLong(0),
          row.getLong(1),
          row.getLong(2),
          row.getString(3),
          row.getInteger(4),
          row.getBuffer(5).getBytes());
    }

    /** On a thread of its own. */
    private Added<T> add(List<Row> found) {
      found.forEach(fold::add);
      return new Added<>(found, found.size() < page ? Optional.of(fold.end()) : Optional.empty());
    }

    private void added(Added<T> added) {
      if (added.end().isPresent()) {
        leave();
        reply.complete(added.end().get());
        return;
      }
      last = added.rows().getLast().seq();
      rows += added.rows().size();
      long bytes = added.rows().stream().mapToLong(row -> row.body().length).sum();
      long fitting = BYTES * added.rows().size() / Math.max(1, bytes);
      page = Math.clamp(fitting, 1, MOST_ROWS);
      goOn();
    }

    private void fail(Throwable failure) {
      leave();
      reply.fail(failure);
    }

    private void leave() {
      if (longOne == this) {
        longOne = null;
        nextLong();
      }
    }
  }

  /** A page that was folded, and what came of all if it was the last one. */
  private record Added<T>(List<Row> rows, Optional<T> end) {}
}
