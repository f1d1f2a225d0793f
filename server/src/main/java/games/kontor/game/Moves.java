package games.kontor.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All that a seat may do now, as data: moves keyed by their action's kind in kebab-case and in the
 * order of listing, and the actions of this phase that cannot be done now, grouped by reason. An
 * action is mostly one move; several are variants with narrower domains, and it is legal if one of
 * them allows it. A kind that stands nowhere does not belong here at all.
 *
 * <p>What comes and goes by turns and phases may be listed all the time, so that its parts need not
 * be told anew: then it is open unless it is blocked or {@code shut}, which is what does not belong
 * to this phase. A reason in {@code blocked} may stand as long, and holds for what is not shut.
 *
 * @param items what several moves choose from and name, so that what changes of it is told once
 * @param bounds numbers that limits name, for the same reason
 * @param groups actions that come and go together, by a name that {@code shut} says for all of them
 */
public record Moves(
    Map<String, List<Move>> listed,
    Map<String, Items> items,
    Map<String, Long> bounds,
    Map<String, List<String>> groups,
    List<String> shut,
    List<Blocked> blocked) {
  /** Nothing can be done. */
  public static final Moves NONE = new Moves(Collections.emptyMap(), List.of());

  public Moves {
    listed = Fixed.copyOf(listed);
    items = Fixed.copyOf(items);
    bounds = Fixed.copyOf(bounds);
    groups = Fixed.copyOf(groups);
    shut = List.copyOf(shut);
    blocked = List.copyOf(blocked);
  }

  /** Where all that is listed belongs to the phase, and nothing has a name. */
  public Moves(Map<String, List<Move>> listed, List<Blocked> blocked) {
    this(
        listed,
        Collections.emptyMap(),
        Collections.emptyMap(),
        Collections.emptyMap(),
        List.of(),
        blocked);
  }

  /** True if nothing is listed, not even as blocked. */
  public boolean none() {
    return listed.isEmpty() && blocked.isEmpty();
  }

  /** What can be done now, in the order of listing; nothing in it is named any more. */
  public Map<String, List<Move>> open() {
    var open = new LinkedHashMap<String, List<Move>>();
    listed.forEach(
        (action, variants) -> {
          if (isOpen(action)) {
            open.put(action, known(variants));
          }
        });
    return open;
  }

  private List<Move> known(List<Move> variants) {
    return bounds.isEmpty() && items.isEmpty()
        ? variants
        : variants.stream().map(move -> move.from(bounds, items)).toList();
  }

  private boolean isOpen(String action) {
    return !isShut(action) && whyNot(action).isEmpty();
  }

  private boolean isShut(String action) {
    for (String each : shut) {
      if (each.equals(action) || groups.getOrDefault(each, List.of()).contains(action)) {
        return true;
      }
    }
    return false;
  }

  /** The variants of an action that are open; empty if it is not. */
  public List<Move> of(String action) {
    return isOpen(action) ? known(listed.getOrDefault(action, List.of())) : List.of();
  }

  /** Why an action of this phase cannot be done now; empty if it can or does not belong here. */
  public Optional<Blocked> whyNot(String action) {
    return isShut(action)
        ? Optional.empty()
        : blocked.stream().filter(reason -> reason.of().contains(action)).findFirst();
  }

  /** The same moves, none of which can be done now, for this one reason. */
  public Moves held(Refusal why) {
    var all =
        Stream.concat(
                listed.keySet().stream(), blocked.stream().flatMap(reason -> reason.of().stream()))
            .filter(action -> !isShut(action))
            .distinct()
            .toList();
    return new Moves(
        listed, items, bounds, groups, shut, List.of(new Blocked(why.code(), why.args(), all)));
  }

  /** The same moves and one more that is open; for games that add to another's rules. */
  public Moves and(String action, Move move) {
    var more = new Listing();
    listed.forEach((kind, variants) -> variants.forEach(each -> more.open(kind, each)));
    more.open(action, move);
    return new Moves(more.listed.map(), items, bounds, groups, shut, blocked);
  }

  /** Collects what a seat may do. */
  public static final class Listing {
    private final Moves before;
    private final Making<String, List<Move>> listed;
    private final Making<String, Items> items;
    private final Making<String, Long> bounds;
    private Map<String, List<String>> groups = Collections.emptyMap();
    private List<String> shut = List.of();
    private final Blocked.Reasons reasons = new Blocked.Reasons();

    public Listing() {
      this(null);
    }

    /** What comes out equal to a part of the moves before is that part. */
    public Listing(@Nullable Moves before) {
      this.before = before == null ? NONE : before;
      this.listed = new Making<>(this.before.listed);
      this.items = new Making<>(this.before.items);
      this.bounds = new Making<>(this.before.bounds);
    }

    /** This move is open, beside those of the same action that are already. */
    public Listing open(String action, Move move) {
      var variants = listed.get(action);
      return open(action, variants == null ? List.of(move) : joined(variants, move));
    }

    private static List<Move> joined(List<Move> variants, Move more) {
      var joined = new ArrayList<>(variants);
      joined.add(more);
      return List.copyOf(joined);
    }

    /** These variants of the action are open, and no others. */
    public Listing open(String action, List<Move> variants) {
      listed.put(action, variants);
      return this;
    }

    /** This action is as it was before; false if it was not listed then. */
    public boolean keep(String action) {
      var old = before.listed.get(action);
      if (old != null) {
        listed.put(action, old);
      }
      return old != null;
    }

    /** True if this action is listed already. */
    public boolean has(String action) {
      return listed.get(action) != null;
    }

    /** The items that moves name so. */
    public Listing items(String name, Items known) {
      items.put(name, known);
      return this;
    }

    /** The number that limits name so. */
    public Listing bound(String name, long number) {
      bounds.put(name, number);
      return this;
    }

    /** These actions come and go together, by their group's name. */
    public Listing groups(Map<String, List<String>> known) {
      groups = known;
      return this;
    }

    /**
     * These actions or groups, and no others, do not belong to this phase, though they may be
     * listed.
     */
    public Listing shut(List<String> actions) {
      shut = actions;
      return this;
    }

    /** This action belongs to the phase, but meets that refusal now. */
    public Listing blocked(String action, Refusal refusal) {
      reasons.add(refusal, action);
      return this;
    }

    /**
     * These are for the seat on turn alone. Whose turn it is everybody sees, and it is left out of
     * the reason, so that nothing changes for those who go on waiting.
     */
    public Listing notYourTurn(List<String> actions) {
      actions.forEach(action -> blocked(action, new Refusal("not-your-turn")));
      return this;
    }

    /** These actions belong to the phase, but meet that refusal now. */
    public Listing blocked(Blocked group) {
      reasons.add(group);
      return this;
    }

    /** Open unless there is a refusal. */
    public Listing openUnless(Optional<Refusal> refusal, String action, Move move) {
      return refusal.map(why -> blocked(action, why)).orElseGet(() -> open(action, move));
    }

    @SuppressWarnings("ReferenceEquality") // What is as before is the same object.
    public Moves moves() {
      var all = listed.map();
      var numbers = bounds.map();
      var blocked = reasons.list(before.blocked);
      var named = items.map();
      boolean sameGroups = groups.equals(before.groups);
      boolean sameShut = shut.equals(before.shut);
      boolean sameNamed = named == before.items && numbers == before.bounds && sameGroups;
      return all == before.listed && sameNamed && sameShut && blocked == before.blocked
          ? before
          : new Moves(
              all,
              named,
              numbers,
              sameGroups ? before.groups : groups,
              sameShut ? before.shut : shut,
              blocked);
    }
  }
}
