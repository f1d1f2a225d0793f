package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.game.Setup;
import games.kontor.protocol.Wire;
import games.kontor.room.GameRecord;
import games.kontor.room.Pennies;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

final class VerifyTests {
  private static final Pennies GAME = new Pennies();

  private static String verify(Consumer<ObjectNode> forge) throws JsonProcessingException {
    var setup = Setup.of(2, GAME.about().options(), Map.of());
    var record = new Simulate<>(GAME, setup, "house", 1).play().record();
    var json = (ObjectNode) Wire.tree(record);
    forge.accept(json);
    var forged = Wire.mapper().treeToValue(json, GameRecord.class);
    return Verify.difference(GAME, forged).orElse("verified");
  }

  private static ObjectNode row(JsonNode record, int number, String list) {
    return (ObjectNode) record.path("rows").path(number - 1).path(list).path(0);
  }

  private static void finds(String difference, Consumer<ObjectNode> forge)
      throws JsonProcessingException {
    String found = verify(forge);
    assertTrue(found.contains(difference), found);
  }

  @Test
  void verifiesARecordThatWasWrittenAndRead() throws JsonProcessingException {
    assertEquals("verified", verify(record -> {}));
  }

  @Test
  void findsAnotherSecret() throws JsonProcessingException {
    finds("the secret's hash is", record -> record.put("secret", "ab"));
    finds("hexadecimal", record -> record.put("secret", "no"));
  }

  @Test
  void findsAForgedDraw() throws JsonProcessingException {
    finds("row 1: drawn is", record -> row(record, 1, "draws").put("to", 7));
    finds("row 1: nobody can draw", record -> row(record, 1, "draws").put("to", 0));
  }

  @Test
  void findsOtherWords() throws JsonProcessingException {
    finds("row 1: drawn is", record -> record.putArray("words").add("x").add("y"));
  }

  @Test
  void findsFactsThatDoNotFollow() throws JsonProcessingException {
    finds("row 2: unreadable", record -> row(record, 2, "facts").put("type", "stolen"));
    finds("row 2: does not follow", record -> row(record, 2, "facts").put("seat", 9));
  }

  @Test
  void findsAnotherResult() throws JsonProcessingException {
    finds("the result is", record -> ((ObjectNode) record.get("result")).put("turns", 99));
  }
}
