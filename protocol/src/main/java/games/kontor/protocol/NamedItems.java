package games.kontor.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Items that several moves choose from stand once in {@code items} and are named elsewhere. */
public final class NamedItems {
  private static final String ITEMS = "items";

  private NamedItems() {}

  /** Moves as JSON, with the items in place of their names; what is given stays as it is. */
  public static JsonNode spelledOut(JsonNode moves) {
    JsonNode whole = moves.deepCopy();
    JsonNode items = whole.path(ITEMS);
    if (whole instanceof ObjectNode object) {
      object.remove(ITEMS);
    }
    spell(whole, items);
    return whole;
  }

  private static void spell(JsonNode part, JsonNode items) {
    if (part instanceof ObjectNode object) {
      object.properties().forEach(field -> field.setValue(known(field.getValue(), items)));
    } else if (part instanceof ArrayNode list) {
      list.forEach(element -> spell(element, items));
    }
  }

  private static JsonNode known(JsonNode value, JsonNode items) {
    if (value.path("type").asText().equals("named")) {
      return items.path(value.path("name").asText());
    }
    spell(value, items);
    return value;
  }
}
