package games.kontor.cluster;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The processes that keep rooms, each with the newest version of rows that it reads, and which of
 * them keeps a room: of those that read it the one whose id, hashed together with the room's code,
 * comes out greatest. So if one goes only its own rooms move, and all that have the same ring agree
 * without a word.
 */
record Ring(SortedMap<String, Integer> reads) {
  static final Ring EMPTY = new Ring(Map.of());

  Ring(Map<String, Integer> reads) {
    this(Collections.unmodifiableSortedMap(new TreeMap<>(reads)));
  }

  /** Their ids, in order. */
  List<String> nodes() {
    return List.copyOf(reads.keySet());
  }

  /** Who keeps a room with rows of this version; empty if nobody does. */
  Optional<String> owner(String room, int version) {
    String owner = null;
    long greatest = 0;
    for (var node : reads.entrySet()) {
      long hash = hash(node.getKey(), room);
      if (node.getValue() >= version && (owner == null || hash > greatest)) {
        owner = node.getKey();
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
