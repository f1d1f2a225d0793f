package games.kontor.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a parameter may be. */
public sealed interface Domain {
  /** A whole number; both bounds belong to it. */
  record Whole(long from, long to) implements Domain {}

  /** Yes or no. */
  record Flag() implements Domain {}

  /** Exactly one of the items, and none that is blocked. */
  record One(Items of, List<Blocked> blocked) implements Domain {
    public One {
      blocked = List.copyOf(blocked);
    }

    public One(Items of) {
      this(of, List.of());
    }

    /** The keys of what can be chosen. */
    public List<String> open() {
      return Blocked.without(of, blocked);
    }
  }

  /** Different items, at least {@code least} and at most {@code most} of them, none blocked. */
  record Some(Items of, int least, int most, List<Blocked> blocked) implements Domain {
    public Some {
      blocked = List.copyOf(blocked);
    }

    /** The keys of what can be chosen. */
    public List<String> open() {
      return Blocked.without(of, blocked);
    }
  }

  /** A form of further parameters, with limits among them. */
  record Form(Map<String, Domain> parameters, List<Limit> limits) implements Domain {
    public Form {
      parameters = Fixed.copyOf(parameters);
      limits = List.copyOf(limits);
    }
  }

  /** May be left out; else as it says. */
  record Perhaps(Domain of) implements Domain {}

  /** A list of {@code least} to {@code most}, each as it says; the same may stand twice. */
  record Several(Domain of, int least, int most) implements Domain {}

  /** Anything or nothing: samples leave it out, the rules check it. */
  record Open() implements Domain {}

  /** The same domain, in which items that have a name are what they are. */
  default Domain from(Map<String, Items> byName) {
    return switch (this) {
      case One one -> new One(one.of.from(byName), one.blocked);
      case Some some -> new Some(some.of.from(byName), some.least, some.most, some.blocked);
      case Form form -> new Form(from(form.parameters, byName), form.limits);
      case Perhaps perhaps -> new Perhaps(perhaps.of.from(byName));
      case Several several -> new Several(several.of.from(byName), several.least, several.most);
      case Whole _, Flag _, Open _ -> this;
    };
  }

  /** The same parameters, in whose domains items that have a name are what they are. */
  static Map<String, Domain> from(Map<String, Domain> parameters, Map<String, Items> byName) {
    var known = new LinkedHashMap<String, Domain>();
    parameters.forEach((name, domain) -> known.put(name, domain.from(byName)));
    return known;
  }

  /** Exactly one of these words. */
  static One oneOf(String... words) {
    return new One(new Items.Words(List.of(words)));
  }

  /** Different ones of the items, possibly none. */
  static Some anyOf(Items items) {
    return new Some(items, 0, items.keys().size(), List.of());
  }
}
