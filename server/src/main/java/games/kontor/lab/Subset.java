package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/**
 * Compares JSON with what is expected of it. Of an object only the expected keys count, of a list
 * of objects only the expected places; lists of anything else must be as long as expected. Null
 * stands for a missing key, and numbers are compared by their value.
 */
final class Subset {
  private Subset() {}

  /** The first place that is not as expected; empty if there is none. */
  static Optional<String> difference(String at, JsonNode expected, JsonNode actual) {
    if (expected.isObject() && actual.isObject()) {
      return ofObjects(at, expected, actual);
    }
    if (expected.isArray() && actual.isArray()) {
      return ofLists(at, expected, actual);
    }
    return same(expected, actual) ? Optional.empty() : wrong(at, expected, actual);
  }

  private static Optional<String> ofObjects(String at, JsonNode expected, JsonNode actual) {
    for (var entry : expected.properties()) {
      String place = at + "/" + entry.getKey();
      var wrong = difference(place, entry.getValue(), actual.path(entry.getKey()));
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> ofLists(String at, JsonNode expected, JsonNode actual) {
    boolean some = !expected.isEmpty() && expected.get(0).isObject();
    if (some ? expected.size() > actual.size() : expected.size() != actual.size()) {
      return wrong(at, expected, actual);
    }
    for (int i = 0; i < expected.size(); i++) {
      var wrong = difference(at + "/" + i, expected.get(i), actual.get(i));
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private static boolean same(JsonNode expected, JsonNode actual) {
    if (expected.isNull()) {
      return actual.isNull() || actual.isMissingNode();
    }
    if (expected.isNumber() && actual.isNumber()) {
      return expected.decimalValue().compareTo(actual.decimalValue()) == 0;
    }
    return expected.equals(actual);
  }

  private static Optional<String> wrong(String at, JsonNode expected, JsonNode actual) {
    String there = actual.isMissingNode() ? "nothing" : actual.toString();
    return Optional.of(at + ": expected " + expected + ", there was " + there);
  }
}
