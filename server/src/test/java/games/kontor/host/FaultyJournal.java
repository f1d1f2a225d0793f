package games.kontor.host;

import games.kontor.store.ForwardingJournal;
import games.kontor.store.Journal;
import games.kontor.store.NoticeChange;
import io.vertx.core.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** A journal whose next append fails in one way or another. */
final class FaultyJournal extends ForwardingJournal {
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
    super(journal);
  }

  void fail(Fault fault) {
    next.set(fault);
  }

  @Override
  public Future<Void> append(Row row, @Nullable Entry entry, NoticeChange change) {
    return switch (next.getAndSet(Fault.NONE)) {
      case NONE -> super.append(row, entry, change);
      case NOT_STORED -> Future.failedFuture("the disk is full");
      case ANSWER_LOST ->
          super.append(row, entry, change).compose(done -> Future.failedFuture("connection lost"));
    };
  }
}
