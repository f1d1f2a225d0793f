package games.kontor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** By what operators are known. */
final class AdminTokensTests {
  private static final String LONG = "5e".repeat(16);
  private static final String OTHER = "e5".repeat(16);

  @Test
  void oneAloneNeedsNoName() {
    assertEquals(Map.of("operator", LONG), AdminTokens.read(LONG));
  }

  @Test
  void severalHaveNames() {
    assertEquals(
        Map.of("ann", LONG, "night-shift", OTHER),
        AdminTokens.read("ann:" + LONG + ",night-shift:" + OTHER));
  }

  @ParameterizedTest
  @ValueSource(strings = {"short", "ann:short", "ann:", ",", ""})
  void aShortOneIsNone(String text) {
    assertThrows(IllegalArgumentException.class, () -> AdminTokens.read(text));
  }

  @Test
  void nobodyHasTwo() {
    String twice = "ann:" + LONG + ",ann:" + OTHER;
    assertThrows(IllegalArgumentException.class, () -> AdminTokens.read(twice));
    assertThrows(IllegalArgumentException.class, () -> AdminTokens.read(LONG + "," + OTHER));
  }
}
