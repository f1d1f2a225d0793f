package games.kontor.lab;

import games.kontor.game.Chance;
import games.kontor.game.Game;
import games.kontor.game.Refusal;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.game.Turn;
import games.kontor.lab.ScenarioFile.Happening;
import java.util.List;
import java.util.Optional;

/**
 * Runs one rule scenario from its first step to its last, or to the first that is not as it says.
 */
final class Scenario {
  private static final long SEED = 1;

  private final ScenarioFile file;

  private Scenario(ScenarioFile file) {
    this.file = file;
  }

  /** What went wrong, with the number of the step; empty if all came out as written. */
  static Optional<String> failure(GameList games, byte[] text) {
    try {
      var file = ScenarioFile.read(text);
      var game =
          games
              .find(file.game())
              .orElseThrow(() -> new BadScenario("no game \"" + file.game() + "\""));
      return new Scenario(file).run(game);
    } catch (BadScenario bad) {
      return Optional.of(bad.why());
    } catch (ScriptedChance.BadScript bad) {
      return Optional.of(String.valueOf(bad.getMessage()));
    }
  }

  private <S, A, E> Optional<String> run(Game<S, A, E> game) {
    var chance = new ScriptedChance(file.chance(), new Unscripted(new SeededChance(SEED)));
    int players = file.players() == 0 ? game.about().minSeats() : file.players();
    var table = table(game, players, chance);
    int number = 0;
    for (var step : file.steps()) {
      number++;
      var wrong = wrong(table, step);
      if (wrong.isPresent()) {
        return Optional.of("step " + number + described(step) + ": " + wrong.get());
      }
    }
    return Optional.empty();
  }

  private static Optional<String> wrong(ScenarioTable<?, ?, ?> table, ScenarioFile.Step step) {
    try {
      return new ScenarioStep<>(table, step).difference();
    } catch (BadScenario bad) {
      return Optional.of(bad.why());
    } catch (RuntimeException bug) {
      // Only refusals are answers: anything else is a broken rule, or a script that does not fit.
      return Optional.of("the rules threw " + bug);
    }
  }

  private <S, A, E> ScenarioTable<S, A, E> table(Game<S, A, E> game, int players, Chance chance) {
    try {
      return new ScenarioTable<>(
          file.given().isObject() ? given(game, players, chance) : game,
          players,
          file.options(),
          chance);
    } catch (Refusal refusal) {
      throw new BadScenario("no room can be opened: " + refusal.code() + " " + refusal.args());
    }
  }

  private <S, A, E> Game<S, A, E> given(Game<S, A, E> game, int players, Chance chance) {
    S opening = game.opening(Setup.of(players, game.about().options(), file.options()));
    var turn = new Turn<>(game, opening, chance, 0, 0);
    game.start(turn);
    return new GivenGame<>(game, Given.over(turn.state(), file.given()));
  }

  private static String described(ScenarioFile.Step step) {
    return switch (step.happening()) {
      case Happening.Does does -> " (" + step.viewer() + " does " + does.action() + ")";
      case Happening.Expires expires -> " (" + expires.clock() + " runs out)";
      case Happening.Presence presence ->
          " (" + step.viewer() + (presence.present() ? " comes)" : " goes)");
      case Happening.Nothing _ -> "";
    };
  }

  /**
   * Chance without a script. Seats are not shuffled: players stand in the order of their seats
   * unless the script says otherwise.
   */
  private record Unscripted(Chance chance) implements Chance {
    private static final String SEATS = "seats";

    @Override
    public int number(String stream, int from, int to) {
      return chance.number(stream, from, to);
    }

    @Override
    public <T> List<T> shuffled(String stream, List<T> cards) {
      return stream.equals(SEATS) ? List.copyOf(cards) : chance.shuffled(stream, cards);
    }
  }
}
