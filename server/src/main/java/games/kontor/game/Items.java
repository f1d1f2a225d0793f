package games.kontor.game;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Things to choose from, each told apart by its key: a square, a card, an id or a word as it is
 * written on the wire, of a seat its number. What an item weighs is what it counts in limits, and
 * its price where there is one.
 */
public sealed interface Items {
  /** All keys in the order of listing. */
  Collection<String> keys();

  /** What the item of this key counts in limits when it is chosen alone. */
  long weight(String key);

  /** The most that the item of this key can count, in whatever company. */
  default long most(String key) {
    return weight(key);
  }

  /** What the items of these keys count in limits when they are chosen together. */
  default long weight(Collection<String> chosen) {
    long sum = 0;
    for (String key : chosen) {
      sum += weight(key);
    }
    return sum;
  }

  /** The item of this key as a parameter's value: a String, or an Integer for a seat. */
  default Object value(String key) {
    return key;
  }

  /** The same items, or those that moves have by the name. */
  default Items from(Map<String, Items> byName) {
    return this;
  }

  /**
   * Those that the moves have by this name ({@link Moves#items}): several choose from the same
   * things, and what changes of them is told once. What they are is asked of the open moves only.
   */
  record Named(String name) implements Items {
    @Override
    public Items from(Map<String, Items> byName) {
      return Objects.requireNonNull(byName.get(name), () -> "no items are listed as " + name);
    }

    @Override
    public Collection<String> keys() {
      throw new IllegalStateException("only the moves know the items " + name);
    }

    @Override
    public long weight(String key) {
      throw new IllegalStateException("only the moves know the items " + name);
    }
  }

  /** Plain things that weigh nothing. */
  record Words(List<String> words) implements Items {
    public Words {
      words = List.copyOf(words);
    }

    @Override
    public Collection<String> keys() {
      return words;
    }

    @Override
    public long weight(String key) {
      return 0;
    }
  }

  /** Things with what each weighs. */
  record Priced(Map<String, Long> weights) implements Items {
    public Priced {
      weights = Fixed.copyOf(weights);
    }

    @Override
    public Collection<String> keys() {
      return weights.keySet();
    }

    @Override
    public long weight(String key) {
      return weights.getOrDefault(key, 0L);
    }
  }

  /**
   * Things that weigh more in company: as soon as {@code least} of {@code company} are chosen, each
   * chosen one of them weighs {@code more} on top.
   */
  record Together(Map<String, Long> weights, List<String> company, int least, long more)
      implements Items {
    public Together {
      weights = Fixed.copyOf(weights);
      company = List.copyOf(company);
    }

    @Override
    public Collection<String> keys() {
      return weights.keySet();
    }

    @Override
    public long weight(String key) {
      return weights.getOrDefault(key, 0L);
    }

    @Override
    public long most(String key) {
      return weight(key) + (company.contains(key) ? more : 0);
    }

    @Override
    public long weight(Collection<String> chosen) {
      long together = chosen.stream().filter(company::contains).count();
      return Items.super.weight(chosen) + (together < least ? 0 : together * more);
    }
  }

  /** Seats with what each weighs. */
  record Seats(Map<Seat, Long> weights) implements Items {
    public Seats {
      weights = Fixed.copyOf(weights);
    }

    @Override
    public Collection<String> keys() {
      return weights.keySet().stream().map(Seat::toString).toList();
    }

    @Override
    public long weight(String key) {
      return weights.getOrDefault(Seat.of(Integer.parseInt(key)), 0L);
    }

    @Override
    public Object value(String key) {
      return Integer.valueOf(key);
    }
  }

  /** Things with notes for this seat alone; what everybody may know stands in the table. */
  record Noted(Map<String, Item> items) implements Items {
    public Noted {
      items = Fixed.copyOf(items);
    }

    @Override
    public Collection<String> keys() {
      return items.keySet();
    }

    @Override
    public long weight(String key) {
      return items.containsKey(key) ? Objects.requireNonNull(items.get(key)).weight() : 0;
    }
  }

  /** One of the {@link Noted}: {@code notes} spell out a sum or an effect. */
  record Item(long weight, Map<String, Object> notes) {
    public Item {
      notes = Fixed.copyOf(notes);
    }
  }
}
