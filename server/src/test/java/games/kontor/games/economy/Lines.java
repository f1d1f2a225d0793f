package games.kontor.games.economy;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The codes of lines and refusals with the names of their arguments, as the client knows them. */
final class Lines {
  private static final JsonNode FILE = file();

  private Lines() {}

  private static JsonNode file() {
    try (var in = Lines.class.getResourceAsStream("/economy/lines.json")) {
      return Wire.mapper().readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Map<String, List<String>> told() {
    return listed("public");
  }

  /** What the sentence of a refusal needs; nothing for a refusal of the room. */
  static List<String> ofRefusal(String code) {
    return code.equals("unknown-action")
        ? List.of()
        : listed("refusals").getOrDefault(code, List.of("not listed"));
  }

  private static Map<String, List<String>> listed(String part) {
    var listed = new TreeMap<String, List<String>>();
    for (var entry : FILE.path(part).properties()) {
      var names = entry.getValue().valueStream().map(JsonNode::textValue).toList();
      listed.put(entry.getKey(), names);
    }
    return listed;
  }
}
