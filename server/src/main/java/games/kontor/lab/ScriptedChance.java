package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Chance;
import games.kontor.protocol.Wire;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Chance by script, in the rules' own words: each stream has the list of its draws. A draw is a
 * number, such as a die's pips, or the thing itself that is picked, such as a square or a card's id
 * (its index will do, unless the things are numbers). A shuffle is one draw, the whole list in its
 * new order; a stream of a single shuffle may also be that list itself. Streams without a script
 * are left to another chance. A script that has run out, or that holds what cannot be drawn, throws
 * {@link BadScript}.
 */
public final class ScriptedChance implements Chance {
  private final Map<String, Deque<JsonNode>> scripts = new TreeMap<>();
  private final Chance others;

  /**
   * The draws of each stream, as JSON or as what JSON is made from; and who draws for the others.
   */
  public ScriptedChance(Map<String, ? extends List<?>> scripts, Chance others) {
    this.others = others;
    scripts.forEach((stream, draws) -> this.scripts.put(stream, draws(draws)));
  }

  private static Deque<JsonNode> draws(List<?> draws) {
    var nodes = new ArrayDeque<JsonNode>();
    draws.forEach(draw -> nodes.add(Wire.tree(draw)));
    return nodes;
  }

  @Override
  public int number(String stream, int from, int to) {
    var script = scripts.get(stream);
    if (script == null) {
      return others.number(stream, from, to);
    }
    JsonNode draw = next(stream, script);
    if (!draw.isInt() || draw.intValue() < from || draw.intValue() > to) {
      throw new BadScript(stream, draw + " is no whole number from " + from + " to " + to);
    }
    return draw.intValue();
  }

  @Override
  public <T> T pick(String stream, List<T> from) {
    var script = scripts.get(stream);
    if (script == null) {
      return others.pick(stream, from);
    }
    JsonNode draw = next(stream, script);
    boolean index = draw.isInt() && !Wire.tree(from.getFirst()).isNumber();
    return index && draw.intValue() >= 0 && draw.intValue() < from.size()
        ? from.get(draw.intValue())
        : take(stream, draw, new ArrayList<>(from));
  }

  @Override
  public <T> List<T> shuffled(String stream, List<T> cards) {
    var script = scripts.get(stream);
    if (script == null) {
      return others.shuffled(stream, cards);
    }
    var order = order(stream, script, cards.size());
    if (order.size() != cards.size()) {
      throw new BadScript(stream, order.size() + " things for " + cards.size());
    }
    var left = new ArrayList<T>(cards);
    return order.stream().map(card -> take(stream, card, left)).toList();
  }

  private static List<JsonNode> order(String stream, Deque<JsonNode> script, int size) {
    var order = new ArrayList<JsonNode>();
    if (script.size() == size && script.stream().noneMatch(JsonNode::isArray)) {
      order.addAll(script);
      script.clear();
      return order;
    }
    JsonNode draw = next(stream, script);
    if (!draw.isArray()) {
      throw new BadScript(stream, draw + " is no list of " + size);
    }
    draw.forEach(order::add);
    return order;
  }

  /** The draws of the script that nobody made, in a sentence; empty if there are none. */
  Optional<String> leftOver() {
    return scripts.entrySet().stream()
        .filter(script -> !script.getValue().isEmpty())
        .map(
            script ->
                "chance \"%s\": draws are left over: %s"
                    .formatted(script.getKey(), List.copyOf(script.getValue())))
        .findFirst();
  }

  private static JsonNode next(String stream, Deque<JsonNode> script) {
    JsonNode draw = script.poll();
    if (draw == null) {
      throw new BadScript(stream, "the script has run out");
    }
    return draw;
  }

  private static <T> T take(String stream, JsonNode wanted, List<T> left) {
    for (int i = 0; i < left.size(); i++) {
      if (Wire.tree(left.get(i)).equals(wanted)) {
        return left.remove(i);
      }
    }
    throw new BadScript(stream, wanted + " is not among " + Wire.tree(left));
  }

  /** A script that does not fit the draws that the rules make. The message names the stream. */
  public static final class BadScript extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    BadScript(String stream, String why) {
      super("chance \"" + stream + "\": " + why);
    }

    /** What does not fit, for the author of the script. */
    String why() {
      return String.valueOf(getMessage());
    }
  }
}
