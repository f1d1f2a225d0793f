package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** Reads the values of a scenario file. Throws {@link BadScenario} with a sentence for others. */
final class Written {
  private Written() {}

  static void onlyKnown(String what, JsonNode object, List<String> known) {
    for (var entry : object(object, what).properties()) {
      if (!known.contains(entry.getKey())) {
        throw new BadScenario(what + " has no \"" + entry.getKey() + "\"; it has " + known);
      }
    }
  }

  static JsonNode object(JsonNode node, String what) {
    return fitting(node.isObject(), node, what, "an object");
  }

  /** An object, or a missing node where nothing is written. */
  static JsonNode perhapsObject(JsonNode node, String what) {
    return node.isMissingNode() ? node : object(node, what);
  }

  /** What is expected: an object that expects something, or a missing node. */
  static JsonNode expectation(JsonNode node, String what) {
    if (perhapsObject(node, what).isObject() && node.isEmpty()) {
      throw new BadScenario(what + " expects nothing");
    }
    return node;
  }

  static List<String> texts(JsonNode list, String what) {
    return list(list, what).stream().map(text -> text(text, what)).toList();
  }

  static List<JsonNode> list(JsonNode node, String what) {
    var list = new ArrayList<JsonNode>();
    fitting(node.isArray(), node, what, "a list").forEach(list::add);
    return list;
  }

  static String text(JsonNode node, String what) {
    return fitting(node.isTextual(), node, what, "a text").textValue();
  }

  static boolean flag(JsonNode node, String what) {
    return fitting(node.isBoolean(), node, what, "true or false").booleanValue();
  }

  static int whole(JsonNode node, String what) {
    boolean fits = node.isInt() && node.intValue() >= 1;
    return fitting(fits, node, what, "a whole number from 1").intValue();
  }

  private static JsonNode fitting(boolean fits, JsonNode node, String what, String kind) {
    if (fits) {
      return node;
    }
    throw new BadScenario(
        node.isMissingNode()
            ? what + " is missing: " + kind
            : what + " is " + kind + ", not " + node);
  }
}
