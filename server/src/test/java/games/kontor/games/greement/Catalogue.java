package games.kontor.games.greement;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Refusal;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** The files beside the tests: the rule data, and the codes of all lines with their arguments. */
final class Catalogue {
  private Catalogue() {}

  static JsonNode read(String name) {
    try (InputStream file = Catalogue.class.getResourceAsStream("/greement/" + name)) {
      return Wire.mapper().readTree(Objects.requireNonNull(file, name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Each code of a part of the lines with the names of its arguments. */
  static Map<String, List<String>> part(String part) {
    return Wire.mapper()
        .convertValue(
            read("lines.json").get(part), new TypeReference<TreeMap<String, List<String>>>() {});
  }

  /** In the list of refusals an argument that may be missing ends in a question mark. */
  static boolean knows(Refusal refusal) {
    var names = part("refusals").getOrDefault(refusal.code(), List.of("unknown code"));
    var always = names.stream().filter(name -> !name.endsWith("?")).toList();
    var atMost = names.stream().map(name -> name.replace("?", "")).toList();
    var given = List.copyOf(refusal.args().keySet());
    return given.equals(always) || given.equals(atMost);
  }
}
