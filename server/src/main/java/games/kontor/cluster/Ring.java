package games.kontor.cluster;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The processes that keep rooms, and which of them keeps one: the one whose id, hashed together
 * with the room's code, comes out greatest. So if one goes only its own rooms move, and all that
 * have the same ring agree without a word.
 */
record Ring(List<String> nodes) {
  static final Ring EMPTY = new Ring(List.of());

  /** Throws IllegalArgumentException if a node stands there twice. */
  Ring {
    SortedSet<String> sorted = new TreeSet<>(nodes);
    if (sorted.size() < nodes.size()) {
      throw new IllegalArgumentException("twice in the ring: " + nodes);
    }
    nodes = List.copyOf(sorted);
  }

  /** Who keeps the room; empty if nobody does. */
  Optional<String> owner(String room) {
    String owner = null;
    long greatest = 0;
    for (String node : nodes) {
      long hash = hash(node, room);
      if (owner == null || hash > greatest) {
        owner = node;
        greatest = hash;
      }
    }
    return Optional.ofNullable(owner);
  }

  /** FNV-1a, and a last mixing: its low bits alone would favour some nodes. */
  private static long hash(String node, String room) {
    long hash = 0xcbf29ce484222325L;
    for (byte part : (node + '/' + room).getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ (part & 0xff)) * 0x100000001b3L;
    }
    hash = (hash ^ (hash >>> 33)) * 0xff51afd7ed558ccdL;
    hash = (hash ^ (hash >>> 33)) * 0xc4ceb9fe1a85ec53L;
    return hash ^ (hash >>> 33);
  }
}
