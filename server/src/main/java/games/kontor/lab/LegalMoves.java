package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.protocol.NamedItems;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The moves of a seat, as they were sent to it, against what a step says of them. A kind is a text.
 * A whole move is an object with {@code action} and whatever it names of the move, and an action
 * with its parameters one with {@code type}. A list names every kind that is legal, in any order;
 * {@code contains} and {@code lacks} name some.
 *
 * @param refusal why the rules would refuse an action, empty if they would not
 */
record LegalMoves(List<JsonNode> moves, Function<JsonNode, Optional<String>> refusal) {
  private static final String ACTION = "action";
  private static final String BLOCKED = "blocked";

  /** The moves of a view: those that are open by their actions, and why others are not. */
  static LegalMoves of(JsonNode sent, Function<JsonNode, Optional<String>> refusal) {
    var moves = new ArrayList<JsonNode>();
    var closed = new TreeSet<String>();
    for (JsonNode shut : sent.path("shut")) {
      closed.add(shut.asText());
      sent.path("groups").path(shut.asText()).forEach(action -> closed.add(action.asText()));
    }
    var away = Set.copyOf(closed);
    for (JsonNode reason : sent.path(BLOCKED)) {
      for (JsonNode action : reason.path("of")) {
        if (away.contains(action.asText())) {
          continue;
        }
        closed.add(action.asText());
        ObjectNode move = Wire.mapper().createObjectNode().put(ACTION, action.asText());
        moves.add(move.set(BLOCKED, reason));
      }
    }
    for (var entry : NamedItems.spelledOut(sent).path("listed").properties()) {
      for (JsonNode variant : entry.getValue()) {
        if (!closed.contains(entry.getKey())) {
          ObjectNode move = variant.deepCopy();
          moves.add(move.put(ACTION, entry.getKey()));
        }
      }
    }
    return new LegalMoves(List.copyOf(moves), refusal);
  }

  /** The first thing that is not as expected; empty if all is. */
  Optional<String> difference(JsonNode expected) {
    if (expected.isArray()) {
      var wanted = Written.list(expected, "legal");
      return otherKinds(wanted).or(() -> first(wanted, this::illegal));
    }
    for (var word : Written.expectation(expected, "legal").properties()) {
      var named = Written.list(word.getValue(), word.getKey());
      var wrong =
          switch (word.getKey()) {
            case "contains" -> first(named, this::illegal);
            case "lacks" -> first(named, this::legal);
            default ->
                throw new BadScenario(
                    "legal is a list, or has contains and lacks, no " + word.getKey());
          };
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> first(
      List<JsonNode> named, Function<JsonNode, Optional<String>> wrong) {
    return named.stream().flatMap(move -> wrong.apply(move).stream()).findFirst();
  }

  private Optional<String> otherKinds(List<JsonNode> wanted) {
    var named = new TreeSet<String>();
    wanted.stream().filter(move -> !isBlocked(move)).forEach(move -> named.add(kind(move)));
    var legal = kinds();
    return named.equals(legal)
        ? Optional.empty()
        : Optional.of("expected " + named + " to be all that is legal, there was " + legal);
  }

  private SortedSet<String> kinds() {
    var kinds = new TreeSet<String>();
    moves.stream().filter(move -> !isBlocked(move)).forEach(move -> kinds.add(kind(move)));
    return kinds;
  }

  private static boolean isBlocked(JsonNode move) {
    return move.hasNonNull(BLOCKED);
  }

  private static String kind(JsonNode named) {
    if (named.isObject()) {
      String key = named.has(ACTION) ? ACTION : "type";
      return Written.text(named.path(key), "the action of a legal move");
    }
    return Written.text(named, "a legal kind");
  }

  private Optional<String> illegal(JsonNode named) {
    String kind = kind(named);
    if (named.has(ACTION)) {
      boolean listed =
          moves.stream().anyMatch(move -> Subset.difference("", named, move).isEmpty());
      return listed
          ? Optional.empty()
          : Optional.of("expected the move " + named + ", there was " + listed(kind));
    }
    if (!kinds().contains(kind)) {
      return Optional.of("expected " + kind + " to be legal, there was " + kinds());
    }
    return named.isObject()
        ? refusal.apply(named).map(no -> "expected " + named + " to be legal, there was " + no)
        : Optional.empty();
  }

  private List<JsonNode> listed(String kind) {
    return moves.stream().filter(move -> kind(move).equals(kind)).toList();
  }

  private Optional<String> legal(JsonNode named) {
    return illegal(named).isPresent()
        ? Optional.empty()
        : Optional.of("expected " + named + " not to be legal, but it is");
  }
}
