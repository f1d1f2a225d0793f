package games.kontor.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Something a seat may do now, as data: an action's kind in kebab-case, the domain of each
 * parameter, and limits that tie the parameters together. The same action may be listed several
 * times with narrower domains; it is legal if one of them allows it. {@code blocked} says that the
 * action belongs to this phase but cannot be done now, and why.
 */
public record Move(
    String action, List<Parameter> parameters, List<Limit> limits, @Nullable Blocked blocked) {

  /** A move without parameters. */
  public static Move of(String action) {
    return new Move(action, List.of(), List.of(), null);
  }

  /** A move with parameters that do not depend on one another. */
  public static Move of(String action, Parameter... parameters) {
    return new Move(action, List.of(parameters), List.of(), null);
  }

  /** An action of this phase that cannot be done now. */
  public static Move blocked(String action, Refusal refusal) {
    return new Move(action, List.of(), List.of(), Blocked.by(refusal));
  }

  /** The same move with one more limit. */
  public Move within(Limit limit) {
    var more = new ArrayList<>(limits);
    more.add(limit);
    return new Move(action, parameters, List.copyOf(more), blocked);
  }

  /** A named parameter and what it may be. */
  public record Parameter(String name, Domain domain) {

    /** A whole number from–to. */
    public static Parameter number(String name, long from, long to) {
      return new Parameter(name, new Domain.Whole(from, to));
    }

    /** One of the items. */
    public static Parameter one(String name, List<Item> items) {
      return new Parameter(name, new Domain.One(items));
    }

    /** A list of different items, possibly empty. */
    public static Parameter some(String name, List<Item> items) {
      return new Parameter(name, new Domain.Some(items, 0, items.size()));
    }
  }

  /** What a parameter may be. */
  public sealed interface Domain {
    /** A whole number; both bounds belong to it. */
    record Whole(long from, long to) implements Domain {}

    /** Exactly one of the items. */
    record One(List<Item> items) implements Domain {}

    /** Different items, at least {@code least} and at most {@code most} of them. */
    record Some(List<Item> items, int least, int most) implements Domain {}

    /** A form of further parameters. */
    record Form(List<Parameter> parameters) implements Domain {}

    /** Anything or nothing: samples leave it out, the rules check it. */
    record Open() implements Domain {}
  }

  /**
   * One thing to choose: a square, a card, a seat or a word, as it is written on the wire (a
   * String, or an Integer for a seat). {@code weight} is what it counts in limits, and its price
   * where there is one; {@code notes} spell out the sum or the effect. A blocked item is shown with
   * its reason and cannot be chosen.
   */
  public record Item(
      Object value, long weight, Map<String, Object> notes, @Nullable Blocked blocked) {

    public Item {
      notes =
          notes.isEmpty()
              ? Collections.emptyMap()
              : Collections.unmodifiableMap(new LinkedHashMap<>(notes));
    }

    public static Item of(Object value) {
      return new Item(value, 0, Collections.emptyMap(), null);
    }

    public static Item of(Object value, long weight) {
      return new Item(value, weight, Collections.emptyMap(), null);
    }

    /** The same item with a note. */
    public Item note(String name, Object note) {
      var more = new LinkedHashMap<>(notes);
      more.put(name, note);
      return new Item(value, weight, more, blocked);
    }

    /** The same item, not to be chosen. */
    public Item blockedBy(Refusal refusal) {
      return new Item(value, weight, notes, Blocked.by(refusal));
    }
  }

  /** Why something cannot be done: the code and arguments of the refusal that it would meet. */
  public record Blocked(String code, Map<String, Object> args) {
    public static Blocked by(Refusal refusal) {
      return new Blocked(refusal.code(), refusal.args());
    }
  }

  /**
   * The weighted sum of the terms lies between the bounds, both of which are allowed. A term counts
   * a number by its value and chosen items by the sum of their weights, times {@code times}.
   */
  public record Limit(List<Term> terms, long least, long most) {
    public record Term(String parameter, long times) {}
  }
}
