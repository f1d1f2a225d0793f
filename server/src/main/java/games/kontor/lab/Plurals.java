package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Scenarios may keep the specification's name for what it lists for each seat, such as {@code
 * pieces}, where a player has a field of the singular, {@code piece}. This holds for the elements
 * of {@code players} and for hands, and only for a name that is not there itself.
 */
final class Plurals {
  private static final String PLAYERS = "players";

  private Plurals() {}

  /** What is written of a state or a table, with the names that its players have. */
  static JsonNode inPlayers(JsonNode written, JsonNode there) {
    if (!(written.path(PLAYERS) instanceof ArrayNode players) || !there.path(PLAYERS).isArray()) {
      return written;
    }
    ArrayNode named = players.arrayNode();
    for (int i = 0; i < players.size(); i++) {
      named.add(of(players.get(i), there.path(PLAYERS).path(i)));
    }
    ObjectNode copy = ((ObjectNode) written).objectNode();
    copy.setAll((ObjectNode) written);
    copy.set(PLAYERS, named);
    return copy;
  }

  /** What is written of one player or hand, with the names that it has. */
  static JsonNode of(JsonNode written, JsonNode there) {
    if (!written.isObject() || !there.isObject()) {
      return written;
    }
    ObjectNode named = ((ObjectNode) written).objectNode();
    written.properties().forEach(field -> named.set(name(field.getKey(), there), field.getValue()));
    return named;
  }

  private static String name(String written, JsonNode there) {
    String singular = singular(written);
    return !there.has(written) && there.has(singular) ? singular : written;
  }

  private static String singular(String name) {
    return name.endsWith("s") ? name.substring(0, name.length() - 1) : name;
  }

  /** A JSON pointer with the singular behind a player or a hand; the same if there is none. */
  static String singularPointer(String pointer) {
    return pointer.replaceFirst("(^|.*/)(players/\\d+|hand|hands/\\d+)/(\\w+)s(?=$|/)", "$1$2/$3");
  }
}
