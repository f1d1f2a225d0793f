package games.kontor.room;

import games.kontor.protocol.Common.Watchers;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Who is there, as the host of the room knows it: identities with a connection, the players who
 * count as absent and since when on the table clock, and the spectators. It is no part of the
 * facts.
 */
public record Audience(
    Set<String> connected, SortedMap<String, Long> awaySinceMillis, Watchers watchers) {
  public static final Audience NOBODY =
      new Audience(Set.of(), new TreeMap<>(), new Watchers(0, List.of()));

  /** True if this player counts as absent. */
  public boolean away(String player) {
    return awaySinceMillis.containsKey(player);
  }
}
