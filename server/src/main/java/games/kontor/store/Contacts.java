package games.kontor.store;

import io.vertx.core.Future;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where players of rooms want to be told what happens while they are away, apart from the facts.
 * What is completed is durable. Rows of the journal change it too ({@link NoticeChange}), and it
 * goes with its room.
 */
public interface Contacts {
  /** A room keeps so many. */
  int MOST = 16;

  /** Those of a room. */
  Future<List<Contact>> of(String room);

  /** That of one player. */
  Future<Optional<Contact>> of(String room, String player);

  /**
   * Keeps this one instead of the one before, and what asks its owner whether an address is his;
   * what waits to be told and is not wanted any more goes. False, and nothing happens, if this
   * player has no seat in the room, or the room keeps {@link #MOST} others.
   */
  Future<Boolean> put(Contact contact, @Nullable Notice question);

  /** Forgets all that is kept of a player, and what waits to be told to him. */
  Future<Void> remove(String room, String player);

  /** The owner of the address says that it is his; false if the key is of none that is kept. */
  Future<Boolean> confirm(String room, String mailKey);

  /** The address is forgotten, and what waits to be sent there; nothing happens if it was. */
  Future<Void> unsubscribe(String room, String mailKey);

  /** The last post to a webhook was given up, or one has arrived again. */
  Future<Void> failing(Contact contact, boolean now);
}
