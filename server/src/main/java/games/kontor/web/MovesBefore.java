package games.kontor.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.protocol.NamedItems;
import java.util.TreeSet;

/**
 * The moves of an own view as the protocol before this one listed them: items stand in each place,
 * each action that is shut by its own name, and for what is shut no reasons are given.
 */
final class MovesBefore {
  private MovesBefore() {}

  /** The own view with its moves spelled out; the given one is changed. */
  static JsonNode spelledOut(JsonNode own) {
    if (own instanceof ObjectNode view
        && NamedItems.spelledOut(own.path("moves")) instanceof ObjectNode moves) {
      if (moves.remove("groups") instanceof ObjectNode groups) {
        shut(moves, groups);
      }
      view.set("moves", moves);
    }
    return own;
  }

  private static void shut(ObjectNode moves, ObjectNode groups) {
    var away = new TreeSet<String>();
    for (JsonNode each : moves.path("shut")) {
      if (groups.path(each.asText()) instanceof ArrayNode group) {
        group.forEach(action -> away.add(action.asText()));
      } else {
        away.add(each.asText());
      }
    }
    var shut = moves.putArray("shut");
    away.forEach(shut::add);
    for (JsonNode reason : moves.path("blocked")) {
      if (reason.path("of") instanceof ArrayNode of) {
        of.removeIf(action -> away.contains(action.asText()));
      }
    }
  }
}
