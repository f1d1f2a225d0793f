package games.kontor.room;

import games.kontor.protocol.Wire;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a change sends, as data that could travel: one patch for everybody, encoded once (null if
 * nothing public changed), and the own part of each connected player whose own view changed, by his
 * identity. Whoever holds the sockets puts them together, one frame for each viewer.
 */
public record Frames(byte @Nullable [] toAll, SortedMap<String, byte[]> own) {
  public static final Frames NONE = new Frames(null, new TreeMap<>());

  public Frames {
    own = Collections.unmodifiableSortedMap(own);
  }

  public boolean empty() {
    return toAll == null && own.isEmpty();
  }

  /**
   * The one frame for a viewer who is shown the own view of this player (empty for a spectator),
   * and whose command of that id is done by it; empty if there is nothing to send.
   */
  public Optional<byte[]> frame(String player, @Nullable String applied) {
    byte[] part = own.get(player);
    if (toAll != null) {
      boolean plain = part == null && applied == null;
      return Optional.of(plain ? toAll : Wire.completed(toAll, part, applied));
    }
    return part == null ? Optional.empty() : Optional.of(Wire.hand(part, applied));
  }
}
