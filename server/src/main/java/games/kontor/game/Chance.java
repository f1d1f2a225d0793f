package games.kontor.game;

import java.util.ArrayList;
import java.util.List;

/**
 * Randomness by named streams, so that a script in the rules' own words can stand in for it. The
 * streams are the ones the specification names. Every implementation is uniform over what it may
 * answer.
 */
public interface Chance {

  /** A whole number from {@code from} to {@code to}, both possible. */
  int number(String stream, int from, int to);

  /** One of the given things; the list must not be empty. */
  default <T> T pick(String stream, List<T> from) {
    return from.get(number(stream, 0, from.size() - 1));
  }

  /** The same things in a new order, top first. */
  default <T> List<T> shuffled(String stream, List<T> cards) {
    var order = new ArrayList<>(cards);
    for (int last = order.size() - 1; last > 0; last--) {
      int other = number(stream, 0, last);
      T card = order.get(last);
      order.set(last, order.get(other));
      order.set(other, card);
    }
    return List.copyOf(order);
  }

  /** A throw of one die with the given number of sides. */
  default int die(String stream, int sides) {
    return number(stream, 1, sides);
  }
}
