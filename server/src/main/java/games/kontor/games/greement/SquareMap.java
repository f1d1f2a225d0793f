package games.kontor.games.greement;

import games.kontor.game.Fixed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Something for each of the 100 squares, immutable, in reading order. A changed copy shares the
 * rest.
 */
final class SquareMap<V> extends Fixed<Square, V> {
  private final List<Map.Entry<Square, V>> entries;

  private SquareMap(List<Map.Entry<Square, V>> entries) {
    this.entries = entries;
  }

  static <V> SquareMap<V> of(Function<Square, V> value) {
    return new SquareMap<>(
        Square.inReadingOrder().stream()
            .map(square -> Map.entry(square, value.apply(square)))
            .toList());
  }

  /** Throws IllegalArgumentException if a square is missing. */
  static <V> SquareMap<V> complete(Map<Square, V> map) {
    return map instanceof SquareMap<V> already ? already : of(square -> present(map, square));
  }

  private static <V> V present(Map<Square, V> map, Square square) {
    V value = map.get(square);
    if (value == null) {
      throw new IllegalArgumentException("nothing on " + square);
    }
    return value;
  }

  V on(Square square) {
    return entries.get(square.index()).getValue();
  }

  SquareMap<V> with(List<Square> squares, Function<V, V> change) {
    var copy = new ArrayList<>(entries);
    for (Square square : squares) {
      copy.set(square.index(), Map.entry(square, change.apply(on(square))));
    }
    return new SquareMap<>(Collections.unmodifiableList(copy));
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
    return entries.size();
  }

  @Override
  protected Entry<Square, V> entry(int place) {
    return entries.get(place);
  }
}
