package games.kontor.lab;

import games.kontor.game.Chance;
import games.kontor.game.Game;
import games.kontor.game.Refusal;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.lab.WrittenStep.Happening;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs one rule scenario from its first step to its last, or to the first that is not as it says.
 */
final class Scenario {
  private static final long SEED = 1;

  private final ScenarioFile file;
  private final ScriptedChance chance;
  private final List<HiddenFromHere> hidden = new ArrayList<>();

  private Scenario(ScenarioFile file) {
    this.file = file;
    this.chance = new ScriptedChance(file.chance(), new Unscripted(new SeededChance(SEED)));
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
      return Optional.of(bad.why());
    }
  }

  private <S, A, E> Optional<String> run(Game<S, A, E> game) {
    checkStreams(game);
    int players = file.players() == 0 ? game.about().minSeats() : file.players();
    var steps = steps(players);
    ScenarioTable<S, A, E> table;
    try {
      table = table(game, players);
    } catch (Refusal refusal) {
      return refused(refusal);
    }
    if (file.refused().isPresent()) {
      return Optional.of("expected to be refused: " + file.refused().get() + ", but it began");
    }
    for (int number = 1; number <= steps.size(); number++) {
      var step = steps.get(number - 1);
      var wrong = wrong(table, step, number);
      if (wrong.isPresent()) {
        return Optional.of("step " + number + described(step) + ": " + wrong.get());
      }
    }
    return hidden.stream()
        .flatMap(pointer -> pointer.unknown(table).stream())
        .findFirst()
        .or(chance::leftOver);
  }

  private List<WrittenStep> steps(int players) {
    var steps = new ArrayList<WrittenStep>();
    for (var step : file.steps()) {
      try {
        steps.add(WrittenStep.read(step, players));
      } catch (BadScenario bad) {
        throw new BadScenario("step " + (steps.size() + 1) + ": " + bad.why());
      }
    }
    return steps;
  }

  private void checkStreams(Game<?, ?, ?> game) {
    for (String stream : file.chance().keySet()) {
      if (!game.about().streams().contains(stream)) {
        throw new BadScenario(
            "chance: %s draws from no stream \"%s\"; it has %s"
                .formatted(game.about().id(), stream, game.about().streams()));
      }
    }
  }

  private Optional<String> refused(Refusal refusal) {
    return file.refused().filter(refusal.code()::equals).isPresent()
        ? chance.leftOver()
        : Optional.of(
            "no room can be opened: "
                + refusal.code()
                + " "
                + refusal.args()
                + file.refused().map(code -> ", expected " + code).orElse(""));
  }

  private Optional<String> wrong(ScenarioTable<?, ?, ?> table, WrittenStep step, int number) {
    int sent = table.onlooker(step.viewer().seat()).count();
    for (String pointer : step.hiddenFromHere()) {
      hidden.add(new HiddenFromHere(number, step.viewer(), pointer, sent));
    }
    try {
      return new ScenarioStep<>(table, step)
          .difference()
          .or(() -> hidden.stream().flatMap(here -> here.shown(table).stream()).findFirst())
          .or(() -> unsound(table.violations()));
    } catch (BadScenario bad) {
      return Optional.of(bad.why());
    } catch (ScriptedChance.BadScript bad) {
      return Optional.of(bad.why());
    } catch (RuntimeException bug) {
      // Only refusals are answers: anything else is a broken rule.
      return Optional.of("the rules threw " + bug);
    }
  }

  private Optional<String> unsound(List<String> violations) {
    return file.unsound() || violations.isEmpty()
        ? Optional.empty()
        : Optional.of("the state is unsound: " + String.join("; ", violations));
  }

  private <S, A, E> ScenarioTable<S, A, E> table(Game<S, A, E> game, int players) {
    if (!file.given().isObject()) {
      return new ScenarioTable<>(game, players, file.options(), chance);
    }
    S state = given(game, players);
    try {
      unsound(game.violations(state))
          .ifPresent(
              why -> {
                throw new BadScenario("given: " + why + " (\"unsound\": true lets it be)");
              });
      return new ScenarioTable<>(new GivenGame<>(game, state), players, file.options(), chance);
    } catch (BadScenario | Refusal | ScriptedChance.BadScript known) {
      throw known;
    } catch (RuntimeException bug) {
      throw new BadScenario("given: the rules cannot go on from this state: " + bug);
    }
  }

  private <S, A, E> S given(Game<S, A, E> game, int players) {
    S opening = game.opening(Setup.of(players, game.about().options(), file.options()));
    var turn = game.turn(opening, chance, 0, 0);
    game.start(turn);
    S state = Given.over(turn.state(), file.given());
    Fitting.check(state, players);
    return state;
  }

  private static String described(WrittenStep step) {
    return switch (step.happening()) {
      case Happening.Does does -> " (" + step.viewer() + " does " + does.action() + ")";
      case Happening.Expires expires -> " (" + expires.clock() + " runs out)";
      case Happening.Presence presence ->
          " (" + step.viewer() + (presence.present() ? " comes)" : " goes)");
      case Happening.Reconnects _ -> " (" + step.viewer() + " reconnects)";
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
