package games.kontor.room;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a change sends: one frame for everybody, encoded once (null if nothing public changed), and
 * one for each connected player whose own view changed, by his identity. The public frame goes out
 * first.
 */
public record Frames(byte @Nullable [] toAll, Map<String, byte[]> toPlayers) {
  public static final Frames NONE = new Frames(null, Map.of());

  public Frames {
    toPlayers = Collections.unmodifiableMap(new TreeMap<>(toPlayers));
  }

  public boolean empty() {
    return toAll == null && toPlayers.isEmpty();
  }
}
