package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.text.Normalizer;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  @Test
  void writesTheSameInOneForm() {
    assertEquals(Optional.of("\u00C4nne"), Texts.clean("A\u0308nne", Texts.NAME));
    assertEquals(Optional.of("Ann Lee"), Texts.clean("\u00A0Ann\u2003Lee\u3000", Texts.NAME));
    assertEquals(Optional.empty(), Texts.clean("\u00A0", Texts.NAME));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a\u034Fb",
        "\u115F",
        "\u1160",
        "\u3164",
        "\uFFA0",
        "\u2800",
        "Ann\uFE0F",
        "\uFE0FAnn",
        "1\uFE0F",
        "Ann\uDB40\uDD00",
        "a\u180Bb",
        "a\u0378b",
        "\u0301Ann",
        "A\u030B\u030C\u030D\u030E"
      })
  void refusesWhatShowsNothingAndTooManyMarks(String text) {
    assertEquals(Optional.empty(), Texts.clean(text, Texts.NAME));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1\uFE0F\u20E3",
        "\u2764\uFE0F",
        "\u2764\uFE0E",
        "שָׁלוֹם",
        "ที่นี่",
        "Ngô Bảo",
        "한글"
      })
  void takesMarksThatPeopleWrite(String text) {
    assertEquals(
        Optional.of(Normalizer.normalize(text, Normalizer.Form.NFC)),
        Texts.clean(text, Texts.NAME));
  }

  @ParameterizedTest
  @CsvSource({
    "Ann,ANN",
    "Ann,Ａｎｎ",
    "Ann,𝐀𝐧𝐧",
    "Ann,ⓐⓝⓝ",
    "Straße,STRASSE",
    "ﬁn,fin",
    "Ann Lee,Ann  Lee",
    "❤️,❤",
    "É,e\u0301"
  })
  void seesWhichNamesLookAlike(String one, String other) {
    assertEquals(Texts.look(one), Texts.look(other));
  }

  @Test
  void tellsOtherNamesApart() {
    assertNotEquals(Texts.look("Ann"), Texts.look("Anne"));
    assertNotEquals(Texts.look("Ann"), Texts.look("Änn"));
  }
}
