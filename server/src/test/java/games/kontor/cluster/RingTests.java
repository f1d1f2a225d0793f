package games.kontor.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class RingTests {
  private static final List<String> ROOMS =
      IntStream.range(0, 3_000).mapToObj(i -> "amber-gull-" + i).toList();

  private static String owner(Ring ring, String room) {
    return ring.owner(room, 1).orElseThrow();
  }

  private static Ring of(String... nodes) {
    return new Ring(Stream.of(nodes).collect(Collectors.toMap(node -> node, node -> 1)));
  }

  @Test
  void nobodyKeepsARoomOfAnEmptyRing() {
    assertEquals(Optional.empty(), Ring.EMPTY.owner("amber-gull", 0));
  }

  @Test
  void theOrderInWhichNodesCameTellsNothing() {
    assertEquals(of("a", "b", "c"), of("c", "a", "b"));
  }

  @Test
  void aRoomIsKeptByOneThatReadsIt() {
    var ring = new Ring(Map.of("a", 1, "b", 2, "c", 2));
    for (String room : ROOMS) {
      String owner = ring.owner(room, 2).orElseThrow();
      assertNotEquals("a", owner);
      if (!owner(ring, room).equals("a")) {
        assertEquals(owner(ring, room), owner);
      }
    }
    assertEquals(Optional.empty(), ring.owner("amber-gull", 3));
  }

  @Test
  void spreadsRoomsEvenly() {
    var ring = of("a", "b", "c");
    var counts = new TreeMap<String, Integer>();
    ROOMS.forEach(room -> counts.merge(owner(ring, room), 1, Integer::sum));
    assertEquals(3, counts.size());
    counts.values().forEach(count -> assertTrue(count > 850 && count < 1_150, "" + counts));
  }

  @Test
  void whoGoesTakesOnlyHisOwnRoomsWithHim() {
    var all = of("a", "b", "c");
    var left = of("a", "c");
    for (String room : ROOMS) {
      if (!owner(all, room).equals("b")) {
        assertEquals(owner(all, room), owner(left, room));
      }
    }
  }
}
