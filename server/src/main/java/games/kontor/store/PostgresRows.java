package games.kontor.store;

import games.kontor.store.Journal.Fold;
import games.kontor.store.Journal.Row;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.WorkerExecutor;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rooms' rows, some at a time, and folds them on threads beside all event loops: so a
 * long room holds neither a line nor much memory. Rooms of very many rows are folded on a thread
 * that only they share, one after the other.
 */
final class PostgresRows {
  private static final int FIRST_ROWS = 50;
  private static final int MOST_ROWS = 500;

  /** What is read at a time, if the rows to come are as long as those before. */
  private static final long BYTES = 1 << 20;

  private static final String PAGE =
      """
      select seq, date_millis, now_millis, kind, version, body,
        (select max(seq) from journal where room = $1)
      from journal where room = $1 and seq > $2 order by seq limit $3
      """;

  private final Context loop;
  private final PostgresReaders readers;
  private final WorkerExecutor folders;
  private final WorkerExecutor longFolders;
  private final StoreLimits limits;
  private final ArrayDeque<Reading<?>> longOnes = new ArrayDeque<>();
  private @Nullable Reading<?> longOne;

  PostgresRows(Vertx vertx, Context loop, PostgresReaders readers, StoreLimits limits) {
    this.loop = loop;
    this.readers = readers;
    this.folders = vertx.createSharedWorkerExecutor("store-reader", Sqlite.READERS);
    this.longFolders = vertx.createSharedWorkerExecutor("store-long-reader", 1);
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
    private boolean begun;
    private int page = FIRST_ROWS;

    Reading(String room, Fold<T> fold, boolean looks) {
      this.room = room;
      this.fold = fold;
      this.looks = looks;
    }

    void goOn() {
      PostgresSession.Work<List<Found>> work =
          session -> session.query(PAGE, this::found, room, last, (long) page);
      var read = !looks ? readers.read(work) : begun ? readers.lookOn(work) : readers.look(work);
      read.onComplete(this::take, this::fail);
    }

    private void take(List<Found> found) {
      begun = true;
      boolean isLong = !found.isEmpty() && found.getFirst().lastOfRoom() > limits.longRows();
      if (isLong && limits.longRows() > 0 && longOne != this) {
        waitForTurn();
        return;
      }
      (longOne == this ? longFolders : folders)
          .executeBlocking(() -> add(found.stream().map(Found::row).toList()), false)
          .onComplete(this::added, this::fail);
    }

    private void waitForTurn() {
      long waiting = longOnes.stream().filter(reading -> reading.looks).count();
      if (looks && waiting >= limits.looksWaiting()) {
        fail(new StoreBusy());
        return;
      }
      longOnes.add(this);
      if (longOne == null) {
        nextLong();
      }
    }

    private Found found(io.vertx.sqlclient.Row row) {
      return new Found(row(row), row.getLong(6));
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

  /** A row, and the number of the last one of its room: they have no gap. */
  private record Found(Row row, long lastOfRoom) {}

  /** A page that was folded, and what came of all if it was the last one. */
  private record Added<T>(List<Row> rows, Optional<T> end) {}
}
