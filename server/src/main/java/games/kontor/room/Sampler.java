package games.kontor.room;

import games.kontor.game.Chance;
import games.kontor.game.Domain;
import games.kontor.game.Fixed;
import games.kontor.game.Limit;
import games.kontor.game.Move;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Draws legal parameters of a move: a Long for a number, a Boolean for a flag, an item's value, a
 * list of them, a map for a form; an open parameter is left out. All limits hold for what it
 * returns.
 */
public final class Sampler {
  private static final String STREAM = "sample";
  private static final int TRIES = 40;

  private final Map<String, Domain> parameters;
  private final List<Limit> limits;
  private final Chance chance;
  private final Map<String, Object> values = new LinkedHashMap<>();
  private final Weighing weighing;

  private Sampler(Map<String, Domain> parameters, List<Limit> limits, Chance chance) {
    this.parameters = parameters;
    this.limits = limits;
    this.chance = chance;
    this.weighing = new Weighing(parameters);
  }

  /** Empty if nothing was found that keeps the move's limits. */
  public static Optional<Map<String, Object>> sample(Move move, Chance chance) {
    return sample(move.parameters(), move.limits(), chance);
  }

  private static Optional<Map<String, Object>> sample(
      Map<String, Domain> parameters, List<Limit> limits, Chance chance) {
    var flat = Flat.of(parameters, limits);
    for (int i = 0; i < TRIES; i++) {
      var sampler = new Sampler(flat.parameters(), flat.limits(), chance);
      if (sampler.draw()) {
        return Optional.of(Flat.nested(parameters, sampler.values));
      }
    }
    return Optional.empty();
  }

  private boolean draw() {
    for (String name : order()) {
      if (!draw(name, Objects.requireNonNull(parameters.get(name)))) {
        return false;
      }
    }
    return limits.stream().allMatch(weighing::keeps);
  }

  /** First those that others hang on, for how others weigh is known only then. */
  private List<String> order() {
    var first = new TreeSet<String>();
    for (Limit limit : limits) {
      first.addAll(limit.when().keySet());
      for (Limit.Term term : limit.terms()) {
        if (term.by() != null) {
          first.add(term.by());
        }
      }
    }
    var order = new ArrayList<String>();
    parameters.keySet().stream().filter(first::contains).forEach(order::add);
    parameters.keySet().stream().filter(name -> !first.contains(name)).forEach(order::add);
    return order;
  }

  private boolean draw(String name, Domain domain) {
    return switch (domain) {
      case Domain.Whole whole -> number(name, whole);
      case Domain.Flag _ -> flag(name);
      case Domain.One one -> one(name, one);
      case Domain.Some some -> some(name, some);
      case Domain.Form form -> form(name, form);
      case Domain.Perhaps perhaps -> perhaps(name, perhaps);
      case Domain.Several several -> several(name, several);
      case Domain.Open _ -> true;
    };
  }

  /** One that is not taken in: it may be left out, or stands in a list. */
  private boolean form(String name, Domain.Form form) {
    var filled = sample(form.parameters(), form.limits(), chance);
    filled.ifPresent(of -> values.put(name, of));
    return filled.isPresent();
  }

  /** Half of them, and what cannot be filled in, are left out. */
  private boolean perhaps(String name, Domain.Perhaps perhaps) {
    if (chance.number(STREAM, 0, 1) == 0 || !draw(name, perhaps.of())) {
      values.remove(name);
      weighing.leftOut(name);
    }
    return true;
  }

  private boolean several(String name, Domain.Several several) {
    var each = Fixed.of(name, several.of());
    var list = new ArrayList<>();
    for (int i = chance.number(STREAM, several.least(), several.most()); i > 0; i--) {
      sample(each, List.of(), chance).map(filled -> filled.get(name)).ifPresent(list::add);
    }
    values.put(name, list);
    return list.size() >= several.least();
  }

  private boolean number(String name, Domain.Whole whole) {
    var range = weighing.range(name, whole, limits);
    if (range.from() > range.to()) {
      return false;
    }
    long number = between(range.from(), range.to());
    values.put(name, number);
    weighing.number(name, number);
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

  private boolean flag(String name) {
    boolean yes = chance.number(STREAM, 0, 1) == 1;
    values.put(name, yes);
    weighing.chosen(name, List.of(Boolean.toString(yes)));
    return true;
  }

  private boolean one(String name, Domain.One one) {
    var fitting =
        one.open().stream().filter(key -> weighing.fits(name, List.of(key), limits)).toList();
    if (fitting.isEmpty()) {
      return false;
    }
    String key = chance.pick(STREAM, fitting);
    values.put(name, one.of().value(key));
    weighing.chosen(name, List.of(key));
    return true;
  }

  private boolean some(String name, Domain.Some some) {
    var keys = chance.shuffled(STREAM, some.open());
    int most = Math.min(some.most(), keys.size());
    if (most < some.least()) {
      return false;
    }
    var taken = keys.subList(0, chance.number(STREAM, some.least(), most));
    values.put(name, taken.stream().map(some.of()::value).toList());
    weighing.chosen(name, taken);
    return true;
  }
}
