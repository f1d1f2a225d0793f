package games.kontor;

import games.kontor.store.ForwardingJournal;
import games.kontor.store.Journal;
import games.kontor.store.NoticeChange;
import io.vertx.core.Future;
import java.util.Collection;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** The way of one process to a journal that others write to as well. */
final class JournalCable extends ForwardingJournal {
  private volatile boolean cut;

  JournalCable(Journal journal) {
    super(journal);
  }

  void cut() {
    cut = true;
  }

  @Override
  public boolean isShared() {
    return true;
  }

  @Override
  public Future<SortedMap<String, Long>> lasts(Collection<String> rooms) {
    return cut ? Future.failedFuture("no way") : super.lasts(rooms);
  }

  @Override
  public Future<Void> append(Row row, @Nullable Entry entry, NoticeChange change) {
    return cut ? Future.failedFuture("no way") : super.append(row, entry, change);
  }
}
