package games.kontor.host;

import java.util.Optional;

/** Which rooms other processes keep. */
public interface Elsewhere {
  /** All rooms are kept here. */
  Elsewhere NOWHERE = room -> Optional.empty();

  /** Who keeps this room; empty if this process does. */
  Optional<Keeper> keeper(String room);

  /** True if this process keeps the room. */
  default boolean isHere(String room) {
    return keeper(room).isEmpty();
  }
}
