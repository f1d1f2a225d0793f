package games.kontor.crash;

import games.kontor.protocol.Wire;
import games.kontor.store.Journal;
import io.vertx.core.Future;
import java.util.List;
import java.util.Optional;

/**
 * A journal that takes the process with it: at a command with the id {@link #BEFORE} instead of
 * storing it, at one with the id {@link #AFTER} when it is stored and nobody knows yet.
 */
final class MortalJournal implements Journal {
  static final String BEFORE = "die-before";
  static final String AFTER = "die-after";

  private final Journal journal;

  MortalJournal(Journal journal) {
    this.journal = journal;
  }

  @Override
  public Future<Void> append(Row row, Entry entry) {
    String body = Wire.text(row.body());
    if (body.contains(BEFORE)) {
      die();
    }
    var appended = journal.append(row, entry);
    return body.contains(AFTER) ? appended.onSuccess(done -> die()) : appended;
  }

  /** Like a kill: nothing is ended in order. */
  private static void die() {
    Runtime.getRuntime().halt(137);
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
