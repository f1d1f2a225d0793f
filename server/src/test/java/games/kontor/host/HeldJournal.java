package games.kontor.host;

import games.kontor.store.ForwardingJournal;
import games.kontor.store.Journal;
import games.kontor.store.NoticeChange;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** A journal that keeps the next append waiting until the test lets it go on. */
final class HeldJournal extends ForwardingJournal {
  private static final long HANGS_SECONDS = 10;

  private final AtomicReference<@Nullable Hold> next = new AtomicReference<>();
  private final List<Hold> all = new CopyOnWriteArrayList<>();

  /** An append that waits. */
  static final class Hold {
    private final CompletableFuture<Void> begun = new CompletableFuture<>();
    private final Promise<Void> promise = Promise.promise();

    /** Waits until the append has come here. */
    void await() {
      begun.orTimeout(HANGS_SECONDS, TimeUnit.SECONDS).join();
    }

    /** Lets it be stored and answered. */
    void release() {
      promise.tryComplete();
    }
  }

  HeldJournal(Journal journal) {
    super(journal);
  }

  /** The next append waits. */
  Hold hold() {
    var hold = new Hold();
    next.set(hold);
    all.add(hold);
    return hold;
  }

  /** A server that is to close waits for what is being written. */
  void releaseAll() {
    all.forEach(Hold::release);
  }

  @Override
  public Future<Void> append(Row row, @Nullable Entry entry, NoticeChange change) {
    var hold = next.getAndSet(null);
    if (hold == null) {
      return super.append(row, entry, change);
    }
    hold.begun.complete(null);
    return hold.promise.future().compose(now -> super.append(row, entry, change));
  }
}
