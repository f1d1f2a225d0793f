package games.kontor.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SetupTests {
  private static final List<Option> OPTIONS =
      List.of(new Option.WordOrWhole("first", "random", 1, 6));

  private static OptionalInt first(Map<String, Object> chosen) {
    return Setup.of(2, OPTIONS, chosen).wordOrWhole("first");
  }

  @Test
  void aWordOrWholeIsTheWordUntilANumberIsChosen() {
    assertEquals(OptionalInt.empty(), first(Map.of()));
    assertEquals(OptionalInt.empty(), first(Map.of("first", "random")));
    assertEquals(OptionalInt.of(1), first(Map.of("first", 1)));
    assertEquals(OptionalInt.of(6), first(Map.of("first", 6)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "oldest", ""})
  void aWordOrWholeHasNoOtherWord(String word) {
    refused(word);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 7})
  void aWordOrWholeHasItsRange(int number) {
    refused(number);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 5, 120})
  void aClockIsOffOrInItsRange(int seconds) {
    assertEquals(seconds, clock(seconds));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 1, 4, 121})
  void aClockHasNoOtherValue(int seconds) {
    assertEquals("bad-option", assertThrows(Refusal.class, () -> clock(seconds)).code());
  }

  private static int clock(int seconds) {
    var options = List.<Option>of(new Option.Clock("secondsRoll", 15, 5, 120));
    return Setup.of(2, options, Map.of("secondsRoll", seconds)).seconds("secondsRoll");
  }

  private static void refused(Object value) {
    assertEquals(
        "bad-option", assertThrows(Refusal.class, () -> first(Map.of("first", value))).code());
  }
}
