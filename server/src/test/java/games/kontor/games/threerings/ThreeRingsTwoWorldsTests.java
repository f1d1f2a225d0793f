package games.kontor.games.threerings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Game;
import games.kontor.game.Line;
import games.kontor.game.Listed;
import games.kontor.game.Moves;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.game.Shown;
import games.kontor.game.Turn;
import games.kontor.lab.GivenGame;
import games.kontor.room.TwoWorlds;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Section 6: nobody is sent anything that depends on another's goal. */
final class ThreeRingsTwoWorldsTests {
  private static final int RUNS = 40;
  private static final ThreeRings GAME = new ThreeRings();

  /** A choice that replaces another one: nobody else notices that there was one. */
  private static Optional<List<Seat>> unseen(State state, Seat seat, JsonNode action) {
    boolean again =
        state.phase() instanceof Phase.ChooseGoals
            && state.player(seat).hasChosen()
            && action.get("type").asText().equals("choose-goal");
    return again ? Optional.of(List.of(seat)) : Optional.empty();
  }

  private static GoalSecret noted() {
    return new GoalSecret(
        "noted",
        (state, player) -> state.phase() instanceof Phase.ChooseGoals && player.hasChosen());
  }

  private static GoalSecret played() {
    return new GoalSecret("played", (state, _) -> !(state.phase() instanceof Phase.ChooseGoals));
  }

  private static GoalSecret changed() {
    return new GoalSecret("changed by a power", (_, player) -> !player.discarded().isEmpty());
  }

  static Stream<Arguments> secrets() {
    return Stream.<Supplier<GoalSecret>>of(
            ThreeRingsTwoWorldsTests::noted,
            ThreeRingsTwoWorldsTests::played,
            ThreeRingsTwoWorldsTests::changed)
        .map(secret -> Arguments.of(secret.get().name(), secret));
  }

  private static Setup setup(int run) {
    return Setup.of(2 + run % 3, GAME.about().options(), new TreeMap<>());
  }

  private static TwoWorlds<State, Action, Event> worlds(Game<State, Action, Event> game) {
    return new TwoWorlds<>(game, ThreeRingsTwoWorldsTests::unseen, 300);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("secrets")
  void hides(String name, Supplier<GoalSecret> secret) {
    int compared = 0;
    for (int run = 0; run < RUNS; run++) {
      var finding = worlds(GAME).run(setup(run), secret.get(), run);
      assertEquals(Optional.empty(), finding.difference(), name + ", run " + run);
      compared += finding.steps();
    }
    assertTrue(compared > RUNS, name + " was hardly ever there: " + compared);
  }

  /** The rules, but something of the goals gets out. */
  static class Leaky extends GivenGame<State, Action, Event> {
    private final String name;

    Leaky(String name) {
      super(GAME, GAME.opening(setup(0)));
      this.name = name;
    }

    @Override
    public State opening(Setup setup) {
      return GAME.opening(setup);
    }

    @Override
    public void start(Turn<State, Event> turn) {
      GAME.start(turn);
    }

    static String goals(State state) {
      return state.players().stream().map(Player::goal).toList().toString();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  record WithGoals(Record table, int size) {}

  static Stream<Leaky> leaks() {
    return Stream.of(
        new Leaky("a number on the table") {
          @Override
          public Record table(State state, @Nullable Shown<State> before) {
            return new WithGoals(super.table(state, null), goals(state).length());
          }
        },
        new Leaky("a line") {
          @Override
          public List<Line> tell(State after, Event event) {
            return List.of(Line.of("goals").with("goals", goals(after)));
          }
        },
        new Leaky("a reason of a move") {
          @Override
          public Moves moves(State state, Seat seat, @Nullable Listed<State> before) {
            var why = Refusal.of("wrong-phase", "goals", goals(state));
            var look = new Moves.Listing().blocked("look", why).moves();
            return new Moves(super.moves(state, seat, null).open(), look.blocked());
          }
        });
  }

  @ParameterizedTest
  @MethodSource("leaks")
  void findsALeakOfEachKind(Leaky leaky) {
    boolean found = false;
    for (int run = 0; run < RUNS && !found; run++) {
      found = worlds(leaky).run(setup(run), played(), run).difference().isPresent();
    }
    assertTrue(found, leaky.toString());
  }
}
