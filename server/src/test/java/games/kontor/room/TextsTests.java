package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What people may write for others to read. */
final class TextsTests {

  @Test
  void takesBlanksAwayAround() {
    assertEquals(Optional.of("Änne 17"), Texts.clean("  Änne 17 ", 7));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "   ", "too long", "a\nb", "a\u0000b", "a\uD800b", "a\uE000b", "a\u2028b"})
  void refusesWhatIsEmptyLongOrUnprintable(String text) {
    assertEquals(Optional.empty(), Texts.clean(text, 5));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a\u202Eb",
        "a\u202Ab",
        "a\u2066b",
        "a\u2069b",
        "a\u200Fb",
        "a\u200Eb",
        "a\u061Cb",
        "\u202E"
      })
  void refusesWhatTurnsTheDirectionOfWriting(String text) {
    assertEquals(Optional.empty(), Texts.clean(text, Texts.NAME));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"👩‍🌾", "👩🏽‍🌾 Ada", "🏳️‍🌈", "🙋‍♀️", "👨‍👩‍👧‍👦", "می‌خواهم", "क्‍ष"})
  void takesJoinersThatJoin(String text) {
    assertEquals(Optional.of(text), Texts.clean(text, Texts.NAME));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u200D",
        "An\u200Dna",
        "An\u200Cna",
        "Anna\u200D",
        "\u200DAnna",
        "👩\u200D",
        "👩\u200DA",
        "👩\u200D\u200D🌾",
        "👩\u200C🌾",
        "1\u200D2",
        "a\u200Bb",
        "a\u00ADb",
        "\uFEFFa"
      })
  void refusesWhatNobodyCouldSee(String text) {
    assertEquals(Optional.empty(), Texts.clean(text, Texts.NAME));
  }

  @Test
  void countsCodePoints() {
    String name = "🦆".repeat(Texts.NAME);

    assertEquals(Optional.of(name), Texts.clean(name, Texts.NAME));
    assertEquals(Optional.empty(), Texts.clean(name + "!", Texts.NAME));
  }
}
