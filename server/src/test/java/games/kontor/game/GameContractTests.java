package games.kontor.game;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.protocol.Names;
import games.kontor.protocol.Wire;
import games.kontor.room.ActionReader;
import games.kontor.room.RandomBot;
import games.kontor.room.Sampler;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/** What every game keeps, whatever happens: a game inherits these tests and names itself. */
public abstract class GameContractTests<S, A, E> {
  protected abstract Game<S, A, E> game();

  /** How many random games are played with each number of players. */
  protected int games() {
    return 2;
  }

  /** Looks at a moment of a game with chance of its own, so that the game goes on as it would. */
  interface Check<S, A, E> {
    void look(RandomGame<S, A, E> game, Chance chance);
  }

  /** Each random game is played once, and looked at in all ways. */
  @TestFactory
  Stream<DynamicContainer> randomGamesEnd() {
    var checks = new LinkedHashMap<String, Check<S, A, E>>();
    checks.put("everybodyCanLook", (playout, _) -> everybodyCanLook(playout.state()));
    checks.put("theRoundIsTheOneOnTheTable", (playout, _) -> theRoundIsPublic(playout.state()));
    checks.put("aTableThatSharesIsTheSame", aTableThatSharesIsTheSame());
    checks.put("movesThatShareAreTheSame", movesThatShareAreTheSame());
    checks.put("movesListWhatIsAdmitted", this::movesListWhatIsAdmitted);
    checks.put("whatMovesAllowIsAccepted", this::whatMovesAllowIsAccepted);
    checks.put("whatNoMoveAllowsIsRefused", this::whatNoMoveAllowsIsRefused);
    checks.put("kindsThatAreNotListedOrBlockedAreRefused", kindsThatAreNotListedAreRefused());
    checks.put("whoHasNoSeatIsRefusedInTheOrderOfTheSpecification", this::whoHasNoSeatIsRefused);
    checks.put("aBotOfTheHouseDoesOnlyWhatIsAllowed", this::aBotOfTheHouseDoesOnlyWhatIsAllowed);
    return withEachNumberOfPlayers(400, checks);
  }

  @TestFactory
  Stream<DynamicContainer> gamesThatManyLeaveEndToo() {
    return withEachNumberOfPlayers(
        25, Map.of("everybodyCanLook", (playout, _) -> everybodyCanLook(playout.state())));
  }

