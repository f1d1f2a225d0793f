package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Compares JSON with what is expected of it. Of an object only the expected keys count, of a list
 * of objects only the expected places; lists of anything else must be as long as expected. Null is
 * a key that is there and null. Numbers are compared by their value. Exactly means no further keys
 * or places anywhere below. What is expected of a list wherever its elements stand is an object of
 * words: it {@code contains} these (each its own element), {@code lacks} these, or holds {@code
 * exactly} these in this order.
 */
final class Subset {
  private static final List<String> WORDS = List.of("contains", "lacks", "exactly");

  private Subset() {}

  /** The first place that is not as expected; empty if there is none. */
  static Optional<String> difference(String at, JsonNode expected, JsonNode actual) {
    return difference(at, expected, actual, false);
  }

  /** The first place that is not as expected or that is not expected; empty if there is none. */
  static Optional<String> inexact(String at, JsonNode expected, JsonNode actual) {
    return difference(at, expected, actual, true);
  }

  private static Optional<String> difference(
      String at, JsonNode expected, JsonNode actual, boolean exactly) {
    if (expected.isObject() && actual.isObject()) {
      return ofObjects(at, expected, actual, exactly);
    }
    if (expected.isArray() && actual.isArray()) {
      return ofLists(at, expected, actual, exactly);
    }
    if (actual.isArray() && speaksOfLists(expected)) {
      return ofElements(at, expected, Written.list(actual, at));
    }
    return same(expected, actual) ? Optional.empty() : wrong(at, expected, actual);
  }

  private static Optional<String> ofObjects(
      String at, JsonNode expected, JsonNode actual, boolean exactly) {
    for (var entry : expected.properties()) {
      String place = at + "/" + entry.getKey();
      var wrong = difference(place, entry.getValue(), actual.path(entry.getKey()), exactly);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    var further = new TreeSet<String>();
    actual.fieldNames().forEachRemaining(further::add);
    expected.fieldNames().forEachRemaining(further::remove);
    return exactly && !further.isEmpty()
        ? Optional.of(at + ": expected no further keys, there was " + further)
        : Optional.empty();
  }

  private static Optional<String> ofLists(
      String at, JsonNode expected, JsonNode actual, boolean exactly) {
    boolean some = !exactly && !expected.isEmpty() && expected.get(0).isObject();
    if (some ? expected.size() > actual.size() : expected.size() != actual.size()) {
      return wrong(at, expected, actual);
    }
    for (int i = 0; i < expected.size(); i++) {
      var wrong = difference(at + "/" + i, expected.get(i), actual.get(i), exactly);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private static boolean same(JsonNode expected, JsonNode actual) {
    if (expected.isNumber() && actual.isNumber()) {
      return expected.decimalValue().compareTo(actual.decimalValue()) == 0;
    }
    return expected.equals(actual);
  }

  private static Optional<String> wrong(String at, JsonNode expected, JsonNode actual) {
    String there = actual.isMissingNode() ? "nothing" : actual.toString();
    return Optional.of(at + ": expected " + expected + ", there was " + there);
  }

  /** True for an object that holds words about a list, and nothing else. */
  static boolean speaksOfLists(JsonNode expected) {
    return expected.isObject()
        && !expected.isEmpty()
        && expected.properties().stream().allMatch(word -> WORDS.contains(word.getKey()));
  }

  /** The first word that does not hold of these elements; empty if all do. */
  static Optional<String> ofElements(String at, JsonNode expected, List<JsonNode> actual) {
    for (var word : expected.properties()) {
      var elements = Written.list(word.getValue(), word.getKey());
      var wrong =
          switch (word.getKey()) {
            case "contains" -> missing(at, elements, actual);
            case "lacks" -> present(at, elements, actual);
            default -> others(at, elements, actual);
          };
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  /**
   * The same for {@code word}, {@code contains} or {@code lacks}, that stands around the names of
   * lists instead of inside them.
   */
  static Optional<String> ofNamedLists(String word, String at, JsonNode expected, JsonNode actual) {
    if (expected.isArray() && actual.isArray()) {
      var elements = Wire.mapper().createObjectNode().set(word, expected);
      return ofElements(at, elements, Written.list(actual, at));
    }
    if (!expected.isObject()) {
      return expected.isArray()
          ? wrong(at, expected, actual)
          : Optional.of(at + ": " + word + " names lists, not " + expected);
    }
    for (var entry : expected.properties()) {
      String place = at + "/" + entry.getKey();
      JsonNode below = actual.at("/" + entry.getKey());
      var wrong = ofNamedLists(word, place, entry.getValue(), below);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> others(String at, List<JsonNode> wanted, List<JsonNode> actual) {
    boolean same = wanted.size() == actual.size();
    for (int i = 0; same && i < wanted.size(); i++) {
      same = inexact(at, wanted.get(i), actual.get(i)).isEmpty();
    }
    return same
        ? Optional.empty()
        : Optional.of(at + ": expected exactly " + wanted + ", there was " + actual);
  }

  /** The first of the wanted elements that the list does not contain. */
  private static Optional<String> missing(String at, List<JsonNode> wanted, List<JsonNode> actual) {
    var left = new ArrayList<>(actual);
    for (JsonNode element : something(at, wanted)) {
      int found = place(element, left);
      if (found < 0) {
        return Optional.of(
            at + ": expected a list that contains " + element + ", there was " + actual);
      }
      left.remove(found);
    }
    return Optional.empty();
  }

  /** The first of the unwanted elements that the list contains. */
  private static Optional<String> present(
      String at, List<JsonNode> unwanted, List<JsonNode> actual) {
    for (JsonNode element : something(at, unwanted)) {
      int found = place(element, actual);
      if (found >= 0) {
        return Optional.of(
            at + ": expected a list that lacks " + element + ", there was " + actual.get(found));
      }
    }
    return Optional.empty();
  }

  private static List<JsonNode> something(String at, List<JsonNode> elements) {
    if (elements.isEmpty()) {
      throw new BadScenario(at + ": a list that contains or lacks nothing is every list");
    }
    return elements;
  }

  private static int place(JsonNode wanted, List<JsonNode> actual) {
    for (int i = 0; i < actual.size(); i++) {
      if (difference("", wanted, actual.get(i)).isEmpty()) {
        return i;
      }
    }
    return -1;
  }
}
