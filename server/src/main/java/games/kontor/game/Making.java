package games.kontor.game;

import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.Arrays;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Puts a map together, and takes over from the one before what is as it was there, down to the
 * whole map.
 */
final class Making<K, V> {
  private static final int USUAL = 8;

  private final Fixed<K, V> before;
  private Entry<K, V>[] entries;
  private int size;

  Making(Map<K, V> before) {
    this.before = (Fixed<K, V>) Fixed.copyOf(before);
    this.entries = Fixed.Few.space(before.size());
  }

  /** What has been put in so far; null for another key. */
  @Nullable V get(K key) {
    int place = place(key);
    return place == size ? null : entries[place].getValue();
  }

  /** At the end, or in the place of that key. */
  @SuppressWarnings("ReferenceEquality") // What is the same object needs no new entry.
  void put(K key, V value) {
    int place = place(key);
    var known = known(place, key);
    boolean same = known != null && known.getValue() == value;
    var entry = known != null && same ? known : new SimpleImmutableEntry<>(key, value);
    if (place == entries.length) {
      entries = Arrays.copyOf(entries, Math.max(USUAL, 2 * size));
    }
    entries[place] = entry;
    size = Math.max(size, place + 1);
  }

  private int place(K key) {
    int place = 0;
    while (place < size && !entries[place].getKey().equals(key)) {
      place++;
    }
    return place;
  }

  /** That of the map before, which mostly has it in the same place. */
  private @Nullable Entry<K, V> known(int place, K key) {
    if (place < before.size() && before.entry(place).getKey().equals(key)) {
      return before.entry(place);
    }
    for (int i = 0; i < before.size(); i++) {
      if (before.entry(i).getKey().equals(key)) {
        return before.entry(i);
      }
    }
    return null;
  }

  @SuppressWarnings("ReferenceEquality")
  Map<K, V> map() {
    boolean same = size == before.size();
    for (int i = 0; i < size; i++) {
      var known = known(i, entries[i].getKey());
      if (known != null && Objects.equals(known.getValue(), entries[i].getValue())) {
        entries[i] = known;
      }
      same = same && known == before.entry(i) && known == entries[i];
    }
    return same ? before : new Fixed.Few<>(Arrays.copyOf(entries, size));
  }
}