  private Stream<DynamicContainer> withEachNumberOfPlayers(
      int leavingOneIn, Map<String, Check<S, A, E>> checks) {
    return IntStream.rangeClosed(game().about().minSeats(), game().about().maxSeats())
        .mapToObj(
            seats -> {
              var played = new PlayedOnce<>(game(), seats, games(), leavingOneIn, checks);
              return DynamicContainer.dynamicContainer(seats + " players", played.tests());
            });
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
      assertFalse(game().moves(state, seat).none(), "seat " + seat + " is awaited");
    }
  }

  /** Lists tell it to people who do not look at the table: what it does not show stays hidden. */
  private void theRoundIsPublic(S state) {
    var told = game().round(state);
    var shown = Wire.tree(game().table(state, null)).path("round");
    assertTrue(told.isEmpty() || (shown.isInt() && shown.asInt() == told.getAsInt()));
  }

  private void whatMovesAllowIsAccepted(RandomGame<S, A, E> playout, Chance chance) {
    Seat seat = playout.anySeat(chance);
    each(
        game().moves(playout.state(), seat),
        (kind, move) ->
            sample(kind, move, chance).ifPresent(action -> accepted(playout, seat, action)));
  }

  private static void each(Moves moves, BiConsumer<String, Move> look) {
    moves.open().forEach((kind, variants) -> variants.forEach(move -> look.accept(kind, move)));
  }

  private static Optional<ObjectNode> sample(String kind, Move move, Chance chance) {
    return Sampler.sample(move, chance).map(values -> RandomBot.json(kind, values));
  }

  private void whatNoMoveAllowsIsRefused(RandomGame<S, A, E> playout, Chance chance) {
    Seat seat = playout.anySeat(chance);
    var moves = game().moves(playout.state(), seat);
    var changes = new Changes(moves, chance);
    each(
        moves,
        (kind, move) -> {
          if (!move.parameters().isEmpty()) {
            sample(kind, move, chance)
                .map(action -> changes.of(action, move))
                .ifPresent(action -> asAllowed(playout, seat, moves, action));
          }
        });
  }

  private Check<S, A, E> kindsThatAreNotListedAreRefused() {
    var seen = new LinkedHashMap<String, ObjectNode>();
    return (playout, chance) -> {
      Seat seat = playout.anySeat(chance);
      var moves = game().moves(playout.state(), seat);
      each(
          moves,
          (kind, move) -> sample(kind, move, chance).ifPresent(action -> seen.put(kind, action)));
      for (Class<?> kind : Names.leaves(game().actions())) {
        String name = Names.kind(kind);
        var action = seen.get(name);
        if (moves.of(name).isEmpty() && (action != null || bare(kind))) {
          var refusal =
              refused(
                  playout, seat, action == null ? RandomBot.json(name, new TreeMap<>()) : action);
          if (action == null || isOfNumbers(action)) {
            moves.whyNot(name).ifPresent(why -> assertSaid(why.code(), why.args(), refusal));
          }
        }
      }
    };
  }

  /** What is open is admitted; what is not admitted is blocked for that reason, or not listed. */
  private void movesListWhatIsAdmitted(RandomGame<S, A, E> playout, Chance chance) {
    var reader = new ActionReader<A>(game().actions());
    Seat seat = playout.anySeat(chance);
    var moves = game().moves(playout.state(), seat);
    for (Class<?> leaf : Names.leaves(game().actions())) {
      String name = Names.kind(leaf);
      var kind = reader.kind(RandomBot.json(name, new TreeMap<>())).orElseThrow();
      var refusal = game().admission(playout.state(), seat, kind);
      if (refusal.isPresent()) {
        assertEquals(List.of(), moves.of(name), name);
        moves.whyNot(name).ifPresent(why -> assertSaid(why.code(), why.args(), refusal.get()));
      }
    }
  }

  /** A table that reuses parts of the one shown before is the table that would be built anew. */
  private Check<S, A, E> aTableThatSharesIsTheSame() {
    var shown = new WeakHashMap<RandomGame<S, A, E>, Shown<S>>();
    return (playout, _) -> {
      Record table = game().table(playout.state(), shown.get(playout));
      assertEquals(game().table(playout.state(), null), table);
      shown.put(playout, new Shown<>(playout.state(), table));
    };
  }

  /** The same of the moves of each seat, also of one that was not asked in every position. */
  private Check<S, A, E> movesThatShareAreTheSame() {
    var listed = new WeakHashMap<RandomGame<S, A, E>, Map<Seat, Listed<S>>>();
    return (playout, chance) -> {
      var before = listed.computeIfAbsent(playout, _ -> new TreeMap<>());
      for (Seat seat : Seat.all(playout.seats())) {
        if (chance.number("asked", 0, 3) > 0) {
          var moves = game().moves(playout.state(), seat, before.get(seat));
          assertEquals(game().moves(playout.state(), seat, null), moves);
          assertEquals(List.copyOf(moves.open().keySet()), kinds(playout.state(), seat));
          before.put(seat, new Listed<>(playout.state(), moves));
        }
      }
    };
  }

  private List<String> kinds(S state, Seat seat) {
    return List.copyOf(game().moves(state, seat, null).open().keySet());
  }

  /** What was named some time ago may be gone now; a number or a flag always is one. */
  private static boolean isOfNumbers(ObjectNode action) {
    return action.properties().stream()
        .filter(each -> !each.getKey().equals("type"))
        .allMatch(each -> each.getValue().isNumber() || each.getValue().isBoolean());
  }

  private static void assertSaid(String code, Map<String, Object> args, Refusal refusal) {
    assertEquals(code, refusal.code());
    args.forEach(
        (name, value) ->
            assertEquals(
                Wire.tree(value).asText(),
                Wire.tree(Objects.requireNonNull(refusal.args().get(name))).asText(),
                name));
  }

  private void whoHasNoSeatIsRefused(RandomGame<S, A, E> playout, Chance chance) {
    var nobody = new Seat(playout.seats() + 1);
    var code =
        playout.over() && game().about().afterEnd() == About.AfterEnd.GAME_OVER_FIRST
            ? "game-over"
            : "not-a-player";
    var kind = chance.pick("kind", Names.leaves(game().actions()));
    var action = Wire.mapper().createObjectNode().put("type", Names.kind(kind));
    assertEquals(code, refused(playout, nobody, action).code());
  }

  private static boolean bare(Class<?> kind) {
    return kind.getRecordComponents().length == 0;
  }

  /** As the moves say it; where they tell the refusal, it is that one, with those arguments. */
  private void asAllowed(RandomGame<S, A, E> playout, Seat seat, Moves moves, JsonNode action) {
    if (Domains.allow(moves, action)) {
      accepted(playout, seat, action);
    } else {
      var refusal = refused(playout, seat, action);
      Domains.foretold(moves, action)
          .ifPresent(told -> assertSaid(told.code(), told.args(), refusal));
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

  private void aBotOfTheHouseDoesOnlyWhatIsAllowed(RandomGame<S, A, E> playout, Chance chance) {
    S state = playout.state();
    for (Seat seat : game().toAct(state)) {
      Record table = game().table(state, null);
      Mind.blank(game().bot())
          .after(() -> table)
          .thought(seat, table, game().hand(state, seat), game().moves(state, seat))
          .choose(chance)
          .map(RandomGame::json)
          .ifPresent(action -> accepted(playout, seat, action));
    }
  }
}
