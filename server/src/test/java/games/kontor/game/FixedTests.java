package games.kontor.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Fixed maps are equal as maps are, and what did not change of one is the same object. */
final class FixedTests {
  private static final Map<String, Integer> ONE_TWO =
      Fixed.of(List.of("one", "two"), word -> word.equals("one") ? 1 : 2);

  private static Map<String, Integer> other(String key, Integer value, String next, Integer last) {
    var map = new LinkedHashMap<String, Integer>();
    map.put(key, value);
    map.put(next, last);
    return map;
  }

  @Test
  void isEqualToEveryMapOfTheSameEntries() {
    for (var same : List.of(other("one", 1, "two", 2), other("two", 2, "one", 1))) {
      assertEquals(ONE_TWO, same);
      assertEquals(same, ONE_TWO);
      assertEquals(ONE_TWO, Fixed.copyOf(same));
      assertEquals(same.hashCode(), ONE_TWO.hashCode());
    }
  }

  @Test
  void isEqualToNoOtherMap() {
    assertNotEquals(ONE_TWO, Fixed.of("one", 1));
    assertNotEquals(ONE_TWO, Fixed.copyOf(other("one", 1, "two", 3)));
    assertNotEquals(ONE_TWO, Fixed.copyOf(other("one", 1, "three", 2)));
    assertNotEquals(ONE_TWO, Fixed.copyOf(other("two", 1, "one", 2)));
    assertNotEquals(ONE_TWO, other("one", 1, "three", 2));
  }

  @Test
  void isGoneThroughInItsOrder() {
    var seen = new ArrayList<String>();
    ONE_TWO.forEach((key, value) -> seen.add(key + value));
    assertEquals(List.of("one1", "two2"), seen);
  }

  @Test
  void whatIsMadeEqualToTheMapBeforeIsThatMap() {
    var making = new Making<>(ONE_TWO);
    making.put("one", 1);
    making.put("two", 3);
    making.put("two", 2);
    assertEquals(2, making.get("two"));
    assertSame(ONE_TWO, making.map());
  }

  @Test
  void whatIsMadeOfOtherEntriesOrInAnotherOrderIsAnother() {
    var shorter = new Making<>(ONE_TWO);
    shorter.put("one", 1);
    assertEquals(Map.of("one", 1), shorter.map());
    var turned = new Making<>(ONE_TWO);
    turned.put("two", 2);
    turned.put("one", 1);
    assertNotSame(ONE_TWO, turned.map());
    assertEquals(List.of("two", "one"), List.copyOf(turned.map().keySet()));
    var longer = new Making<>(ONE_TWO);
    List.of("one", "two", "three").forEach(word -> longer.put(word, word.length()));
    assertEquals(List.of(3, 3, 5), List.copyOf(longer.map().values()));
  }

  @Test
  void aPartThatIsEqualToThatOfTheMapBeforeIsThatPart() {
    var part = new ArrayList<>(List.of(7));
    var making = new Making<>(Fixed.of("kept", part));
    making.put("more", new ArrayList<>());
    making.put("kept", new ArrayList<>(part));
    assertSame(part, making.map().get("kept"));
  }
}
