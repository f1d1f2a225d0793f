package games.kontor.game;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.game.Move.Domain;
import games.kontor.game.Move.Item;
import games.kontor.game.Move.Limit;
import games.kontor.game.Move.Parameter;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Whether moves, read as data alone, allow an action; and actions a little beside what they allow.
 */
final class Domains {
  private Domains() {}

  /** True if one of the moves allows the action. */
  static boolean allow(List<Move> moves, JsonNode action) {
    return moves.stream().anyMatch(move -> allows(move, action));
  }

  private static boolean allows(Move move, JsonNode action) {
    return move.blocked() == null
        && move.action().equals(action.get("type").textValue())
        && move.parameters().stream().allMatch(parameter -> inside(parameter, action))
        && move.limits().stream().allMatch(limit -> keeps(move, limit, action));
  }

  private static boolean inside(Parameter parameter, JsonNode action) {
    JsonNode value = action.get(parameter.name());
    if (value == null) {
      return parameter.domain() instanceof Domain.Open;
    }
    return switch (parameter.domain()) {
      case Domain.Whole whole ->
          value.canConvertToLong()
              && value.isIntegralNumber()
              && value.longValue() >= whole.from()
              && value.longValue() <= whole.to();
      case Domain.One one -> open(one.items()).contains(value);
      case Domain.Some some -> value.isArray() && chosen(some, value);
      case Domain.Form form -> form.parameters().stream().allMatch(inner -> inside(inner, value));
      case Domain.Open _ -> true;
    };
  }

  private static boolean chosen(Domain.Some some, JsonNode value) {
    var different = new LinkedHashSet<JsonNode>();
    value.forEach(different::add);
    return different.size() == value.size()
        && open(some.items()).containsAll(different)
        && value.size() >= some.least()
        && value.size() <= some.most();
  }

  private static List<JsonNode> open(List<Item> items) {
    return items.stream().filter(item -> item.blocked() == null).map(Domains::json).toList();
  }

  private static JsonNode json(Item item) {
    return Wire.mapper().valueToTree(item.value());
  }

  private static boolean keeps(Move move, Limit limit, JsonNode action) {
    long sum = 0;
    for (Parameter parameter : move.parameters()) {
      for (Limit.Term term : limit.terms()) {
        if (term.parameter().equals(parameter.name())) {
          sum += term.times() * weight(parameter.domain(), action.get(parameter.name()));
        }
      }
    }
    return sum >= limit.least() && sum <= limit.most();
  }

  private static long weight(Domain domain, JsonNode value) {
    return switch (domain) {
      case Domain.Whole _ -> value.longValue();
      case Domain.One one -> weight(one.items(), List.of(value));
      case Domain.Some some -> {
        var values = new ArrayList<JsonNode>();
        value.forEach(values::add);
        yield weight(some.items(), values);
      }
      case Domain.Form _, Domain.Open _ -> 0;
    };
  }

  private static long weight(List<Item> items, List<JsonNode> values) {
    return items.stream().filter(item -> values.contains(json(item))).mapToLong(Item::weight).sum();
  }

  /**
   * The action with one parameter changed: at or over a bound, another thing, nonsense, nothing. An
   * open one stays: whether it is allowed cannot be told from the moves.
   */
  static ObjectNode changed(ObjectNode action, Move move, List<Move> moves, Chance chance) {
    var other = action.deepCopy();
    var told =
        move.parameters().stream().filter(p -> !(p.domain() instanceof Domain.Open)).toList();
    Parameter parameter = chance.pick("change", told);
    if (chance.number("change", 0, 15) == 0) {
      other.remove(parameter.name());
    } else {
      other.set(parameter.name(), another(parameter, moves, chance));
    }
    return other;
  }

  private static JsonNode another(Parameter parameter, List<Move> moves, Chance chance) {
    return switch (parameter.domain()) {
      case Domain.Whole whole ->
          number(
              chance.pick(
                  "change",
                  List.of(
                      whole.from() - 1,
                      whole.from(),
                      whole.to(),
                      whole.to() + 1,
                      -1L,
                      0L,
                      1L << 53,
                      Long.MAX_VALUE,
                      whole.from() + chance.number("change", 0, 40))));
      case Domain.One _ -> chance.pick("change", things(parameter, moves));
      case Domain.Some _ -> {
        var list = Wire.mapper().createArrayNode();
        var things = things(parameter, moves);
        for (int i = chance.number("change", 0, 3); i > 0; i--) {
          list.add(chance.pick("change", things));
        }
        yield list;
      }
      case Domain.Form _, Domain.Open _ -> number(0);
    };
  }

  /** All that any of the moves names, blocked or not, and things that do not exist. */
  private static List<JsonNode> things(Parameter parameter, List<Move> moves) {
    var things = new LinkedHashSet<JsonNode>();
    for (Move move : moves) {
      for (Parameter other : move.parameters()) {
        things.addAll(things(other.domain(), other.name().equals(parameter.name())));
      }
    }
    things.add(Wire.mapper().getNodeFactory().textNode("nonsense"));
    things.add(number(99));
    return List.copyOf(things);
  }

  private static List<JsonNode> things(Domain domain, boolean all) {
    return switch (domain) {
      case Domain.One one -> json(one.items(), all ? one.items().size() : 1);
      case Domain.Some some -> json(some.items(), all ? some.items().size() : 1);
      case Domain.Whole _, Domain.Form _, Domain.Open _ -> List.of();
    };
  }

  private static List<JsonNode> json(List<Item> items, int most) {
    return items.stream().limit(most).map(Domains::json).toList();
  }

  private static JsonNode number(long value) {
    return Wire.mapper().getNodeFactory().numberNode(value);
  }
}
