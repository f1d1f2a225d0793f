package games.kontor.games.landmarks;

import games.kontor.game.Fixed;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Something for each of some cards, in the order of the table. What is unchanged is the same. */
final class ByCard<V> extends Fixed<Card, V> {
  private final List<Entry<Card, V>> entries;

  private ByCard(List<Entry<Card, V>> entries) {
    this.entries = entries;
  }

  /** Those of the map that count as there; the same map if it is one of these. */
  static <V> Map<Card, V> of(Map<Card, V> map, Predicate<V> there) {
    if (map instanceof ByCard<V>) {
      return map;
    }
    var entries = new ArrayList<Entry<Card, V>>(map.size());
    for (var entry : map.entrySet()) {
      if (there.test(entry.getValue())) {
        entries.add(new SimpleImmutableEntry<>(entry));
      }
    }
    entries.sort(Comparator.comparing(Entry::getKey));
    return new ByCard<>(List.copyOf(entries));
  }

  /** What there is for each of these cards, which are in the order of the table. */
  static <V> Map<Card, V> of(List<Card> cards, Function<Card, V> value) {
    var entries = new ArrayList<Entry<Card, V>>(cards.size());
    for (Card card : cards) {
      entries.add(new SimpleImmutableEntry<>(card, value.apply(card)));
    }
    return new ByCard<>(Collections.unmodifiableList(entries));
  }

  /** The map with another value for this card; null takes the card out. */
  static <V> Map<Card, V> with(Map<Card, V> map, Card card, @Nullable V value) {
    var changed = new ArrayList<Entry<Card, V>>(map.size() + 1);
    boolean set = value == null;
    for (var entry : map.entrySet()) {
      if (!set && value != null && entry.getKey().compareTo(card) >= 0) {
        changed.add(new SimpleImmutableEntry<>(card, value));
        set = true;
      }
      if (entry.getKey() != card) {
        changed.add(entry);
      }
    }
    if (!set && value != null) {
      changed.add(new SimpleImmutableEntry<>(card, value));
    }
    return new ByCard<>(List.copyOf(changed));
  }

  @Override
  public int size() {
    return entries.size();
  }

  @Override
  protected Entry<Card, V> entry(int place) {
    return entries.get(place);
  }

  @Override
  public @Nullable V get(@Nullable Object key) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).getKey() == key) {
        return entries.get(i).getValue();
      }
    }
    return null;
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return get(key) != null;
  }
}
