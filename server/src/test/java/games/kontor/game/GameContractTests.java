package games.kontor.game;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.Names;
import games.kontor.protocol.Wire;
import games.kontor.room.RandomBot;
import games.kontor.room.Sampler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What every game keeps, whatever happens: a game inherits these tests and names itself. */
public abstract class GameContractTests<S, A, E> {
  private static final int STEPS = 60_000;

  protected abstract Game<S, A, E> game();

  /** How many random games are played with each number of players. */
  protected int games() {
    return 2;
  }

  private Stream<DynamicTest> withEachNumberOfPlayers(int leavingOneIn, Check<S, A, E> check) {
    return IntStream.rangeClosed(game().about().minSeats(), game().about().maxSeats())
        .mapToObj(
            seats ->
                DynamicTest.dynamicTest(
                    seats + " players",
                    () -> {
                      for (int seed = 0; seed < games(); seed++) {
                        var chance = new SeededChance(1000L * seats + seed);
                        play(new RandomGame<>(game(), seats, chance, leavingOneIn), chance, check);
                      }
                    }));
  }

  private void play(RandomGame<S, A, E> playout, Chance chance, Check<S, A, E> check) {
    int steps = 0;
    while (!playout.over()) {
      assertTrue(steps++ < STEPS, "the game does not end");
      check.look(playout, chance);
      playout.step();
    }
    check.look(playout, chance);
  }

  /** Looks at a game between two steps. */
  private interface Check<S, A, E> {
    void look(RandomGame<S, A, E> playout, Chance chance);
  }

  @TestFactory
  Stream<DynamicTest> randomGamesEndAndTheirSumsHold() {
    return withEachNumberOfPlayers(400, (playout, _) -> everybodyCanLook(playout.state()));
  }

  @TestFactory
  Stream<DynamicTest> gamesThatManyLeaveEndToo() {
    return withEachNumberOfPlayers(25, (playout, _) -> everybodyCanLook(playout.state()));
  }

  private void everybodyCanLook(S state) {
    boolean over = game().outcome(state).isPresent();
    assertEquals(game().table(state, null), game().table(state, null));
    assertFalse(over && !game().deadlines(state).isEmpty(), "no clock runs after the end");
    assertFalse(over && !game().toAct(state).isEmpty(), "nobody is awaited after the end");
    assertTrue(
        over || !game().toAct(state).isEmpty() || !game().deadlines(state).isEmpty(),
        "somebody is awaited or a clock runs until the end");
    for (Seat seat : game().toAct(state)) {
      assertEquals(game().hand(state, seat), game().hand(state, seat));
      assertFalse(game().moves(state, seat).isEmpty(), "seat " + seat + " is awaited");
    }
  }

  @TestFactory
  Stream<DynamicTest> whatMovesAllowIsAccepted() {
    return withEachNumberOfPlayers(
        400,
        (playout, chance) -> {
          Seat seat = playout.anySeat();
          for (Move move : game().moves(playout.state(), seat)) {
            Sampler.sample(move, chance)
                .map(values -> RandomBot.json(move.action(), values))
                .ifPresent(action -> accepted(playout, seat, action));
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> whatNoMoveAllowsIsRefused() {
    return withEachNumberOfPlayers(
        400,
        (playout, chance) -> {
          Seat seat = playout.anySeat();
          var moves = game().moves(playout.state(), seat);
          for (Move move : moves) {
            if (!move.parameters().isEmpty()) {
              Sampler.sample(move, chance)
                  .map(values -> RandomBot.json(move.action(), values))
                  .map(action -> Domains.changed(action, move, moves, chance))
                  .ifPresent(action -> asAllowed(playout, seat, moves, action));
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> kindsThatAreNotListedOrBlockedAreRefused() {
    var seen = new LinkedHashMap<String, Map<String, Object>>();
    return withEachNumberOfPlayers(
        400,
        (playout, chance) -> {
          Seat seat = playout.anySeat();
          var moves = game().moves(playout.state(), seat);
          for (Move move : moves) {
            Sampler.sample(move, chance).ifPresent(values -> seen.put(move.action(), values));
          }
          for (Class<?> kind : Names.leaves(game().actions())) {
            String name = Names.kind(kind);
            boolean open = moves.stream().anyMatch(m -> isOpen(m, name));
            if (!open && (seen.containsKey(name) || kind.getRecordComponents().length == 0)) {
              var values = seen.getOrDefault(name, new TreeMap<>());
              refused(playout, seat, RandomBot.json(name, values));
            }
          }
        });
  }

  private static boolean isOpen(Move move, String action) {
    return move.action().equals(action) && move.blocked() == null;
  }

  @TestFactory
  Stream<DynamicTest> aBlockedMoveSaysTheRefusalThatItMeets() {
    return withEachNumberOfPlayers(
        400,
        (playout, _) -> {
          Seat seat = playout.anySeat();
          for (Move move : game().moves(playout.state(), seat)) {
            if (move.blocked() != null && bare(move.action())) {
              JsonNode action = RandomBot.json(move.action(), new TreeMap<>());
              assertEquals(move.blocked().code(), refused(playout, seat, action).code());
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> whoHasNoSeatIsRefusedInTheOrderOfTheSpecification() {
    return withEachNumberOfPlayers(
        400,
        (playout, chance) -> {
          var nobody = new Seat(playout.seats() + 1);
          var code =
              playout.over() && game().about().afterEnd() == About.AfterEnd.GAME_OVER_FIRST
                  ? "game-over"
                  : "not-a-player";
          var kind = chance.pick("kind", Names.leaves(game().actions()));
          var action = Wire.mapper().createObjectNode().put("type", Names.kind(kind));
          assertEquals(code, refused(playout, nobody, action).code());
        });
  }

  private boolean bare(String action) {
    return Names.leaves(game().actions()).stream()
        .anyMatch(
            kind -> Names.kind(kind).equals(action) && kind.getRecordComponents().length == 0);
  }

  private void asAllowed(
      RandomGame<S, A, E> playout, Seat seat, List<Move> moves, JsonNode action) {
    if (Domains.allow(moves, action)) {
      accepted(playout, seat, action);
    } else {
      refused(playout, seat, action);
    }
  }

  private void accepted(RandomGame<S, A, E> playout, Seat seat, JsonNode action) {
    assertDoesNotThrow(
        () -> playout.tryOut(seat, action), () -> "seat " + seat + " may not " + action);
  }

  private Refusal refused(RandomGame<S, A, E> playout, Seat seat, JsonNode action) {
    return assertThrows(
        Refusal.class, () -> playout.tryOut(seat, action), () -> "seat " + seat + " may " + action);
  }

  @TestFactory
  Stream<DynamicTest> aBotOfTheHouseDoesOnlyWhatIsAllowed() {
    return withEachNumberOfPlayers(
        400,
        (playout, chance) -> {
          for (Seat seat : new ArrayList<>(game().toAct(playout.state()))) {
            S state = playout.state();
            Bot<A> bot = game().bot();
            var sight =
                new Bot.Sight(
                    seat,
                    game().table(state, null),
                    game().hand(state, seat),
                    bot.remember(bot.blank(), game().table(state, null)),
                    game().moves(state, seat));
            bot.choose(sight, chance)
                .map(RandomGame::json)
                .ifPresent(action -> accepted(playout, seat, action));
          }
        });
  }
}
