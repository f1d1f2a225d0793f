package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import games.kontor.lab.WrittenStep.Happening;
import games.kontor.protocol.Names;
import games.kontor.protocol.Wire;
import games.kontor.room.Decision;
import games.kontor.room.RoomEvent;
import java.util.List;
import java.util.Optional;

/** One step of a scenario, carried out and compared with what it says. */
record ScenarioStep<S, A, E>(ScenarioTable<S, A, E> table, WrittenStep step) {

  /** The first thing that is not as the step says; empty if all is. */
  Optional<String> difference() {
    table.listen();
    return happen()
        .or(this::lines)
        .or(() -> new Expected(table, Subset::difference).difference("then", step.then()))
        .or(() -> new Expected(table, Subset::inexact).difference("exactly", step.exactly()))
        .or(() -> lists("contains", step.contains()))
        .or(() -> lists("lacks", step.lacks()))
        .or(this::legal)
        .or(this::hidden);
  }

  private Optional<String> happen() {
    int seat = step.viewer().seat();
    return switch (step.happening()) {
      case Happening.Does does -> decided(table.act(seat, does.action()));
      case Happening.Expires expires -> decided(table.expire(expires.clock()));
      case Happening.Presence presence -> decided(table.presence(seat, presence.present()));
      case Happening.Reconnects _ -> table.reconnect(seat);
      case Happening.Nothing _ -> Optional.empty();
    };
  }

  private Optional<String> decided(Decision<E> decision) {
    String got = decision instanceof Decision.Refused<E> refused ? refused.code() : "no refusal";
    String wanted = step.refused().orElse("no refusal");
    String args = decision instanceof Decision.Refused<E> r ? " " + r.args() : "";
    return got.equals(wanted)
        ? facts(decision)
        : Optional.of("expected " + wanted + ", there was " + got + args);
  }

  private Optional<String> facts(Decision<E> decision) {
    List<String> kinds =
        decision instanceof Decision.Append<E> append
                && append.step().event() instanceof RoomEvent.Played<E> played
            ? played.facts().stream().map(fact -> Names.kind(fact.getClass())).toList()
            : List.of();
    return step.facts()
        .filter(wanted -> !wanted.equals(kinds))
        .map(wanted -> "expected the facts " + wanted + ", there were " + kinds);
  }

  private Optional<String> lists(String word, JsonNode expected) {
    return new Expected(
            table, (at, wanted, actual) -> Subset.ofNamedLists(word, at, wanted, actual))
        .difference(word, expected);
  }

  private Optional<String> lines() {
    JsonNode expected = step.lines();
    if (expected.isMissingNode()) {
      return Optional.empty();
    }
    int watching = step.happening() instanceof Happening.Reconnects ? step.viewer().seat() : 0;
    JsonNode all = table.onlooker(watching).lines();
    if (!expected.isObject() || Subset.speaksOfLists(expected)) {
      return told("/lines", expected, all);
    }
    for (var entry : Written.expectation(expected, "lines").properties()) {
      JsonNode told =
          entry.getKey().equals("spectator")
              ? all
              : table.onlooker(Expected.seat("lines", entry.getKey())).ownLines();
      var wrong = told("/lines/" + entry.getKey(), entry.getValue(), told);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  /** A list names lines in their order, others may stand between them; an empty one means none. */
  private static Optional<String> told(String at, JsonNode expected, JsonNode told) {
    if (expected.isObject()) {
      return Subset.difference(at, coded(expected), told);
    }
    var wanted = Written.list(coded(expected), at);
    if (wanted.isEmpty()) {
      return Subset.difference(at, expected, told);
    }
    int next = 0;
    for (JsonNode line : wanted) {
      Written.onlyKnown("a line", line, List.of("code", "args"));
      while (next < told.size() && Subset.difference("", line, told.get(next)).isPresent()) {
        next++;
      }
      if (next++ >= told.size()) {
        return Optional.of(at + ": expected the line " + line + ", there was " + told);
      }
    }
    return Optional.empty();
  }

  /** The same with lines that are only a code written as objects. */
  private static JsonNode coded(JsonNode expected) {
    if (expected.isTextual()) {
      return Wire.mapper().createObjectNode().set("code", expected);
    }
    if (expected.isArray()) {
      ArrayNode lines = Wire.mapper().createArrayNode();
      expected.forEach(line -> lines.add(coded(line)));
      return lines;
    }
    if (!Subset.speaksOfLists(expected)) {
      return expected;
    }
    var words = Wire.mapper().createObjectNode();
    expected.properties().forEach(word -> words.set(word.getKey(), coded(word.getValue())));
    return words;
  }

  private Optional<String> legal() {
    int seat = step.viewer().seat();
    return step.legal().isMissingNode()
        ? Optional.empty()
        : LegalMoves.of(table.onlooker(seat).moves(), action -> table.refusal(seat, action))
            .difference(step.legal());
  }

  private Optional<String> hidden() {
    var onlooker = table.onlooker(step.viewer().seat());
    for (String pointer : step.hidden()) {
      String singular = Plurals.singularPointer(pointer);
      var shown = onlooker.shown(pointer).or(() -> onlooker.shown(singular));
      if (shown.isPresent()) {
        return Optional.of(
            pointer + " is to be hidden from " + step.viewer() + ", but stands in " + shown.get());
      }
      if (!table.everKnew(pointer) && !table.everKnew(singular)) {
        return Optional.of(pointer + " is hidden, but nobody ever had anything there");
      }
    }
    return Optional.empty();
  }
}
