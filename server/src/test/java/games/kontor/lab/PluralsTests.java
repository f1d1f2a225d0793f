package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.Wire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PluralsTests {

  private static JsonNode json(String text) throws JsonProcessingException {
    return Wire.mapper().readTree(text.replace('\'', '"'));
  }

  private static void named(String expected, String written) throws JsonProcessingException {
    var there = json("{'players': [{'piece': 'a1', 'points': 3}, {'piece': 'b1', 'points': 4}]}");
    assertEquals(json(expected), Plurals.inPlayers(json(written), there));
  }

  @Test
  void aPlayerHasTheSingularOfWhatIsListedForEachSeat() throws JsonProcessingException {
    named("{'players': [{'piece': 'c1'}], 'die': 2}", "{'players': [{'pieces': 'c1'}], 'die': 2}");
  }

  @Test
  void aNameThatIsThereStays() throws JsonProcessingException {
    named(
        "{'players': [{'points': 9}, {'piece': 1}]}", "{'players': [{'points': 9}, {'piece': 1}]}");
  }

  @Test
  void whatIsNotThereStaysToBeFoundWrong() throws JsonProcessingException {
    named("{'players': [{'coins': 9}], 'pieces': 1}", "{'players': [{'coins': 9}], 'pieces': 1}");
    named("{'players': 3}", "{'players': 3}");
    named("{'players': [{}, {}, {'pieces': 1}]}", "{'players': [{}, {}, {'pieces': 1}]}");
  }

  @Test
  void aHandIsNamedLikewise() throws JsonProcessingException {
    assertEquals(json("{'hand': [1]}"), Plurals.of(json("{'hands': [1]}"), json("{'hand': [2]}")));
  }

  @ParameterizedTest
  @CsvSource({
    "/players/0/hands, /players/0/hand",
    "/hands/1/hands/0, /hands/1/hand/0",
    "/own/hand/hands, /own/hand/hand",
    "/hands/1, /hands/1",
    "/locations/3/card, /locations/3/card"
  })
  void aPointerMayBePluralToo(String written, String singular) {
    assertEquals(singular, Plurals.singularPointer(written));
  }
}
