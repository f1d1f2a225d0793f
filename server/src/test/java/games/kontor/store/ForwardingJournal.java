package games.kontor.store;

import io.vertx.core.Future;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** A journal that asks another for everything; a test changes what it wants otherwise. */
public abstract class ForwardingJournal implements Journal {
  private final Journal journal;

  protected ForwardingJournal(Journal journal) {
    this.journal = journal;
  }

  @Override
  public Future<Void> append(Row row, @Nullable Entry entry, NoticeChange change) {
    return journal.append(row, entry, change);
  }

  @Override
  public <T> Future<T> read(String room, Fold<T> fold) {
    return journal.read(room, fold);
  }

  @Override
  public Future<List<String>> rooms() {
    return journal.rooms();
  }

  @Override
  public Future<SortedMap<String, Long>> lasts(Collection<String> rooms) {
    return journal.lasts(rooms);
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
  public Future<List<Sitting>> sittings(String player, long overSinceMillis, int most) {
    return journal.sittings(player, overSinceMillis, most);
  }

  @Override
  public Future<Void> putAway(String room, long seq, byte[] standing) {
    return journal.putAway(room, seq, standing);
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
  public Contacts contacts() {
    return journal.contacts();
  }

  @Override
  public NoticeBox notices() {
    return journal.notices();
  }

  @Override
  public Future<Void> check() {
    return journal.check();
  }

  @Override
  public boolean isShared() {
    return journal.isShared();
  }

  @Override
  public Future<Void> close() {
    return journal.close();
  }
}
