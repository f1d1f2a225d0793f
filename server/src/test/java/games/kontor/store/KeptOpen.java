package games.kontor.host;

import games.kontor.store.ForwardingJournal;
import games.kontor.store.Journal;
import io.vertx.core.Future;

/** A journal that outlives its server, as a database does. */
final class KeptOpen extends ForwardingJournal {
  KeptOpen(Journal journal) {
    super(journal);
  }

  @Override
  public Future<Void> close() {
    return Future.succeededFuture();
  }
}
