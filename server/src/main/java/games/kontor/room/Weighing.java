package games.kontor.room;

import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Limit;
import games.kontor.game.Limit.Term;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What limits come to while parameters are filled in one after the other: the sum of what is filled
 * in, and the least and the most that the others can add to it.
 */
final class Weighing {
  private final Map<String, Domain> parameters;
  private final Map<String, Long> numbers = new TreeMap<>();
  private final Map<String, List<String>> chosen = new TreeMap<>();
  private final Set<String> left = new TreeSet<>();

  /** What can be chosen; worked out once, for a choice is weighed against all limits. */
  private final Map<String, List<String>> open = new TreeMap<>();

  Weighing(Map<String, Domain> parameters) {
    this.parameters = parameters;
  }

  /** The least and the most that something comes to. */
  record Range(long from, long to) {
    private Range plus(Range other) {
      return new Range(from + other.from, to + other.to);
    }

    private Range times(long times) {
      return times < 0 ? new Range(to * times, from * times) : new Range(from * times, to * times);
    }
  }

  void number(String parameter, long value) {
    numbers.put(parameter, value);
  }

  void chosen(String parameter, List<String> keys) {
    chosen.put(parameter, keys);
  }

  /** It counts nothing. */
  void leftOut(String parameter) {
    numbers.put(parameter, 0L);
    left.add(parameter);
  }

  /** True if all is filled in and the limit holds, or does not apply. */
  boolean keeps(Limit limit) {
    return !applies(limit) || limit.allows(sum(limit, null).from());
  }

  /** The numbers of a parameter with which all limits can still be kept. */
  Range range(String parameter, Domain.Whole whole, List<Limit> limits) {
    long from = whole.from();
    long to = whole.to();
    for (Limit limit : limits) {
      long times = times(limit, parameter);
      if (times != 0 && applies(limit)) {
        var rest = sum(limit, parameter);
        Long low = limit.least() == null ? null : limit.least() - rest.to();
        Long high = limit.most() == null ? null : limit.most() - rest.from();
        Long above = times > 0 ? low : high;
        Long below = times > 0 ? high : low;
        from = above == null ? from : Math.max(from, Math.ceilDiv(above, times));
        to = below == null ? to : Math.min(to, Math.floorDiv(below, times));
      }
    }
    return new Range(from, to);
  }

  /** True if with these items all limits can still be kept. */
  boolean fits(String parameter, List<String> keys, List<Limit> limits) {
    chosen.put(parameter, keys);
    boolean fit = limits.stream().allMatch(this::canBeKept);
    chosen.remove(parameter);
    return fit;
  }

  private boolean canBeKept(Limit limit) {
    if (!applies(limit)) {
      return true;
    }
    var sum = sum(limit, null);
    return (limit.least() == null || sum.to() >= limit.least())
        && (limit.most() == null || sum.from() <= limit.most());
  }

  /** False as long as what it hangs on is not filled in. */
  private boolean applies(Limit limit) {
    return limit.when().entrySet().stream()
        .allMatch(e -> List.of(e.getValue()).equals(keys(e.getKey())));
  }

  private @Nullable List<String> keys(String parameter) {
    if (left.contains(parameter)) {
      return null;
    }
    Long number = numbers.get(parameter);
    return number == null ? chosen.get(parameter) : List.of(number.toString());
  }

  private static long times(Limit limit, String parameter) {
    return limit.terms().stream()
        .filter(term -> term.parameter().equals(parameter))
        .mapToLong(Term::times)
        .sum();
  }

  private Range sum(Limit limit, @Nullable String without) {
    var sum = new Range(0, 0);
    for (Term term : limit.terms()) {
      if (!term.parameter().equals(without)) {
        sum = sum.plus(of(term).times(term.times()));
      }
    }
    return sum;
  }

  private Range of(Term term) {
    Long number = numbers.get(term.parameter());
    if (number != null) {
      return new Range(number, number);
    }
    Domain domain = parameters.get(term.parameter());
    if (domain == null) {
      throw new IllegalArgumentException("no such parameter: " + term.parameter());
    }
    return of(term, domain);
  }

  private Range of(Term term, Domain domain) {
    return switch (domain) {
      case Domain.Whole whole -> new Range(whole.from(), whole.to());
      case Domain.One one -> items(term, one.of(), one::open, false);
      case Domain.Some some -> items(term, some.of(), some::open, true);
      case Domain.Perhaps perhaps -> perhaps(of(term, perhaps.of()), term);
      case Domain.Flag _, Domain.Form _, Domain.Several _, Domain.Open _ -> new Range(0, 0);
    };
  }

  /** As long as it is open, it may be left out. */
  private Range perhaps(Range range, Term term) {
    return chosen.containsKey(term.parameter())
        ? range
        : new Range(Math.min(0, range.from()), Math.max(0, range.to()));
  }

  private Range items(Term term, Items items, Supplier<List<String>> listed, boolean several) {
    var taken = chosen.get(term.parameter());
    if (taken != null && term.by() == null) {
      long weight = items.weight(taken);
      return new Range(weight, weight);
    }
    if (taken != null) {
      var sum = new Range(0, 0);
      for (String key : taken) {
        sum = sum.plus(weight(term, items, key));
      }
      return sum;
    }
    var free = open.computeIfAbsent(term.parameter(), _ -> listed.get());
    long least = several ? 0 : Long.MAX_VALUE;
    long most = several ? 0 : Long.MIN_VALUE;
    for (String key : free) {
      var weight = weight(term, items, key);
      least = several ? least + Math.min(0, weight.from()) : Math.min(least, weight.from());
      most = several ? most + Math.max(0, weight.to()) : Math.max(most, weight.to());
    }
    return free.isEmpty() ? new Range(0, 0) : new Range(least, most);
  }

  /** A range as long as what it hangs on is not filled in. */
  private Range weight(Term term, Items items, String key) {
    if (term.by() == null) {
      return new Range(items.weight(key), items.most(key));
    }
    var by = keys(term.by());
    long least = Long.MAX_VALUE;
    long most = Long.MIN_VALUE;
    for (var entry : term.weights().entrySet()) {
      if (by == null || by.contains(entry.getKey())) {
        long weight = entry.getValue().getOrDefault(key, 0L);
        least = Math.min(least, weight);
        most = Math.max(most, weight);
      }
    }
    return least > most ? new Range(0, 0) : new Range(least, most);
  }
}
