package games.kontor.games.economy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Section 6: nobody is sent anything that depends on what he may not know. */
final class EconomyTwoWorldsTests {
  private static final int RUNS = 25;
  private static final Economy GAME = new Economy();

  static Stream<Arguments> secrets() {
    return EconomySecrets.all().stream().map(secret -> Arguments.of(secret.get().name(), secret));
  }

  private static Setup setup(String secret, int run) {
    Map<String, Object> options = new TreeMap<>();
    options.put("placement", secret.startsWith("face-down") ? "automatic" : "players");
    options.put("target", 200);
    return Setup.of(2 + run % 5, GAME.about().options(), options);
  }

  private static TwoWorlds<State, Action, Event> worlds(Game<State, Action, Event> game) {
    return new TwoWorlds<>(game, (_, _, _) -> Optional.empty(), 1200);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("secrets")
  void hides(String name, Supplier<EconomySecrets.Owned> secret) {
    int compared = 0;
    for (int run = 0; run < RUNS; run++) {
      var finding = worlds(GAME).run(setup(name, run), secret.get(), run);
      assertEquals(Optional.empty(), finding.difference(), name + ", run " + run);
      compared += finding.steps();
    }
    assertTrue(compared > RUNS, name + " was hardly ever there: " + compared);
  }

  /** The rules, but something of what lies face-down gets out. */
  static class Leaky extends GivenGame<State, Action, Event> {
    private final String name;

    Leaky(String name) {
      super(GAME, GAME.opening(setup("", 0)));
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

    static List<Card> down(State state) {
      return state.locations().stream()
          .filter(location -> !location.faceUp())
          .map(Location::card)
          .toList();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  record Key(Record table, List<Card> down) {}

  static Stream<Leaky> leaks() {
    return Stream.of(
        new Leaky("an order of keys") {
          @Override
          public Record table(State state, @Nullable Shown<State> before) {
            return new Key(super.table(state, null), down(state));
          }
        },
        new Leaky("a line") {
          @Override
          public List<Line> tell(State after, Event event) {
            return event instanceof Event.Moved
                ? List.of(Line.of("moved").with("down", down(after)))
                : super.tell(after, event);
          }
        },
        new Leaky("a reason of a move") {
          @Override
          public Moves moves(State state, Seat seat, @Nullable Listed<State> before) {
            var why = Refusal.of("wrong-phase", "down", down(state));
            var look = new Moves.Listing().blocked("look", why).moves();
            return new Moves(super.moves(state, seat, before).open(), look.blocked());
          }
        });
  }

  @ParameterizedTest
  @MethodSource("leaks")
  void findsALeakOfEachKind(Leaky leaky) {
    boolean found = false;
    for (int run = 0; run < RUNS && !found; run++) {
      var secret = EconomySecrets.all().getFirst().get();
      found = worlds(leaky).run(setup(secret.name(), run), secret, run).difference().isPresent();
    }
    assertTrue(found, leaky.toString());
  }
}
