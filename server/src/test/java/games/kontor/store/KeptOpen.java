package games.kontor.store;

import io.vertx.core.Future;

/** A journal that outlives its server, as a database does. */
public final class KeptOpen extends ForwardingJournal {
  public KeptOpen(Journal journal) {
    super(journal);
  }

  @Override
  public Future<Void> close() {
    return Future.succeededFuture();
  }
}
