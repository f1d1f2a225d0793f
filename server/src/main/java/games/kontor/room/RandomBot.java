package games.kontor.room;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.game.Bot;
import games.kontor.game.Chance;
import games.kontor.game.Game;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;

/** A computer player that draws any of its legal moves: for filling seats, playouts and load. */
public final class RandomBot<A> implements Bot.Forgetful<A> {
  private final ActionReader<A> reader;
  private final Game<?, A, ?> game;

  public RandomBot(Game<?, A, ?> game) {
    this.game = game;
    this.reader = new ActionReader<>(game.actions());
  }

  @Override
  public Pause pause(Record table) {
    return game.bot().pause(table);
  }

  @Override
  public Optional<A> choose(Sight<Nothing> sight, Chance chance) {
    return draw(sight.moves(), chance).map(action -> reader.read(action, game::malformed));
  }

  /** Any legal action as it goes over the wire; empty if there is none. Giving up is not drawn. */
  public static Optional<JsonNode> draw(Moves moves, Chance chance) {
    var open = new ArrayList<Choice>();
    moves
        .open()
        .forEach(
            (action, variants) ->
                variants.stream()
                    .filter(move -> !move.forGood())
                    .forEach(move -> open.add(new Choice(action, move))));
    for (Choice choice : chance.shuffled("bot", open)) {
      var values = Sampler.sample(choice.move(), chance);
      if (values.isPresent()) {
        return Optional.of(json(choice.action(), values.get()));
      }
    }
    return Optional.empty();
  }

  private record Choice(String action, Move move) {}

  /** An action's kind and parameters as JSON. */
  public static ObjectNode json(String action, Map<String, Object> parameters) {
    var node = Wire.mapper().createObjectNode().put("type", action);
    parameters.forEach((name, value) -> node.set(name, Wire.mapper().valueToTree(value)));
    return node;
  }
}
