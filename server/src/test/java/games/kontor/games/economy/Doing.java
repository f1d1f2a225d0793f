package games.kontor.games.economy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.game.Chance;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.game.Turn;
import games.kontor.lab.ScriptedChance;
import games.kontor.protocol.Wire;
import games.kontor.room.ActionReader;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Actions as they come over the wire, and chance by script, for tests. */
final class Doing {
  private static final ActionReader<Action> READER = new ActionReader<>(Action.class);

  private Doing() {}

  /** Admits, reads and decides, as a room does; parameters are names and values in turn. */
  static void act(
      Turn<State, Event> turn, int number, String kind, @Nullable Object... parameters) {
    JsonNode action = action(kind, parameters);
    var seat = new Seat(number);
    var type = READER.kind(action).orElseThrow(() -> new Refusal("unknown-action"));
    Refusal.raise(Table.GAME.admission(turn.state(), seat, type));
    Table.GAME.decide(turn, seat, READER.read(action, Table.GAME::malformed));
  }

  private static ObjectNode action(String kind, @Nullable Object... parameters) {
    var action = Wire.mapper().createObjectNode().put("type", kind);
    for (int i = 0; i < parameters.length; i += 2) {
      action.set((String) parameters[i], Wire.mapper().valueToTree(parameters[i + 1]));
    }
    return action;
  }

  static Chance die(Integer... pips) {
    return script("die", List.of(pips));
  }

  static Chance script(String stream, List<?> draws) {
    return new ScriptedChance(Map.of(stream, draws), new SeededChance(1));
  }
}
