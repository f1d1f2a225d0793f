package games.kontor.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonMappingException;
import games.kontor.protocol.Common.Clock;
import games.kontor.protocol.Common.LogLine;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines and clocks, which every patch brings, are arrays; a patch itself carries no type. */
final class TupleTests {

  record Told(LogLine line) {}

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[\"turn\",120000]",
        "[\"turn\",116102,120000]",
        "[\"vote\",9000,null,[]]",
        "[\"vote\",8000,9000,[2,3]]"
      })
  void readsAClockAsItWasWritten(String json) throws Exception {
    assertEquals(json, Wire.text(Wire.bytes(Wire.mapper().readValue(json, Clock.class))));
  }

  @Test
  void putsEachPartOfAClockInItsPlace() throws Exception {
    assertEquals(
        new Clock("vote", 8_000, 9_000L, List.of(2, 3)),
        Wire.mapper().readValue("[\"vote\",8000,9000,[2,3]]", Clock.class));
    assertEquals(
        new Clock("vote", 8_000, null, null),
        Wire.mapper().readValue("[\"vote\",8000]", Clock.class));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[\"turn\"]",
        "[\"turn\",null]",
        "[\"turn\",\"9\"]",
        "{\"what\":\"turn\",\"leftMillis\":9}"
      })
  void refusesWhatIsNoClock(String json) {
    assertThrows(JsonMappingException.class, () -> Wire.mapper().readValue(json, Clock.class));
  }

  @Test
  void leavesOutArgumentsThatThereAreNot() throws Exception {
    var line = new LogLine(131, "ends-turn", Map.of());
    assertEquals("[131,\"ends-turn\"]", Wire.text(Wire.bytes(line)));
    assertEquals(line, Wire.mapper().readValue("[131,\"ends-turn\"]", LogLine.class));
    assertEquals(
        "[130,\"claims\",{\"seat\":2}]",
        Wire.text(Wire.bytes(new LogLine(130, "claims", Map.of("seat", 2)))));
  }

  @Test
  void areToldWholeWhereOneOfTheirPartsHasChanged() {
    var before = new Told(new LogLine(1, "claims", Map.of()));
    var after = new Told(new LogLine(1, "claims", Map.of("seat", 2)));
    assertEquals(List.of(Edit.put("line", after.line())), Differ.diff(before, after));
  }

  @Test
  void readsWhatCarriesNoTypeAsAPatch() {
    var patch = new ServerMessage.Patch(7, List.of(), null, List.of());
    assertEquals("{\"v\":7}", Wire.text(Wire.encode(patch)));
    assertEquals(patch, Wire.decodeServer("{\"v\":7}".getBytes(StandardCharsets.UTF_8)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{\"h\":7}", "{\"id\":\"k3v9x2-1\"}"})
  void takesNothingElseForAPatch(String frame) {
    byte[] bytes = frame.getBytes(StandardCharsets.UTF_8);
    assertThrows(Wire.BadFrame.class, () -> Wire.decodeServer(bytes));
  }
}
