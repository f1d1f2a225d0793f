package games.kontor.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Applying the edits to the JSON of the old view gives the JSON of the new one, whatever changed.
 */
final class DifferLawTests {
  private static final int ROUNDS = 4_000;
  private static final String[] KEYS = {"a", "b", ".c", "d/e", "~1", "", "-", "7", "..", "+1"};

  enum Mood {
    VERY_GOOD,
    BAD
  }

  record Spot(int place) {}

  record Inner(int count, @Nullable Object any, List<@Nullable Object> list) {}

  record Outer(
      boolean flag,
      long wide,
      double share,
      Mood mood,
      Spot spot,
      @Nullable Inner inner,
      Map<String, @Nullable Object> map,
      Map<Mood, Integer> moods,
      List<Inner> rows) {}

  private final Random random = new Random(7);

  @Test
  void editsTurnTheOldViewIntoTheNewOne() {
    for (int round = 0; round < ROUNDS; round++) {
      Outer old = outer();
      Outer now = random.nextInt(4) == 0 ? outer() : changed(old);
      var edits = Differ.diff(old, now);
      var applied = Edits.applied(Wire.tree(old), Wire.tree(edits));
      assertEquals(Wire.tree(now), applied, () -> old + " to " + now + " by " + edits);
      assertEquals(
          Wire.tree(now), Edits.applied(Wire.tree(old), Wire.tree(Edit.spelledOut(edits))));
      assertEquals(old.equals(now), edits.isEmpty());
    }
  }

  @Test
  void saysNothingOfARebuiltView() {
    for (int seed = 0; seed < 100; seed++) {
      random.setSeed(seed);
      Outer old = outer();
      random.setSeed(seed);
      assertEquals(List.of(), Differ.diff(old, outer()));
      assertSame(List.of(), Differ.diff(old, old));
    }
  }

  private Outer outer() {
    return new Outer(
        random.nextBoolean(),
        random.nextLong(3),
        random.nextInt(3) / 2.0,
        Mood.values()[random.nextInt(2)],
        new Spot(random.nextInt(3)),
        random.nextInt(4) == 0 ? null : inner(1),
        map(2),
        random.nextBoolean() ? new TreeMap<>(Map.of(Mood.BAD, random.nextInt(3))) : new TreeMap<>(),
        rows());
  }

  private Inner inner(int depth) {
    return new Inner(random.nextInt(4), any(depth), list(depth));
  }

  private List<Inner> rows() {
    var rows = new ArrayList<Inner>();
    for (int i = random.nextInt(5); i > 0; i--) {
      rows.add(inner(0));
    }
    return rows;
  }

  private @Nullable Object any(int depth) {
    return switch (random.nextInt(depth == 0 ? 4 : 7)) {
      case 0 -> null;
      case 1 -> random.nextInt(4);
      case 2 -> "word";
      case 3 -> Mood.BAD;
      case 4 -> inner(depth - 1);
      case 5 -> map(depth - 1);
      default -> list(depth - 1);
    };
  }

  private List<@Nullable Object> list(int depth) {
    var list = new ArrayList<@Nullable Object>();
    for (int i = random.nextInt(6); i > 0; i--) {
      list.add(any(depth));
    }
    return list;
  }

  private Map<String, @Nullable Object> map(int depth) {
    var map = new TreeMap<String, @Nullable Object>();
    for (int i = random.nextInt(6); i > 0; i--) {
      map.put(KEYS[random.nextInt(KEYS.length)], any(depth));
    }
    return map;
  }

  private Outer changed(Outer old) {
    var map = new TreeMap<String, @Nullable Object>(old.map());
    if (random.nextBoolean()) {
      map.put(KEYS[random.nextInt(KEYS.length)], any(2));
    } else if (!map.isEmpty()) {
      map.remove(map.firstKey());
    }
    return new Outer(
        old.flag(),
        random.nextLong(3),
        old.share(),
        old.mood(),
        old.spot(),
        old.inner() == null ? inner(1) : changed(old.inner()),
        map,
        old.moods(),
        moved(old.rows(), inner(0)));
  }

  private Inner changed(Inner old) {
    return new Inner(old.count(), old.any(), moved(old.list(), any(1)));
  }

  /** What lists of a view do: a queue moves on, an element goes, comes or is exchanged. */
  private <T extends @Nullable Object> List<T> moved(List<T> old, T other) {
    var list = new ArrayList<>(old);
    int place = list.isEmpty() ? 0 : random.nextInt(list.size());
    int kind = random.nextInt(6);
    if (kind > 2 && !list.isEmpty()) {
      list.remove(kind == 3 ? 0 : place);
    }
    switch (kind) {
      case 0, 3 -> list.add(other);
      case 1, 4 -> list.add(Math.min(place, list.size()), other);
      default -> {}
    }
    return list;
  }
}
