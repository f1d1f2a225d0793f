package games.kontor.game;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A map that never changes and keeps its order, so that whoever is given one keeps it without a
 * copy. Going through it makes nothing but the iterator. What is copied from other maps is small:
 * it is searched from its beginning.
 */
public abstract class Fixed<K, V> extends AbstractMap<K, V> {
  private @Nullable Set<Entry<K, V>> all;

  /** How many entries there are. */
  @Override
  public abstract int size();

  /** The entry in this place, from 0: the same object each time. */
  protected abstract Entry<K, V> entry(int place);

  /** The same entries in the same order, for good. */
  public static <K, V> Map<K, V> copyOf(Map<K, V> map) {
    if (map instanceof Fixed) {
      return map;
    }
    if (map.isEmpty()) {
      return Few.none();
    }
    var entries = Few.<K, V>space(map.size());
    int place = 0;
    for (var entry : map.entrySet()) {
      entries[place++] = new SimpleImmutableEntry<>(entry);
    }
    return new Few<>(entries);
  }

  /** One key with its value. */
  public static <K, V> Map<K, V> of(K key, V value) {
    var entries = Few.<K, V>space(1);
    entries[0] = new SimpleImmutableEntry<>(key, value);
    return new Few<>(entries);
  }

  /** A value for each of these keys, which are all different, in their order. */
  public static <K, V> Map<K, V> of(Collection<K> keys, Function<? super K, ? extends V> value) {
    return of(keys, Function.identity(), value);
  }

  /** A key and its value for each of these things, whose keys are all different, in their order. */
  public static <T, K, V> Map<K, V> of(
      Collection<? extends T> things,
      Function<? super T, ? extends K> key,
      Function<? super T, ? extends V> value) {
    if (things.isEmpty()) {
      return Few.none();
    }
    var entries = Few.<K, V>space(things.size());
    int place = 0;
    for (T thing : things) {
      entries[place++] = new SimpleImmutableEntry<>(key.apply(thing), value.apply(thing));
    }
    return new Few<>(entries);
  }

  /** The map with one more key at its end, or with another value of one that it has. */
  public static <K, V> Map<K, V> with(Map<K, V> map, K key, V value) {
    var fixed = (Fixed<K, V>) copyOf(map);
    var entries = Few.<K, V>space(fixed.size() + (fixed.containsKey(key) ? 0 : 1));
    entries[entries.length - 1] = new SimpleImmutableEntry<>(key, value);
    for (int i = 0; i < fixed.size(); i++) {
      var old = fixed.entry(i);
      entries[i] = old.getKey().equals(key) ? new SimpleImmutableEntry<>(key, value) : old;
    }
    return new Few<>(entries);
  }

  @Override
  public Set<Entry<K, V>> entrySet() {
    Set<Entry<K, V>> known = all;
    if (known == null) {
      known = new Entries();
      all = known;
    }
    return known;
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    for (int i = 0; i < size(); i++) {
      action.accept(entry(i).getKey(), entry(i).getValue());
    }
  }

  /** Two of these with the same order are compared side by side, which makes nothing. */
  @Override
  public boolean equals(@Nullable Object other) {
    if (this == other || !(other instanceof Fixed<?, ?> fixed)) {
      return this == other || super.equals(other);
    }
    if (size() != fixed.size()) {
      return false;
    }
    for (int i = 0; i < size(); i++) {
      if (!entry(i).getKey().equals(fixed.entry(i).getKey())) {
        return super.equals(other);
      }
      if (!Objects.equals(entry(i).getValue(), fixed.entry(i).getValue())) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int sum = 0;
    for (int i = 0; i < size(); i++) {
      sum += entry(i).hashCode();
    }
    return sum;
  }

  private final class Entries extends AbstractSet<Entry<K, V>> {
    @Override
    public Iterator<Entry<K, V>> iterator() {
      return new Walk();
    }

    @Override
    public int size() {
      return Fixed.this.size();
    }
  }

  private final class Walk implements Iterator<Entry<K, V>> {
    private int next;

    @Override
    public boolean hasNext() {
      return next < size();
    }

    @Override
    public Entry<K, V> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return entry(next++);
    }
  }

  /** A few entries in an array. */
  static final class Few<K, V> extends Fixed<K, V> {
    private static final Fixed<?, ?> NONE = new Few<>(space(0));

    private final Entry<K, V>[] entries;

    Few(Entry<K, V>[] entries) {
      this.entries = entries;
    }

    @SuppressWarnings("unchecked") // There is nothing in it.
    static <K, V> Fixed<K, V> none() {
      return (Fixed<K, V>) NONE;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static <K, V> Entry<K, V>[] space(int size) {
      return new Entry[size];
    }

    @Override
    public int size() {
      return entries.length;
    }

    @Override
    protected Entry<K, V> entry(int place) {
      return entries[place];
    }

    @Override
    public @Nullable V get(@Nullable Object key) {
      for (var entry : entries) {
        if (Objects.equals(entry.getKey(), key)) {
          return entry.getValue();
        }
      }
      return null;
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
      for (var entry : entries) {
        if (Objects.equals(entry.getKey(), key)) {
          return true;
        }
      }
      return false;
    }
  }
}
