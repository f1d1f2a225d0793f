package games.kontor.host;

import java.util.Optional;

/** Which rooms other processes keep. */
public interface Elsewhere {
  /** All rooms are kept here. */
  Elsewhere NOWHERE = room -> Optional.empty();

  /** Who keeps this room; empty if this process does. */
  Optional<Keeper> keeper(String room);

  /**
   * This process cannot read the room: that takes a build that knows rows of this version. True if
   * there may be another one that does; then the room is kept there.
   */
  default boolean needs(String room, int version) {
    return false;
  }

  /** True if this process keeps the room. */
  default boolean isHere(String room) {
    return keeper(room).isEmpty();
  }
}
