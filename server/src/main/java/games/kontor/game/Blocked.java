package games.kontor.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Why something cannot be done: the code and arguments of the refusal that it would meet, and what
 * it concerns: actions, or values of a domain as its keys spell them. Of a domain one may concern
 * none of them, but {@link #others whatever else} of their kind there is.
 */
public record Blocked(String code, Map<String, Object> args, List<String> of) {

  public Blocked {
    args = Fixed.copyOf(args);
    of = List.copyOf(of);
  }

  /**
   * What is no item of the domain, but of the same kind, another space of the board, meets this.
   */
  public static Blocked others(String code) {
    return new Blocked(code, Collections.emptyMap(), List.of());
  }

  /** The keys of the items that no reason concerns. */
  static List<String> without(Items items, List<Blocked> blocked) {
    if (blocked.isEmpty()) {
      return List.copyOf(items.keys());
    }
    var shut = new TreeSet<String>();
    blocked.forEach(reason -> shut.addAll(reason.of()));
    var open = new ArrayList<String>(items.keys());
    open.removeIf(shut::contains);
    return List.copyOf(open);
  }

  private boolean meets(Refusal refusal) {
    return code.equals(refusal.code()) && args.equals(refusal.args());
  }

  private Blocked with(String what) {
    var more = new ArrayList<>(of);
    more.add(what);
    return new Blocked(code, args, more);
  }

  /** Gathers what is blocked by one reason under it, in the order of first mention. */
  public static final class Reasons {
    private final List<Blocked> groups = new ArrayList<>();

    public Reasons add(Refusal refusal, String what) {
      for (int i = 0; i < groups.size(); i++) {
        if (groups.get(i).meets(refusal)) {
          groups.set(i, groups.get(i).with(what));
          return this;
        }
      }
      return add(new Blocked(refusal.code(), refusal.args(), List.of(what)));
    }

    /** A whole group, whose reason no other has. */
    public Reasons add(Blocked group) {
      groups.add(group);
      return this;
    }

    public List<Blocked> list() {
      return list(List.of());
    }

    /** What is equal to one of those before is that one, and so is the whole list. */
    List<Blocked> list(List<Blocked> before) {
      for (int i = 0; i < groups.size(); i++) {
        int known = before.indexOf(groups.get(i));
        groups.set(i, known < 0 ? groups.get(i) : before.get(known));
      }
      return groups.equals(before) ? before : List.copyOf(groups);
    }
  }
}
