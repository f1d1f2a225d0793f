package games.kontor.games.greement;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Something for each of the 100 squares, immutable, in reading order. A changed copy shares the
 * rest.
 */
final class SquareMap<V> extends AbstractMap<Square, V> {
  private final Object[] values;

  private SquareMap(Object[] values) {
    this.values = values;
  }

  static <V> SquareMap<V> of(Function<Square, V> value) {
    return new SquareMap<>(Square.inReadingOrder().stream().map(value).toArray());
  }

  /** Throws IllegalArgumentException if a square is missing. */
  static <V> SquareMap<V> copyOf(Map<Square, V> map) {
    return map instanceof SquareMap<V> already ? already : of(square -> present(map, square));
  }

  private static <V> V present(Map<Square, V> map, Square square) {
    V value = map.get(square);
    if (value == null) {
      throw new IllegalArgumentException("nothing on " + square);
    }
    return value;
  }

  @SuppressWarnings("unchecked")
  V on(Square square) {
    return (V) values[square.index()];
  }

  SquareMap<V> with(List<Square> squares, Function<V, V> change) {
    Object[] copy = values.clone();
    for (Square square : squares) {
      copy[square.index()] = change.apply(on(square));
    }
    return new SquareMap<>(copy);
  }

  <W> SquareMap<W> map(Function<V, W> change) {
    return of(square -> change.apply(on(square)));
  }

  @Override
  public @Nullable V get(@Nullable Object key) {
    return key instanceof Square square ? on(square) : null;
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return key instanceof Square;
  }

  @Override
  public int size() {
    return values.length;
  }

  @Override
  public Set<Entry<Square, V>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public Iterator<Entry<Square, V>> iterator() {
        var squares = Square.inReadingOrder().iterator();
        return new Iterator<>() {
          @Override
          public boolean hasNext() {
            return squares.hasNext();
          }

          @Override
          public Entry<Square, V> next() {
            Square square = squares.next();
            return Map.entry(square, on(square));
          }
        };
      }

      @Override
      public int size() {
        return values.length;
      }
    };
  }
}
