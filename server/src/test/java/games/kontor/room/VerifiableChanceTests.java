package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class VerifiableChanceTests {

  @Test
  void drawsNothingTwice() {
    var chance = new VerifiableChance("01".repeat(32), List.of("a"), Map.of());
    var first = drawn(chance, 20);
    assertTrue(new TreeSet<>(first).size() > 15);
    var resumed = new VerifiableChance("01".repeat(32), List.of("a"), Map.of("s", 10L));
    assertEquals(first.subList(10, 20), drawn(resumed, 10));
    assertEquals(chance.draws().subList(10, 20), resumed.draws());
  }

  private static List<Integer> drawn(Chance chance, int times) {
    var drawn = new ArrayList<Integer>();
    for (int i = 0; i < times; i++) {
      drawn.add(chance.number("s", 1, 1000));
    }
    return drawn;
  }
}
