package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.protocol.Wire;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Compares what viewers have with what a step expects of it: of the public table, of the hands and
 * tables that seats have, or of what a JSON pointer names in these.
 */
record Expected(ScenarioTable<?, ?, ?> table, How how) {

  /** How what is shown is compared with what is expected. */
  @FunctionalInterface
  interface How {
    Optional<String> difference(String at, JsonNode expected, JsonNode actual);
  }

  /** The first place that is not as expected; empty if all is, or if nothing is expected. */
  Optional<String> difference(String word, JsonNode expected) {
    for (var part : expected.properties()) {
      JsonNode value = part.getValue();
      var wrong =
          switch (part.getKey()) {
            case "table" -> table(0, "/table", value);
            case "hands" -> bySeat("hands", value, this::hand);
            case "tables" -> bySeat("tables", value, this::table);
            case String pointer when pointer.startsWith("/") -> at(pointer, value);
            default ->
                throw new BadScenario(word + " has table, hands and tables, no " + part.getKey());
          };
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private Optional<String> table(int seat, String at, JsonNode expected) {
    JsonNode shown = table.onlooker(seat).table();
    return how.difference(at, Plurals.inPlayers(expected, shown), shown);
  }

  private Compared table(int seat) {
    return (at, expected) -> table(seat, at, expected);
  }

  private Compared hand(int seat) {
    JsonNode hand = table.onlooker(seat).hand();
    return (at, expected) -> how.difference(at, Plurals.of(expected, hand), hand);
  }

  /** One thing that is shown, waiting for what is expected of it. */
  private interface Compared {
    Optional<String> with(String at, JsonNode expected);
  }

  private static Optional<String> bySeat(
      String what, JsonNode expected, IntFunction<Compared> shown) {
    if (expected.isArray()) {
      for (int i = 0; i < expected.size(); i++) {
        var wrong = shown.apply(i + 1).with("/" + what + "/" + (i + 1), expected.get(i));
        if (wrong.isPresent()) {
          return wrong;
        }
      }
      return Optional.empty();
    }
    for (var entry : Written.expectation(expected, what).properties()) {
      var wrong =
          shown
              .apply(seat(what, entry.getKey()))
              .with("/" + what + "/" + entry.getKey(), entry.getValue());
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  /** The seat that a key names. Throws {@link BadScenario} for what names none. */
  static int seat(String what, String key) {
    if (!key.matches("[1-9]\\d?")) {
      throw new BadScenario(what + " are named by seats, not " + key);
    }
    return Integer.parseInt(key);
  }

  private Optional<String> at(String pointer, JsonNode expected) {
    ObjectNode all = Wire.mapper().createObjectNode();
    all.set("table", table.onlooker(0).table());
    var hands = all.putObject("hands");
    var tables = all.putObject("tables");
    for (int seat = 1; seat <= table.seats(); seat++) {
      hands.set(Integer.toString(seat), table.onlooker(seat).hand());
      tables.set(Integer.toString(seat), table.onlooker(seat).table());
    }
    JsonNode there = all.at(pointer);
    JsonNode found = there.isMissingNode() ? all.at(Plurals.singularPointer(pointer)) : there;
    return found.isMissingNode()
        ? Optional.of(pointer + ": there is no such place")
        : how.difference(pointer, expected, found);
  }
}
