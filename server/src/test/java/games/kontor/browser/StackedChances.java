package games.kontor.browser;

import games.kontor.protocol.Wire;
import games.kontor.room.Chances;
import games.kontor.room.Draw;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Chance whose decks are stacked: whenever a stream is shuffled, what is named for it comes to the
 * top in that order, and the rest stays as it lay. Numbers come in the order that is named for
 * their stream; after that the least that may be drawn. Nothing is kept as evidence.
 */
final class StackedChances implements Chances {
  private final Map<String, List<String>> tops;
  private final Map<String, Queue<Integer>> numbers = new TreeMap<>();

  /** For each stream its first things, as the wire names them. */
  StackedChances(Map<String, List<String>> tops) {
    this(tops, Map.of());
  }

  /** The same, and for each stream its first numbers; they are drawn once, by whichever room. */
  StackedChances(Map<String, List<String>> tops, Map<String, List<Integer>> numbers) {
    this.tops = tops;
    numbers.forEach(
        (stream, drawn) -> this.numbers.put(stream, new ConcurrentLinkedQueue<>(drawn)));
  }

  @Override
  public String secret() {
    return "5e".repeat(32);
  }

  @Override
  public Source open(String secret, List<String> words, Map<String, Long> next) {
    return new Stacked(tops, numbers);
  }

  private record Stacked(Map<String, List<String>> tops, Map<String, Queue<Integer>> numbers)
      implements Source {
    @Override
    public int number(String stream, int from, int to) {
      Queue<Integer> left = numbers.get(stream);
      Integer next = left == null ? null : left.poll();
      return next == null ? from : next;
    }

    @Override
    public <T> List<T> shuffled(String stream, List<T> cards) {
      var rest = new ArrayList<T>(cards);
      var order = new ArrayList<T>();
      for (String name : tops.getOrDefault(stream, List.of())) {
        order.add(take(name, rest));
      }
      order.addAll(rest);
      return List.copyOf(order);
    }

    private static <T> T take(String name, List<T> from) {
      for (int i = 0; i < from.size(); i++) {
        if (Wire.tree(from.get(i)).asText().equals(name)) {
          return from.remove(i);
        }
      }
      throw new IllegalArgumentException("no " + name + " is left among " + from);
    }

    @Override
    public List<Draw> draws() {
      return List.of();
    }
  }
}
