package games.kontor.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Why something cannot be done: the code and arguments of the refusal that it would meet, and what
 * it concerns: actions, or values of a domain as its keys spell them.
 */
public record Blocked(String code, Map<String, Object> args, List<String> of) {

  public Blocked {
    args = Collections.unmodifiableMap(new LinkedHashMap<>(args));
    of = List.copyOf(of);
  }

  /** The keys of the items that no reason concerns. */
  static List<String> without(Items items, List<Blocked> blocked) {
    return items.keys().stream()
        .filter(key -> blocked.stream().noneMatch(reason -> reason.of().contains(key)))
        .toList();
  }

  /** Gathers what is blocked by one reason under it, in the order of first mention. */
  public static final class Reasons {
    private final Map<Reason, List<String>> concerned = new LinkedHashMap<>();

    private record Reason(String code, Map<String, Object> args) {}

    public Reasons add(Refusal refusal, String what) {
      var reason = new Reason(refusal.code(), refusal.args());
      concerned.computeIfAbsent(reason, _ -> new ArrayList<>()).add(what);
      return this;
    }

    public List<Blocked> list() {
      return concerned.entrySet().stream()
          .map(e -> new Blocked(e.getKey().code(), e.getKey().args(), e.getValue()))
          .toList();
    }
  }
}
