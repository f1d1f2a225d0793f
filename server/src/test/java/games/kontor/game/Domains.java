package games.kontor.game;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Limit.Term;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Whether moves, read as data alone, allow an action, and which refusal they foretell for one that
 * they do not allow.
 */
final class Domains {
  private Domains() {}

  /** True if one of the moves allows the action. */
  static boolean allow(Moves moves, JsonNode action) {
    return moves.of(kind(action)).stream().anyMatch(move -> allows(move, action));
  }

  private static boolean allows(Move move, JsonNode action) {
    return inside(move.parameters(), action, false)
        && broken(move.parameters(), move.limits(), action).isEmpty();
  }

  /** A refusal's code, and those of its arguments that are known. */
  record Foretold(String code, Map<String, Object> args) {}

  /**
   * The refusal that the moves foretell for an action: that of the only limit it breaks, or that of
   * the only blocked thing it chooses. Empty if it is allowed, or wrong in another way or several.
   */
  static Optional<Foretold> foretold(Moves moves, JsonNode action) {
    var near =
        moves.of(kind(action)).stream()
            .filter(move -> inside(move.parameters(), action, true))
            .toList();
    if (near.size() != 1) {
      return Optional.empty();
    }
    Move move = near.getFirst();
    var refusals = new ArrayList<Foretold>();
    beyond(move.parameters(), move.limits(), action, refusals);
    reasons(move, action).forEach(why -> refusals.add(new Foretold(why.code(), why.args())));
    return refusals.size() == 1 ? Optional.of(refusals.getFirst()) : Optional.empty();
  }

  /** What is met beyond each limit that is broken, those within forms among them. */
  private static void beyond(
      Map<String, Domain> parameters, List<Limit> limits, JsonNode values, List<Foretold> met) {
    for (Limit limit : broken(parameters, limits, values)) {
      met.add(beyond(limit, sum(limit, parameters, values)));
    }
    parameters.forEach(
        (name, domain) -> {
          if (domain instanceof Domain.Form form) {
            beyond(form.parameters(), form.limits(), values.path(name), met);
          }
        });
  }

  private static Foretold beyond(Limit limit, long sum) {
    var args = new TreeMap<String, Object>();
    if (limit.sum() != null) {
      args.put(limit.sum(), sum);
    }
    if (limit.bound() != null) {
      boolean over = limit.most() != null && sum > limit.most();
      args.put(limit.bound(), Objects.requireNonNull(over ? limit.most() : limit.least()));
    }
    return new Foretold(limit.code(), args);
  }

  private static String kind(JsonNode action) {
    return action.get("type").textValue();
  }

  private static boolean inside(Map<String, Domain> parameters, JsonNode values, boolean blocked) {
    return parameters.entrySet().stream()
        .allMatch(each -> inside(each.getValue(), values.get(each.getKey()), blocked));
  }

  private static boolean inside(Domain domain, JsonNode value, boolean blocked) {
    if (value == null) {
      return domain instanceof Domain.Open || domain instanceof Domain.Perhaps;
    }
    return switch (domain) {
      case Domain.Whole whole ->
          value.canConvertToLong()
              && value.isIntegralNumber()
              && value.longValue() >= whole.from()
              && value.longValue() <= whole.to();
      case Domain.Flag _ -> value.isBoolean();
      case Domain.One one ->
          things(one.of(), blocked ? one.of().keys() : one.open()).contains(value);
      case Domain.Some some -> value.isArray() && chosen(some, value, blocked);
      case Domain.Form form ->
          value.isObject()
              && inside(form.parameters(), value, blocked)
              && (blocked || broken(form.parameters(), form.limits(), value).isEmpty());
      case Domain.Perhaps perhaps -> inside(perhaps.of(), value, blocked);
      case Domain.Several several ->
          value.isArray()
              && value.size() >= several.least()
              && value.size() <= several.most()
              && list(value).stream().allMatch(each -> inside(several.of(), each, blocked));
      case Domain.Open _ -> true;
    };
  }

  private static boolean chosen(Domain.Some some, JsonNode value, boolean blocked) {
    var different = new LinkedHashSet<>(list(value));
    return different.size() == value.size()
        && things(some.of(), blocked ? some.of().keys() : some.open()).containsAll(different)
        && value.size() >= some.least()
        && value.size() <= some.most();
  }

  /** The items of these keys as they are written in an action. */
  static List<JsonNode> things(Items items, Iterable<String> keys) {
    var things = new ArrayList<JsonNode>();
    keys.forEach(key -> things.add(Wire.mapper().valueToTree(items.value(key))));
    return things;
  }

  private static List<JsonNode> list(JsonNode value) {
    var values = new ArrayList<JsonNode>();
    if (value.isArray()) {
      value.forEach(values::add);
    } else {
      values.add(value);
    }
    return values;
  }

  private static List<Blocked> reasons(Move move, JsonNode action) {
    var reasons = new ArrayList<Blocked>();
    move.parameters()
        .forEach(
            (name, domain) -> {
              var blocked =
                  switch (domain) {
                    case Domain.One one -> one.blocked();
                    case Domain.Some some -> some.blocked();
                    default -> List.<Blocked>of();
                  };
              for (JsonNode value : list(action.path(name))) {
                blocked.stream().filter(b -> b.of().contains(value.asText())).forEach(reasons::add);
              }
            });
    return reasons;
  }

  private static List<Limit> broken(
      Map<String, Domain> parameters, List<Limit> limits, JsonNode values) {
    return limits.stream()
        .filter(limit -> applies(limit, values))
        .filter(limit -> !limit.allows(sum(limit, parameters, values)))
        .toList();
  }

  private static boolean applies(Limit limit, JsonNode values) {
    return limit.when().entrySet().stream()
        .allMatch(each -> values.path(each.getKey()).asText().equals(each.getValue()));
  }

  private static long sum(Limit limit, Map<String, Domain> parameters, JsonNode values) {
    long sum = 0;
    for (Term term : limit.terms()) {
      Domain domain = domain(parameters, term.parameter());
      JsonNode value = values.at("/" + term.parameter().replace('.', '/'));
      sum += term.times() * weight(term, domain, value, values);
    }
    return sum;
  }

  /** One within a form is named with the form's before it. */
  private static Domain domain(Map<String, Domain> parameters, String path) {
    int dot = path.indexOf('.');
    if (dot < 0) {
      return Objects.requireNonNull(parameters.get(path));
    }
    var form = (Domain.Form) Objects.requireNonNull(parameters.get(path.substring(0, dot)));
    return domain(form.parameters(), path.substring(dot + 1));
  }

  private static long weight(Term term, Domain domain, JsonNode value, JsonNode values) {
    if (value.isMissingNode()) {
      return 0;
    }
    if (term.by() != null) {
      var by = term.weights().getOrDefault(values.path(term.by()).asText(), Map.of());
      return list(value).stream().mapToLong(each -> by.getOrDefault(each.asText(), 0L)).sum();
    }
    var chosen = list(value).stream().map(JsonNode::asText).toList();
    return switch (domain) {
      case Domain.Whole _ -> value.longValue();
      case Domain.One one -> one.of().weight(chosen);
      case Domain.Some some -> some.of().weight(chosen);
      case Domain.Perhaps perhaps -> weight(term, perhaps.of(), value, values);
      case Domain.Flag _, Domain.Form _, Domain.Several _, Domain.Open _ -> 0;
    };
  }
}
