package games.kontor.game;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Actions a little beside what moves allow. */
final class Changes {
  private static final String STREAM = "change";

  private final Moves moves;
  private final Chance chance;

  Changes(Moves moves, Chance chance) {
    this.moves = moves;
    this.chance = chance;
  }

  /**
   * The action with one parameter changed: at or over a bound, another thing, nonsense, nothing. An
   * open one stays: whether it is allowed cannot be told from the moves.
   */
  ObjectNode of(ObjectNode action, Move move) {
    return of(action, move.parameters(), move.limits());
  }

  private ObjectNode of(ObjectNode values, Map<String, Domain> parameters, List<Limit> limits) {
    var other = values.deepCopy();
    var told =
        parameters.keySet().stream()
            .filter(name -> !(parameters.get(name) instanceof Domain.Open))
            .toList();
    String name = chance.pick(STREAM, told);
    if (chance.number(STREAM, 0, 15) == 0) {
      other.remove(name);
    } else {
      other.set(
          name,
          another(name, Objects.requireNonNull(parameters.get(name)), values.path(name), limits));
    }
    return other;
  }

  private JsonNode another(String name, Domain domain, JsonNode value, List<Limit> limits) {
    return switch (domain) {
      case Domain.Whole whole -> number(chance.pick(STREAM, numbers(whole, limits)));
      case Domain.One _, Domain.Flag _ -> chance.pick(STREAM, things(name));
      case Domain.Some _ -> {
        var list = Wire.mapper().createArrayNode();
        var things = things(name);
        for (int i = chance.number(STREAM, 0, 3); i > 0; i--) {
          list.add(chance.pick(STREAM, things));
        }
        yield list;
      }
      case Domain.Form form ->
          !value.isObject() || chance.number(STREAM, 0, 9) == 0
              ? number(0)
              : of((ObjectNode) value, form.parameters(), form.limits());
      case Domain.Perhaps perhaps -> another(name, perhaps.of(), value, limits);
      case Domain.Several several -> several(name, several, value, limits);
      case Domain.Open _ -> number(0);
    };
  }

  /** One of the list changed, or one too many. */
  private JsonNode several(
      String name, Domain.Several several, JsonNode value, List<Limit> limits) {
    var list = Wire.mapper().createArrayNode();
    value.forEach(list::add);
    if (list.isEmpty()) {
      return list.add(another(name, several.of(), number(0), limits));
    }
    int place = chance.number(STREAM, 0, list.size() - 1);
    if (chance.number(STREAM, 0, 3) > 0) {
      list.set(place, another(name, several.of(), list.get(place), limits));
    } else {
      while (list.size() <= several.most()) {
        list.add(list.get(place));
      }
    }
    return list;
  }

  private List<Long> numbers(Domain.Whole whole, List<Limit> limits) {
    var numbers =
        new ArrayList<>(
            List.of(
                whole.from() - 1,
                whole.from(),
                whole.to(),
                whole.to() + 1,
                -1L,
                0L,
                1L << 53,
                Long.MAX_VALUE,
                whole.from() + chance.number(STREAM, 0, 40)));
    for (Limit limit : limits) {
      Long bound = limit.most() == null ? limit.least() : limit.most();
      if (bound != null) {
        numbers.add(bound);
        numbers.add(bound + 1);
      }
    }
    return numbers;
  }

  /** All that any of the moves names, blocked or not, and things that do not exist. */
  private List<JsonNode> things(String parameter) {
    var things = new LinkedHashSet<JsonNode>();
    for (List<Move> variants : moves.open().values()) {
      for (Move move : variants) {
        move.parameters()
            .forEach((name, domain) -> things.addAll(things(domain, name.equals(parameter))));
      }
    }
    things.add(Wire.mapper().getNodeFactory().textNode("nonsense"));
    things.add(Wire.mapper().getNodeFactory().booleanNode(true));
    things.add(number(99));
    return List.copyOf(things);
  }

  private static List<JsonNode> things(Domain domain, boolean all) {
    return switch (domain) {
      case Domain.One one -> things(one.of(), all);
      case Domain.Some some -> things(some.of(), all);
      case Domain.Perhaps perhaps -> things(perhaps.of(), all);
      case Domain.Several several -> things(several.of(), all);
      case Domain.Form form ->
          form.parameters().values().stream().flatMap(part -> things(part, all).stream()).toList();
      case Domain.Whole _, Domain.Flag _, Domain.Open _ -> List.of();
    };
  }

  private static List<JsonNode> things(Items items, boolean all) {
    var things = Domains.things(items, items.keys());
    return all ? things : things.subList(0, Math.min(1, things.size()));
  }

  private static JsonNode number(long value) {
    return Wire.mapper().getNodeFactory().numberNode(value);
  }
}
