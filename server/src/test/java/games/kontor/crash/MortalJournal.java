package games.kontor.crash;

import games.kontor.protocol.Wire;
import games.kontor.store.ForwardingJournal;
import games.kontor.store.Journal;
import games.kontor.store.NoticeChange;
import io.vertx.core.Future;
import org.jspecify.annotations.Nullable;

/**
 * A journal that takes the process with it: at a command with the id {@link #BEFORE} instead of
 * storing it, at one with the id {@link #AFTER} when it is stored and nobody knows yet.
 */
final class MortalJournal extends ForwardingJournal {
  static final String BEFORE = "die-before";
  static final String AFTER = "die-after";

  MortalJournal(Journal journal) {
    super(journal);
  }

  @Override
  public Future<Void> append(Row row, @Nullable Entry entry, NoticeChange change) {
    String body = Wire.text(row.body());
    if (body.contains(BEFORE)) {
      die();
    }
    var appended = super.append(row, entry, change);
    return body.contains(AFTER) ? appended.onSuccess(done -> die()) : appended;
  }

  /** Like a kill: nothing is ended in order. */
  private static void die() {
    Runtime.getRuntime().halt(137);
  }
}
