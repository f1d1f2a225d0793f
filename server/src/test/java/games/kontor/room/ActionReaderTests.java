package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Refusal;
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

    record Rest() implements Step {}
  }

  private static Step read(String action) throws JsonProcessingException {
    JsonNode json = Wire.mapper().readTree(action);
    return READER.read(json, name -> "bad-" + name);
  }

  @Test
  void readsTheParametersByTheirTypes() throws JsonProcessingException {
    assertEquals(
        new Step.Walk("c4", List.of("c3", "c4")),
        read("{\"type\":\"walk\",\"to\":\"c4\",\"by\":[\"c3\",\"c4\"]}"));
    assertEquals(new Step.Rest(), read("{\"type\":\"rest\",\"more\":1}"));
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
}
