package games.kontor.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RingTests {
  private static final List<String> ROOMS =
      IntStream.range(0, 3_000).mapToObj(i -> "amber-gull-" + i).toList();

  private static String owner(Ring ring, String room) {
    return ring.owner(room).orElseThrow();
  }

  @Test
  void nobodyKeepsARoomOfAnEmptyRing() {
    assertEquals(Optional.empty(), Ring.EMPTY.owner("amber-gull"));
  }

  @Test
  void theOrderInWhichNodesCameTellsNothing() {
    assertEquals(new Ring(List.of("a", "b", "c")), new Ring(List.of("c", "a", "b")));
    assertThrows(IllegalArgumentException.class, () -> new Ring(List.of("a", "a")));
  }

  @Test
  void spreadsRoomsEvenly() {
    var ring = new Ring(List.of("a", "b", "c"));
    var counts = new TreeMap<String, Integer>();
    ROOMS.forEach(room -> counts.merge(owner(ring, room), 1, Integer::sum));
    assertEquals(3, counts.size());
    counts.values().forEach(count -> assertTrue(count > 850 && count < 1_150, "" + counts));
  }

  @Test
  void whoGoesTakesOnlyHisOwnRoomsWithHim() {
    var all = new Ring(List.of("a", "b", "c"));
    var left = new Ring(List.of("a", "c"));
    for (String room : ROOMS) {
      if (!owner(all, room).equals("b")) {
        assertEquals(owner(all, room), owner(left, room));
      }
    }
  }
}
