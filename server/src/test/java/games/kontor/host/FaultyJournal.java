package games.kontor.host;

import games.kontor.store.Journal;
import io.vertx.core.Future;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** A journal whose next append fails in one way or another. */
final class FaultyJournal implements Journal {
  private final Journal journal;
  private final AtomicReference<Fault> next = new AtomicReference<>(Fault.NONE);

  /** What goes wrong with an append. */
  enum Fault {
    NONE,
    /** Nothing is stored, and the answer is a failure. */
    NOT_STORED,
    /** The row is stored, but the answer is lost. */
    ANSWER_LOST
  }

  FaultyJournal(Journal journal) {
    this.journal = journal;
  }

  void fail(Fault fault) {
    next.set(fault);
  }

  @Override
  public Future<Void> append(Row row, Entry entry) {
    return switch (next.getAndSet(Fault.NONE)) {
      case NONE -> journal.append(row, entry);
      case NOT_STORED -> Future.failedFuture("the disk is full");
      case ANSWER_LOST ->
          journal.append(row, entry).compose(done -> Future.failedFuture("connection lost"));
    };
  }

  @Override
  public Future<List<Row>> read(String room) {
    return journal.read(room);
  }

  @Override
  public Future<Optional<Entry>> entry(String room) {
    return journal.entry(room);
  }

  @Override
  public Future<List<Entry>> listed(int most) {
    return journal.listed(most);
  }

  @Override
  public Future<List<String>> waking(long dateMillis) {
    return journal.waking(dateMillis);
  }

  @Override
  public Future<List<String>> expired(long openBeforeMillis, long anyBeforeMillis) {
    return journal.expired(openBeforeMillis, anyBeforeMillis);
  }

  @Override
  public Future<Void> delete(String room) {
    return journal.delete(room);
  }

  @Override
  public Future<Void> close() {
    return journal.close();
  }
}
