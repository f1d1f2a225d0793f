package games.kontor.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * One way to carry out an action: the domain of each of its parameters, and limits that tie them
 * together. All limits have to hold, so a move that no choice can keep within them is listed all
 * the same, for the limits tell why not. {@code forGood}: whoever does this gives the game up and
 * cannot come back to it; nothing that only plays draws it, and people are asked twice.
 */
public record Move(Map<String, Domain> parameters, List<Limit> limits, boolean forGood) {

  public Move {
    parameters = Fixed.copyOf(parameters);
    limits = List.copyOf(limits);
  }

  /** A move without parameters. */
  public static Move bare() {
    return new Move(Collections.emptyMap(), List.of(), false);
  }

  /** A move without parameters that gives the game up. */
  public static Move givingUp() {
    return new Move(Collections.emptyMap(), List.of(), true);
  }

  /** A move with one parameter. */
  public static Move of(String parameter, Domain domain) {
    return bare().with(parameter, domain);
  }

  /** The same move with one more parameter. */
  public Move with(String parameter, Domain domain) {
    return new Move(Fixed.with(parameters, parameter, domain), limits, forGood);
  }

  /** The same move, in which numbers and items stand in place of their names. */
  Move from(Map<String, Long> bounds, Map<String, Items> items) {
    return new Move(
        items.isEmpty() ? parameters : Domain.from(parameters, items),
        limits.stream().map(limit -> limit.bounded(bounds)).toList(),
        forGood);
  }

  /** The same move with one more limit. */
  public Move within(Limit limit) {
    var more = new ArrayList<>(limits);
    more.add(limit);
    return new Move(parameters, more, forGood);
  }
}
