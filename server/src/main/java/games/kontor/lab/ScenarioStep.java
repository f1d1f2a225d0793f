package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.lab.ScenarioFile.Happening;
import games.kontor.protocol.Names;
import games.kontor.room.Decision;
import games.kontor.room.RoomEvent;
import java.util.List;
import java.util.Optional;

/** One step of a scenario, carried out and compared with what it says. */
record ScenarioStep<S, A, E>(ScenarioTable<S, A, E> table, ScenarioFile.Step step) {

  /** The first thing that is not as the step says; empty if all is. */
  Optional<String> difference() {
    var decision = happen();
    return decision
        .flatMap(this::decided)
        .or(() -> decision.flatMap(this::facts))
        .or(this::then)
        .or(this::hidden);
  }

  private Optional<Decision<E>> happen() {
    return switch (step.happening()) {
      case Happening.Does does -> Optional.of(table.act(step.viewer().seat(), does.action()));
      case Happening.Expires expires -> Optional.of(table.expire(expires.clock()));
      case Happening.Presence presence ->
          Optional.of(table.presence(step.viewer().seat(), presence.present()));
      case Happening.Nothing _ -> Optional.empty();
    };
  }

  private Optional<String> decided(Decision<E> decision) {
    String got = decision instanceof Decision.Refused<E> refused ? refused.code() : "no refusal";
    String wanted = step.refused().orElse("no refusal");
    String args = decision instanceof Decision.Refused<E> r ? " " + r.args() : "";
    return got.equals(wanted)
        ? Optional.empty()
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

  private Optional<String> then() {
    for (var part : step.then().properties()) {
      var wrong =
          switch (part.getKey()) {
            case "table" -> table(part.getValue());
            case "hands" -> hands(part.getValue());
            default -> throw new BadScenario("then has table and hands, no " + part.getKey());
          };
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private Optional<String> table(JsonNode wanted) {
    JsonNode shown = table.table();
    return Subset.difference("/table", Plurals.inPlayers(wanted, shown), shown);
  }

  private Optional<String> hands(JsonNode wanted) {
    if (wanted.isArray()) {
      for (int i = 0; i < wanted.size(); i++) {
        var wrong = hand(i + 1, wanted.get(i));
        if (wrong.isPresent()) {
          return wrong;
        }
      }
      return Optional.empty();
    }
    for (var entry : wanted.properties()) {
      if (!entry.getKey().matches("[1-9]\\d?")) {
        throw new BadScenario("hands are named by seats, not " + entry.getKey());
      }
      var wrong = hand(Integer.parseInt(entry.getKey()), entry.getValue());
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private Optional<String> hand(int seat, JsonNode wanted) {
    JsonNode hand = table.hand(seat);
    return Subset.difference("/hands/" + seat, Plurals.of(wanted, hand), hand);
  }

  private Optional<String> hidden() {
    for (String pointer : step.hidden()) {
      if (!pointer.startsWith("/")) {
        throw new BadScenario("hidden are JSON pointers, not " + pointer);
      }
      int seat = step.viewer().seat();
      var shown =
          table.shown(seat, pointer).or(() -> table.shown(seat, Plurals.singularPointer(pointer)));
      if (shown.isPresent()) {
        return Optional.of(
            pointer + " is to be hidden from " + step.viewer() + ", but stands in " + shown.get());
      }
    }
    return Optional.empty();
  }
}
