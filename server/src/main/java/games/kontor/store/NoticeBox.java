package games.kontor.store;

import io.vertx.core.Future;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What players who are away are to be told, until it is told. What is completed is durable; what
 * was taken and not settled comes again.
 */
public interface NoticeBox {

  /** Stores what follows from something that is no row. */
  Future<Void> add(List<Notice> caused);

  /** All that waits for the players of a room, the earliest due first. */
  Future<List<Notice>> of(String room);

  /**
   * Gives those due at this date, the longest due first, at most so many, and none of them again
   * before {@code untilMillis}.
   */
  Future<List<Due>> take(long dateMillis, long untilMillis, int most);

  /**
   * This one was told or given up, and {@code next} takes its place, null for nothing. Nothing
   * happens if another one took its place meanwhile.
   */
  Future<Void> settle(Notice notice, @Nullable Notice next);

  /**
   * Counts one more for this mark on this day, and forgets the days before; false, and it is not
   * counted, if there were so many already.
   */
  Future<Boolean> count(String mark, long day, int most);

  /** A notice and where it is to go. */
  record Due(Notice notice, Contact contact) {}
}
