package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Refusal;
import games.kontor.game.Whole;
import games.kontor.protocol.Wire;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ActionReaderTests {
  private static final ActionReader<Step> READER = new ActionReader<>(Step.class);

  sealed interface Step {
    record Walk(String to, @Nullable List<String> by) implements Step {}

    record Wait(@Whole(from = 1, to = 9) int hours, String where) implements Step {}

    record Rest() implements Step {}
  }

  private static Step read(String action) throws JsonProcessingException {
    JsonNode json = Wire.mapper().readTree(action);
    return READER.read(json, name -> new Refusal("bad-" + name));
  }

  @Test
  void readsTheParametersByTheirTypes() throws JsonProcessingException {
    assertEquals(
        new Step.Walk("c4", List.of("c3", "c4")),
        read("{\"type\":\"walk\",\"to\":\"c4\",\"by\":[\"c3\",\"c4\"]}"));
    assertEquals(new Step.Rest(), read("{\"type\":\"rest\"}"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"rest\",\"more\":1}",
        "{\"type\":\"rest\",\"more\":null}",
        "{\"type\":\"walk\",\"to\":\"c4\",\"where\":\"c4\"}"
      })
  void refusesWhatIsNoParameter(String action) {
    assertEquals("unknown-parameter", assertThrows(Refusal.class, () -> read(action)).code());
  }

  @Test
  void whatIsNullableMayBeMissing() throws JsonProcessingException {
    var walk = new Step.Walk("c4", null);
    assertEquals(walk, read("{\"type\":\"walk\",\"to\":\"c4\"}"));
    assertEquals(walk, read("{\"type\":\"walk\",\"to\":\"c4\",\"by\":null}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"c3\"", "3", "[3]", "[null]", "{}", "false"})
  void whatIsNullableMustHaveTheRightTypeAllTheSame(String by) {
    String action = "{\"type\":\"walk\",\"to\":\"c4\",\"by\":" + by + "}";
    assertEquals("bad-by", assertThrows(Refusal.class, () -> read(action)).code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"type\":\"walk\"}", "{\"type\":\"walk\",\"to\":null,\"by\":1}"})
  void theFirstParameterThatIsMissingIsNamed(String action) {
    assertEquals("bad-to", assertThrows(Refusal.class, () -> read(action)).code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "10", "-1", "99999999999", "1.5", "\"1\""})
  void aNumberOutOfRangeIsNamedBeforeLaterParameters(String hours) {
    String action = "{\"type\":\"wait\",\"hours\":" + hours + ",\"where\":1}";
    assertEquals("bad-hours", assertThrows(Refusal.class, () -> read(action)).code());
  }

  @Test
  void bothBoundsBelongToTheRange() throws JsonProcessingException {
    for (int hours : new int[] {1, 9}) {
      String action = "{\"type\":\"wait\",\"hours\":" + hours + ",\"where\":\"c4\"}";
      assertEquals(new Step.Wait(hours, "c4"), read(action));
    }
  }
}
