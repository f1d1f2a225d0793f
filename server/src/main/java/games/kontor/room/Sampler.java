package games.kontor.room;

import games.kontor.game.Chance;
import games.kontor.game.Move;
import games.kontor.game.Move.Domain;
import games.kontor.game.Move.Item;
import games.kontor.game.Move.Limit;
import games.kontor.game.Move.Parameter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Draws legal parameters of a move: a Long for a number, an item's value, a list of them, a map for
 * a form; an open parameter is left out. All limits hold for what it returns.
 */
public final class Sampler {
  private static final String STREAM = "sample";
  private static final int TRIES = 40;

  private final Move move;
  private final Chance chance;
  private final Map<String, Object> values = new LinkedHashMap<>();
  private final long[] sums;

  private Sampler(Move move, Chance chance) {
    this.move = move;
    this.chance = chance;
    this.sums = new long[move.limits().size()];
  }

  /** Empty if the move is blocked or nothing was found that keeps its limits. */
  public static Optional<Map<String, Object>> sample(Move move, Chance chance) {
    for (int i = 0; move.blocked() == null && i < TRIES; i++) {
      var sampler = new Sampler(move, chance);
      if (sampler.draw(move.parameters()) && sampler.keepsLimits()) {
        return Optional.of(sampler.values);
      }
    }
    return Optional.empty();
  }

  private boolean draw(List<Parameter> parameters) {
    for (int i = 0; i < parameters.size(); i++) {
      if (!draw(parameters.get(i), parameters.subList(i + 1, parameters.size()))) {
        return false;
      }
    }
    return true;
  }

  private boolean draw(Parameter parameter, List<Parameter> rest) {
    return switch (parameter.domain()) {
      case Domain.Whole whole -> number(parameter.name(), whole, rest);
      case Domain.One one -> one(parameter.name(), one, rest);
      case Domain.Some some -> some(parameter.name(), some);
      case Domain.Form form -> form(parameter.name(), form);
      case Domain.Open open -> true;
    };
  }

  private boolean number(String name, Domain.Whole whole, List<Parameter> rest) {
    long from = whole.from();
    long to = whole.to();
    for (int i = 0; i < sums.length; i++) {
      Limit limit = move.limits().get(i);
      long times = times(limit, name);
      long least = limit.least() - sums[i] - extreme(limit, rest, true);
      long most = limit.most() - sums[i] - extreme(limit, rest, false);
      if (times > 0) {
        from = Math.max(from, Math.ceilDiv(least, times));
        to = Math.min(to, Math.floorDiv(most, times));
      } else if (times < 0) {
        from = Math.max(from, Math.ceilDiv(most, times));
        to = Math.min(to, Math.floorDiv(least, times));
      }
    }
    if (from > to) {
      return false;
    }
    take(name, between(from, to));
    return true;
  }

  /** Small numbers and the bounds are what games are made of; so they come often. */
  private long between(long from, long to) {
    int span = (int) Math.min(to - from, 1_000_000);
    return switch (chance.number(STREAM, 0, 3)) {
      case 0 -> from;
      case 1 -> to;
      case 2 -> from + chance.number(STREAM, 0, Math.min(span, 6));
      default -> from + chance.number(STREAM, 0, span);
    };
  }

  private boolean one(String name, Domain.One one, List<Parameter> rest) {
    var fitting = open(one.items()).stream().filter(item -> fits(name, item, rest)).toList();
    if (fitting.isEmpty()) {
      return false;
    }
    take(name, chance.pick(STREAM, fitting));
    return true;
  }

  private boolean fits(String name, Item item, List<Parameter> rest) {
    for (int i = 0; i < sums.length; i++) {
      Limit limit = move.limits().get(i);
      long sum = sums[i] + times(limit, name) * item.weight();
      if (sum + extreme(limit, rest, false) > limit.most()
          || sum + extreme(limit, rest, true) < limit.least()) {
        return false;
      }
    }
    return true;
  }

  private boolean some(String name, Domain.Some some) {
    var items = new ArrayList<>(chance.shuffled(STREAM, open(some.items())));
    int most = Math.min(some.most(), items.size());
    if (most < some.least()) {
      return false;
    }
    var taken = items.subList(0, chance.number(STREAM, some.least(), most));
    values.put(name, taken.stream().map(Item::value).toList());
    for (int i = 0; i < sums.length; i++) {
      long weight = taken.stream().mapToLong(Item::weight).sum();
      sums[i] += times(move.limits().get(i), name) * weight;
    }
    return true;
  }

  private boolean form(String name, Domain.Form form) {
    var inner = sample(new Move(name, form.parameters(), List.of(), null), chance);
    inner.ifPresent(filled -> values.put(name, filled));
    return inner.isPresent();
  }

  private void take(String name, long number) {
    values.put(name, number);
    for (int i = 0; i < sums.length; i++) {
      sums[i] += times(move.limits().get(i), name) * number;
    }
  }

  private void take(String name, Item item) {
    values.put(name, item.value());
    for (int i = 0; i < sums.length; i++) {
      sums[i] += times(move.limits().get(i), name) * item.weight();
    }
  }

  private boolean keepsLimits() {
    for (int i = 0; i < sums.length; i++) {
      Limit limit = move.limits().get(i);
      if (sums[i] < limit.least() || sums[i] > limit.most()) {
        return false;
      }
    }
    return true;
  }

  private static List<Item> open(List<Item> items) {
    return items.stream().filter(item -> item.blocked() == null).toList();
  }

  private static long times(Limit limit, String name) {
    for (var term : limit.terms()) {
      if (term.parameter().equals(name)) {
        return term.times();
      }
    }
    return 0;
  }

  /** The most, or the least, that parameters still to be drawn can add to a limit's sum. */
  private static long extreme(Limit limit, List<Parameter> rest, boolean most) {
    long sum = 0;
    for (Parameter parameter : rest) {
      long times = times(limit, parameter.name());
      if (times != 0) {
        long low = times * weight(parameter.domain(), false);
        long high = times * weight(parameter.domain(), true);
        sum += most ? Math.max(low, high) : Math.min(low, high);
      }
    }
    return sum;
  }

  private static long weight(Domain domain, boolean most) {
    return switch (domain) {
      case Domain.Whole whole -> most ? whole.to() : whole.from();
      case Domain.One one -> {
        var weights = open(one.items()).stream().mapToLong(Item::weight);
        yield most ? weights.max().orElse(0) : weights.min().orElse(0);
      }
      case Domain.Some some ->
          open(some.items()).stream()
              .mapToLong(Item::weight)
              .filter(weight -> weight > 0 == most)
              .sum();
      case Domain.Form form -> 0;
      case Domain.Open open -> 0;
    };
  }
}
