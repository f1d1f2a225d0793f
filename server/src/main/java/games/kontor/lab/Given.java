package games.kontor.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.protocol.Wire;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Lays what a scenario says of the table over the JSON of a state, and reads the state back.
 * Objects are merged key by key, lists of objects place by place; {@code {"without": […]}} takes
 * those words out of a list, once each and from its end, {@code {"first": […]}} lays them on its
 * top; everything else is replaced, and so is an object that is to have another {@code type}. Names
 * in players may be plurals ({@link Plurals}). What the state does not know is an error.
 */
final class Given {
  private static final String WITHOUT = "without";
  private static final String FIRST = "first";

  private Given() {}

  /**
   * The state with what is given. Throws {@link BadScenario} with the place of what does not fit.
   */
  static <S> S over(S state, JsonNode given) {
    JsonNode tree = Wire.tree(state);
    JsonNode merged = merge(tree, Plurals.inPlayers(given, tree));
    try {
      @SuppressWarnings("unchecked")
      var type = (Class<S>) state.getClass();
      return Wire.mapper().treeToValue(merged, type);
    } catch (UnrecognizedPropertyException e) {
      throw new BadScenario(
          "given: the state has no " + place(e) + "; known there: " + e.getKnownPropertyIds());
    } catch (InvalidTypeIdException e) {
      throw new BadScenario(
          "given: " + place(e) + " has no type \"" + e.getTypeId() + "\"; " + known(e));
    } catch (JsonMappingException e) {
      throw new BadScenario("given: " + place(e) + " does not fit: " + plain(e));
    } catch (JsonProcessingException e) {
      throw new BadScenario("given: " + e.getOriginalMessage());
    }
  }

  private static String known(InvalidTypeIdException e) {
    var types = Pattern.compile("known type ids = (\\[.*?])").matcher(e.getOriginalMessage());
    return types.find() ? "it has " + types.group(1) : plain(e);
  }

  /** What the reader says, without the packages of our classes. */
  private static String plain(JsonMappingException e) {
    String said =
        e instanceof ValueInstantiationException && e.getCause() != null
            ? String.valueOf(e.getCause().getMessage())
            : e.getOriginalMessage();
    return said.replaceAll("`?(?:[a-z]\\w*\\.)+([A-Z][\\w$]*)`?", "$1");
  }

  private static String place(JsonMappingException e) {
    return e.getPath().stream()
        .map(step -> step.getFieldName() == null ? "" + step.getIndex() : step.getFieldName())
        .collect(Collectors.joining("/", "/", ""));
  }

  private static JsonNode merge(JsonNode there, JsonNode given) {
    if (there instanceof ObjectNode object && given.isObject() && sameKind(there, given)) {
      given
          .properties()
          .forEach(
              entry ->
                  object.set(entry.getKey(), merge(object.path(entry.getKey()), entry.getValue())));
      return object;
    }
    if (there instanceof ArrayNode list && isOfObjects(there) && isOfObjects(given)) {
      for (int i = 0; i < given.size(); i++) {
        if (i < list.size()) {
          list.set(i, merge(list.get(i), given.get(i)));
        } else {
          list.add(given.get(i));
        }
      }
      return list;
    }
    if (there instanceof ArrayNode list && given.has(WITHOUT)) {
      return without(list, Written.list(given.get(WITHOUT), WITHOUT));
    }
    if (there instanceof ArrayNode list && given.has(FIRST)) {
      var words = Written.list(given.get(FIRST), FIRST);
      without(list, words);
      words.reversed().forEach(word -> list.insert(0, word));
      return list;
    }
    return given;
  }

  private static ArrayNode without(ArrayNode list, List<JsonNode> words) {
    for (JsonNode word : words) {
      int place = list.size() - 1;
      while (place >= 0 && !list.get(place).equals(word)) {
        place--;
      }
      if (place < 0) {
        throw new BadScenario("given: " + word + " is not in " + list);
      }
      list.remove(place);
    }
    return list;
  }

  private static boolean sameKind(JsonNode there, JsonNode given) {
    return !given.has("type") || given.get("type").equals(there.path("type"));
  }

  private static boolean isOfObjects(JsonNode list) {
    if (!list.isArray() || list.isEmpty()) {
      return false;
    }
    for (JsonNode element : list) {
      if (!element.isObject()) {
        return false;
      }
    }
    return true;
  }
}
