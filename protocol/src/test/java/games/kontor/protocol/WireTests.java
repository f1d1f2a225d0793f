package games.kontor.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WireTests {

  record Spot(int place) {}

  record Word(String letters) implements Comparable<Word> {
    public static Word parse(String text) {
      if (text.isBlank()) {
        throw new IllegalArgumentException("blank");
      }
      return new Word(text);
    }

    @Override
    public String toString() {
      return letters;
    }

    @Override
    public int compareTo(Word other) {
      return letters.compareTo(other.letters);
    }
  }

  /** A word or a number. */
  record Mark(String text) {
    public static Mark parse(String text) {
      if (!text.equals("none")) {
        throw new IllegalArgumentException("not none");
      }
      return new Mark(text);
    }

    public static Mark parse(int number) {
      return new Mark(Integer.toString(number));
    }

    @Override
    public String toString() {
      return text;
    }
  }

  enum Mood {
    VERY_GOOD,
    BAD
  }

  sealed interface Fact {
    record TilesLaid(int count, Word first) implements Fact {}

    record Done() implements Fact {}
  }

  record Sheet(Spot spot, Mood mood, List<Fact> facts, Map<Word, Object> notes) {}

  private static final String SHEET =
      "{\"spot\":3,\"mood\":\"very-good\",\"facts\":[{\"type\":\"tiles-laid\",\"count\":1,"
          + "\"first\":\"C4\"},{\"type\":\"done\"}],\"notes\":{\"C4\":7}}";

  private static Sheet sheet() {
    return new Sheet(
        new Spot(3),
        Mood.VERY_GOOD,
        List.of(new Fact.TilesLaid(1, new Word("C4")), new Fact.Done()),
        new TreeMap<>(Map.of(new Word("C4"), 7)));
  }

  @Test
  void writesRecordsByShapeWithoutAnnotations() {
    assertEquals(SHEET, Wire.text(Wire.bytes(sheet())));
  }

  @Test
  void writesTheKindAlsoWhereTheDeclaredTypeIsObject() {
    assertEquals(
        "[{\"type\":\"done\"},3]", Wire.text(Wire.bytes(List.of(new Fact.Done(), new Spot(3)))));
  }

  @Test
  void readsWhatItWrites() throws Exception {
    assertEquals(sheet(), Wire.mapper().readValue(SHEET, Sheet.class));
  }

  @Test
  void aValueThatCanBeBothIsANumberWhereItsTextIsOne() throws Exception {
    var marks = List.of(Mark.parse("none"), Mark.parse(3));
    String written = Wire.text(Wire.bytes(marks));
    assertEquals("[\"none\",3]", written);
    assertEquals(marks, Wire.mapper().readValue(written, Wire.listOf(Mark.class)));
    for (String wrong : List.of("[\"some\"]", "[true]", "[1.5]")) {
      assertThrows(
          JsonMappingException.class,
          () -> Wire.mapper().readValue(wrong, Wire.listOf(Mark.class)),
          wrong);
    }
  }

  @Test
  void refusesANumberForAWord() {
    String numbered = SHEET.replace("\"very-good\"", "1");
    assertThrows(
        MismatchedInputException.class, () -> Wire.mapper().readValue(numbered, Sheet.class));
  }

  @Test
  void refusesAValueThatItsTypeRefuses() {
    var bad = SHEET.replace("\"first\":\"C4\"", "\"first\":\" \"");
    assertThrows(JsonMappingException.class, () -> Wire.mapper().readValue(bad, Sheet.class));
    var text = SHEET.replace("\"spot\":3", "\"spot\":\"3\"");
    assertThrows(MismatchedInputException.class, () -> Wire.mapper().readValue(text, Sheet.class));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "hello",
        "[]",
        "{}",
        "{\"type\":\"nothing\"}",
        "{\"type\":\"ping\"}",
        "{\"type\":\"ping\",\"n\":\"1\"}",
        "{\"type\":\"ping\",\"n\":1.5}",
        "{\"type\":\"ping\",\"n\":1e3}",
        "{\"type\":\"ping\",\"n\":99999999999999999999999}",
        "{\"type\":\"ping\",\"n\":1,\"n\":2}",
        "{\"type\":\"ping\",\"n\":1,\"m\":2}",
        "{\"type\":\"ping\",\"n\":1}{}",
        "{\"type\":\"say\",\"text\":\"hi\"}",
        "{\"type\":\"ready\",\"id\":\"a\",\"ready\":\"yes\"}",
        "{\"type\":\"say\",\"id\":\"a\",\"text\":17}",
        "{\"type\":\"hello\",\"protocol\":2,\"build\":\"12345678901234567890123456789012345678901\"}",
        "{\"type\":\"hello\",\"protocol\":2,\"build\":\"a\\u0007\"}",
        "{\"type\":\"say\",\"id\":true,\"text\":\"hi\"}",
      })
  void refusesFramesThatAreNotExactlyOneMessage(String frame) {
    assertThrows(
        Wire.BadFrame.class,
        () -> Wire.decode(frame.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
  }

  @Test
  void keepsAnActionRawUntilTheRoomReadsIt() {
    var frame = "{\"type\":\"act\",\"id\":\"x1\",\"action\":{\"type\":\"buy\",\"square\":\"C4\"}}";
    var act =
        (ClientMessage.Act) Wire.decode(frame.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    assertEquals("buy", act.action().get("type").asText());
    assertEquals(frame, Wire.text(Wire.encode(act)));
  }

  /** Two components: one alone would be a number on the wire. */
  record Cast(int throw_, boolean again) {}

  @Test
  void aWordThatJavaKeepsIsSpelledWithoutItsUnderscore() throws Exception {
    var cast = new Cast(6, true);
    String json = "{\"throw\":6,\"again\":true}";
    assertEquals(json, Wire.text(Wire.bytes(cast)));
    assertEquals(cast, Wire.mapper().readValue(json, Cast.class));
    var edits = Differ.diff(cast, new Cast(5, true));
    assertEquals("[[\"throw\",5]]", Wire.text(Wire.bytes(edits)));
  }
}
