package games.kontor.room;

import java.util.Arrays;

/**
 * The last {@value #REMEMBERED} command ids of one player, as 64-bit hashes: two ids of his that
 * fall together could only keep himself from one action, and the page then asks again with another.
 */
final class DoneIds {
  static final int REMEMBERED = 64;

  private static final long FNV_START = 0xcbf29ce484222325L;
  private static final long FNV_TIMES = 0x100000001b3L;

  private long[] hashes = new long[8];
  private int count;

  boolean contains(String id) {
    long hash = hash(id);
    for (int i = 0; i < Math.min(count, hashes.length); i++) {
      if (hashes[i] == hash) {
        return true;
      }
    }
    return false;
  }

  void add(String id) {
    if (count == hashes.length && hashes.length < REMEMBERED) {
      hashes = Arrays.copyOf(hashes, 2 * hashes.length);
    }
    hashes[count % hashes.length] = hash(id);
    count++;
  }

  private static long hash(String id) {
    long hash = FNV_START;
    for (int i = 0; i < id.length(); i++) {
      hash = (hash ^ id.charAt(i)) * FNV_TIMES;
    }
    return hash;
  }
}
