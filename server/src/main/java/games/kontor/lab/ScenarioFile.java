package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A rule scenario as it is written. {@code players} is 0 where the file says nothing, and {@code
 * given} a missing node then. {@code refused} is the code with which opening or starting is to be
 * refused; there are no steps then, and at least one otherwise.
 */
record ScenarioFile(
    String game,
    String title,
    int players,
    Map<String, Object> options,
    Map<String, List<JsonNode>> chance,
    JsonNode given,
    boolean unsound,
    Optional<String> refused,
    List<JsonNode> steps) {

  private static final List<String> KEYS =
      List.of(
          "game", "title", "players", "options", "chance", "given", "unsound", "refused", "steps");

  /** Throws {@link BadScenario} for everything that is not a scenario. */
  static ScenarioFile read(byte[] text) {
    JsonNode file;
    try {
      file = Wire.mapper().readTree(text);
    } catch (IOException e) {
      throw new BadScenario("not JSON: " + e.getMessage());
    }
    Written.onlyKnown("a scenario", file, KEYS);
    return new ScenarioFile(
        Written.text(file.path("game"), "game"),
        Written.text(file.path("title"), "title"),
        file.has("players") ? Written.whole(file.path("players"), "players") : 0,
        options(Written.perhapsObject(file.path("options"), "options")),
        chance(Written.perhapsObject(file.path("chance"), "chance")),
        Written.perhapsObject(file.path("given"), "given"),
        file.has("unsound") && Written.flag(file.path("unsound"), "unsound"),
        file.has("refused")
            ? Optional.of(Written.text(file.path("refused"), "refused"))
            : Optional.empty(),
        steps(file));
  }

  private static List<JsonNode> steps(JsonNode file) {
    boolean refused = file.has("refused");
    if (refused && !file.has("steps")) {
      return List.of();
    }
    var steps = Written.list(file.path("steps"), "steps");
    if (refused && !steps.isEmpty()) {
      throw new BadScenario("nothing can happen in a game whose beginning is refused: no steps");
    }
    if (!refused && steps.isEmpty()) {
      throw new BadScenario("there are no steps");
    }
    return List.copyOf(steps);
  }

  private static Map<String, Object> options(JsonNode options) {
    var values = new TreeMap<String, Object>();
    for (var option : options.properties()) {
      values.put(option.getKey(), option(option.getKey(), option.getValue()));
    }
    return values;
  }

  private static Object option(String name, JsonNode value) {
    if (value.isInt()) {
      return value.intValue();
    }
    if (value.isBoolean()) {
      return value.booleanValue();
    }
    if (value.isTextual()) {
      return value.textValue();
    }
    if (value.isArray()) {
      return Written.texts(value, "option " + name);
    }
    throw new BadScenario(
        "option "
            + name
            + " is a text, a list of texts, a whole number, true or false, not "
            + value);
  }

  private static Map<String, List<JsonNode>> chance(JsonNode chance) {
    var streams = new TreeMap<String, List<JsonNode>>();
    for (var stream : chance.properties()) {
      streams.put(stream.getKey(), Written.list(stream.getValue(), "chance " + stream.getKey()));
    }
    return streams;
  }
}
