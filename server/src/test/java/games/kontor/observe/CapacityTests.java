package games.kontor.observe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** How many connections a process says that it can hold. */
final class CapacityTests {
  private static final long PLENTY = 1L << 40;

  @Test
  void keepsATenthOfManyDescriptorsAndHalfOfFew() {
    assertEquals(18_000, Capacity.connections(20_000, PLENTY));
    assertEquals(512, Capacity.connections(1_024, PLENTY));
    assertEquals(100, Capacity.connections(200, PLENTY));
    assertEquals(1, Capacity.connections(0, PLENTY));
    assertEquals(Integer.MAX_VALUE, Capacity.connections(Long.MAX_VALUE, Long.MAX_VALUE));
  }

  @Test
  void holdsNoMoreThanTheHeapCould() {
    assertEquals(2_048, Capacity.connections(20_000, 128L * 1024 * 1024));
  }
}
