package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A rule scenario as it is written. {@code players} is 0 where the file says nothing, {@code given}
 * and {@code then} are missing nodes then.
 */
record ScenarioFile(
    String game,
    String title,
    int players,
    Map<String, Object> options,
    Map<String, List<JsonNode>> chance,
    JsonNode given,
    List<Step> steps) {

  private static final List<String> KEYS =
      List.of("game", "title", "players", "options", "chance", "given", "steps");
  private static final List<String> STEP_KEYS =
      List.of("seat", "do", "expire", "present", "then", "facts", "refused", "hidden");

  /** One step: perhaps something happens, and then this must hold. */
  record Step(
      Viewer viewer,
      Happening happening,
      JsonNode then,
      Optional<List<String>> facts,
      Optional<String> refused,
      List<String> hidden) {}

  /** Whom a step is about: a seat from 1, or 0 for a spectator. */
  record Viewer(int seat) {
    @Override
    public String toString() {
      return seat == 0 ? "the spectator" : "seat " + seat;
    }
  }

  /** What happens in a step. */
  sealed interface Happening {
    /** The viewer acts. */
    record Does(JsonNode action) implements Happening {}

    /** The clock of this name runs out. */
    record Expires(String clock) implements Happening {}

    /** The viewer goes away or comes back. */
    record Presence(boolean present) implements Happening {}

    /** Only looked at. */
    record Nothing() implements Happening {}
  }

  /** Throws {@link BadScenario} for everything that is not a scenario. */
  static ScenarioFile read(byte[] text) {
    JsonNode file;
    try {
      file = Wire.mapper().readTree(text);
    } catch (IOException e) {
      throw new BadScenario("not JSON: " + e.getMessage());
    }
    onlyKnown("a scenario", file, KEYS);
    var steps = new ArrayList<Step>();
    for (JsonNode step : list(file.path("steps"), "steps")) {
      steps.add(step(step));
    }
    return new ScenarioFile(
        text(file.path("game"), "game"),
        text(file.path("title"), "title"),
        file.has("players") ? whole(file.path("players"), "players") : 0,
        options(file.path("options")),
        chance(file.path("chance")),
        file.path("given"),
        List.copyOf(steps));
  }

  private static Map<String, Object> options(JsonNode options) {
    var values = new TreeMap<String, Object>();
    options
        .properties()
        .forEach(
            option -> {
              JsonNode value = option.getValue();
              values.put(
                  option.getKey(),
                  value.isInt()
                      ? (Object) value.intValue()
                      : value.isBoolean() ? (Object) value.booleanValue() : value.asText());
            });
    return values;
  }

  private static Map<String, List<JsonNode>> chance(JsonNode chance) {
    var streams = new TreeMap<String, List<JsonNode>>();
    for (var stream : chance.properties()) {
      streams.put(stream.getKey(), list(stream.getValue(), "chance " + stream.getKey()));
    }
    return streams;
  }

  private static Step step(JsonNode step) {
    onlyKnown("a step", step, STEP_KEYS);
    return new Step(
        viewer(step.path("seat")),
        happening(step),
        step.path("then"),
        step.has("facts") ? Optional.of(texts(step.path("facts"), "facts")) : Optional.empty(),
        step.has("refused") ? Optional.of(text(step.path("refused"), "refused")) : Optional.empty(),
        step.has("hidden") ? texts(step.path("hidden"), "hidden") : List.of());
  }

  private static Viewer viewer(JsonNode seat) {
    return seat.isMissingNode() || seat.asText().equals("spectator")
        ? new Viewer(0)
        : new Viewer(whole(seat, "seat"));
  }

  private static Happening happening(JsonNode step) {
    if (step.has("do")) {
      return new Happening.Does(step.path("do"));
    }
    if (step.has("expire")) {
      return new Happening.Expires(text(step.path("expire"), "expire"));
    }
    return step.has("present")
        ? new Happening.Presence(step.path("present").asBoolean())
        : new Happening.Nothing();
  }

  private static void onlyKnown(String what, JsonNode object, List<String> known) {
    if (!object.isObject()) {
      throw new BadScenario(what + " is an object, not " + object);
    }
    for (var entry : object.properties()) {
      if (!known.contains(entry.getKey())) {
        throw new BadScenario(what + " has no \"" + entry.getKey() + "\"; it has " + known);
      }
    }
  }

  private static List<String> texts(JsonNode list, String what) {
    return list(list, what).stream().map(text -> text(text, what)).toList();
  }

  private static List<JsonNode> list(JsonNode node, String what) {
    if (!node.isArray()) {
      throw new BadScenario(what + " is a list, not " + node);
    }
    var list = new ArrayList<JsonNode>();
    node.forEach(list::add);
    return list;
  }

  private static String text(JsonNode node, String what) {
    if (!node.isTextual()) {
      throw new BadScenario(what + " is a text, not " + node);
    }
    return node.textValue();
  }

  private static int whole(JsonNode node, String what) {
    if (!node.isInt() || node.intValue() < 1) {
      throw new BadScenario(what + " is a whole number from 1, not " + node);
    }
    return node.intValue();
  }
}
