package games.kontor.games.greement;

import games.kontor.game.Domain;
import games.kontor.game.Fixed;
import games.kontor.game.Items;
import games.kontor.game.Limit.Term;
import games.kontor.game.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** What some squares weigh, by their names and in reading order, immutable. */
final class Weights extends Fixed<String, Long> {
  static final Weights NONE = new Weights(List.of());

  private static final Table KNOWN = new Table();

  private final List<Map.Entry<String, Long>> entries;
  private @Nullable List<Move> choice;

  private Weights(List<Map.Entry<String, Long>> entries) {
    this.entries = entries;
  }

  /** Those before if nothing has changed. */
  static Weights of(List<Square> squares, ToLongFunction<Square> weight, Weights before) {
    if (before.isOf(squares, weight)) {
      return before;
    }
    var entries = new ArrayList<Map.Entry<String, Long>>(squares.size());
    for (Square square : squares) {
      entries.add(KNOWN.entry(square, weight.applyAsLong(square)));
    }
    return new Weights(Collections.unmodifiableList(entries));
  }

  private boolean isOf(List<Square> squares, ToLongFunction<Square> weight) {
    if (squares.size() != entries.size()) {
      return false;
    }
    for (int i = 0; i < squares.size(); i++) {
      var entry = entries.get(i);
      Square square = squares.get(i);
      if (!entry.getKey().equals(square.toString())
          || entry.getValue() != weight.applyAsLong(square)) {
        return false;
      }
    }
    return true;
  }

  /** One of the squares, whose weight must be at hand; the same object each time. */
  List<Move> choice() {
    List<Move> known = choice;
    if (known == null) {
      known =
          List.of(
              Move.of("square", new Domain.One(new Items.Priced(this)))
                  .within(Means.payable(Term.plus("square"))));
      choice = known;
    }
    return known;
  }

  /** What a square weighs here, else by that. */
  ToLongFunction<Square> orElse(ToLongFunction<Square> other) {
    return square -> {
      Long known = get(square.toString());
      return known == null ? other.applyAsLong(square) : known;
    };
  }

  /** All of these together, none of which has a square of another. */
  static Weights joined(List<Weights> parts) {
    var entries = new ArrayList<Map.Entry<String, Long>>();
    for (Weights part : parts) {
      entries.addAll(part.entries);
    }
    entries.sort((one, other) -> compare(one.getKey(), other.getKey()));
    return new Weights(List.copyOf(entries));
  }

  /** Squares' names by row and column, so that nothing has to be made of them. */
  private static int compare(String one, String other) {
    if (one.length() != other.length() || one.length() < 2) {
      return one.length() - other.length();
    }
    int rows = one.charAt(1) - other.charAt(1);
    return rows == 0 ? one.charAt(0) - other.charAt(0) : rows;
  }

  @Override
  public int size() {
    return entries.size();
  }

  @Override
  protected Entry<String, Long> entry(int place) {
    return entries.get(place);
  }

  @Override
  public @Nullable Long get(@Nullable Object key) {
    if (!(key instanceof String name)) {
      return null;
    }
    int low = 0;
    int high = entries.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      var entry = entries.get(middle);
      int side = compare(entry.getKey(), name);
      if (side == 0) {
        return entry.getKey().equals(name) ? entry.getValue() : null;
      }
      low = side < 0 ? middle + 1 : low;
      high = side < 0 ? high : middle;
    }
    return null;
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return get(key) != null;
  }

  /**
   * A square with a usual weight is one object for all rooms: a room remembers hundreds. Two
   * threads may make the same one at a time; either will do.
   */
  private static final class Table {
    private static final int USUAL = 128;

    private final AtomicReferenceArray<Map.@Nullable Entry<String, Long>> entries =
        new AtomicReferenceArray<>(Square.inReadingOrder().size() * USUAL);

    Map.Entry<String, Long> entry(Square square, long weight) {
      if (weight < 0 || weight >= USUAL) {
        return Map.entry(square.toString(), weight);
      }
      int place = USUAL * square.index() + (int) weight;
      var known = entries.getPlain(place);
      if (known == null) {
        known = Map.entry(square.toString(), weight);
        entries.setRelease(place, known);
      }
      return known;
    }
  }
}
