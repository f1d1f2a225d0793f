package games.kontor.games.landmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Bot;
import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.room.ActionReader;
import games.kontor.room.RandomBot;
import games.kontor.room.Sampler;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * 4.2: a postal turn gives exactly the state that a live game with the same decisions and the same
 * random draws gives. Played side by side on random games, from sheets to decisions and back.
 */
final class PostEqualsLiveTests {
  private static final Landmarks GAME = new Landmarks();
  private static final int GAMES = 6;
  private static final int TURNS = 14;

  /** All that both worlds must agree on after a turn. */
  private record Essence(
      List<List<Object>> players, Map<Card, Integer> market, Map<Deck, List<Card>> decks) {
    static Essence of(State state) {
      return new Essence(
          state.players().stream()
              .<List<Object>>map(
                  player ->
                      List.of(
                          player.coins(),
                          player.landmarks(),
                          player.cards(),
                          player.investment(),
                          player.completed()))
              .toList(),
          state.market(),
          state.decks());
    }
  }

  private static State started(int players, long seed, String mode) {
    var options = new TreeMap<String, Object>();
    options.put("mode", mode);
    options.put("marketMethod", List.of("split", "deck", "piles").get((int) (seed % 3)));
    options.put("seating", "join-order");
    var turn =
        GAME.turn(
            GAME.opening(Setup.of(players, GAME.about().options(), options)),
            new SeededChance(seed),
            0,
            0);
    GAME.start(turn);
    return turn.state();
  }

  private static State act(State state, SeededChance chance, Seat seat, Action action) {
    var turn = GAME.turn(state, chance, 0, 0);
    assertEquals(Optional.empty(), GAME.admission(state, seat, action.getClass()));
    GAME.decide(turn, seat, action);
    return turn.state();
  }

  /** Any sheet that the moves allow. */
  private static Action sheet(State state, Seat seat, SeededChance chance) {
    var move = GAME.moves(state, seat).of("submit-orders").getFirst();
    var values = Sampler.sample(move, chance).orElseThrow();
    return new ActionReader<>(Action.class)
        .read(RandomBot.json("submit-orders", values), GAME::malformed);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void decisionsOfSheetsLedToTheSameLive(int players) {
    for (long seed = 1; seed <= GAMES; seed++) {
      State live = Towns.rich(started(players, seed, "live"), seed);
      State post = Towns.rich(started(players, seed, "postal"), seed);
      var chance = new SeededChance(seed + 7);
      for (int number = 1; number <= TURNS && !post.over(); number++) {
        for (Seat seat : post.order()) {
          if (chance.number("sends", 0, 4) > 0) {
            post = act(post, chance, seat, sheet(post, seat, chance));
          }
        }
        long dice = chance.number("dice", 1, 1_000_000);
        var decisions = new ArrayList<Action.Decision>();
        post = played(post, new SeededChance(dice), decisions);
        var same = new SeededChance(dice);
        for (Action.Decision decision : decisions) {
          live = act(live, same, live.roller(), decision);
        }
        assertEquals(Essence.of(post), Essence.of(live), players + " players, turn " + number);
        assertEquals(post.over(), live.over());
        assertTrue(post.over() || (post.slot() == 0 && live.slot() == 0), "a turn is over");
      }
    }
  }

  /** The turn as its deadline plays it, and the decisions that its sheets have come to. */
  private static State played(State before, SeededChance dice, List<Action.Decision> decisions) {
    var closed = GAME.turn(before, dice, 0, 0);
    GAME.expire(closed, GAME.deadlines(before).getFirst());
    // Each decision is what the sheets say in the state that it met.
    var answers = new SheetAnswers();
    State state = before;
    for (Event fact : closed.facts()) {
      state = GAME.evolve(state, fact);
      if (fact instanceof Event.GoBegan || fact instanceof Event.Asked) {
        var turn = GAME.turn(state, new SeededChance(0), 0, 0);
        decisions.add(answers.to(turn).orElseThrow());
      }
    }
    return closed.state();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void sheetsOfLiveDecisionsLeadToTheSameByPost(int players) {
    int compared = 0;
    for (long seed = 1; seed <= GAMES; seed++) {
      State live = Towns.rich(started(players, seed, "live"), seed);
      State post = Towns.rich(started(players, seed, "postal"), seed);
      for (int number = 1; number <= TURNS && !live.over(); number++) {
        var written = new Written();
        var dice = new SeededChance(seed * 1000 + number);
        int turn = live.turn();
        while (!live.over() && live.turn() == turn) {
          Seat seat = live.roller();
          var decision = byBot(live, seat, seed);
          written.note(live, decision);
          live = act(live, dice, seat, decision);
        }
        if (!written.oneExtraGoEach()) {
          break;
        }
        for (Seat seat : post.order()) {
          post = act(post, dice, seat, written.sheet(turn, seat, Orders.goes(post, seat)));
        }
        var closing = GAME.turn(post, new SeededChance(seed * 1000 + number), 0, 0);
        GAME.expire(closing, GAME.deadlines(post).getFirst());
        post = closing.state();
        assertEquals(Essence.of(live), Essence.of(post), players + " players, turn " + number);
        compared++;
      }
    }
    assertTrue(compared > GAMES, "hardly compared: " + compared);
  }

  private static Action.Decision byBot(State state, Seat seat, long seed) {
    var sight =
        new Bot.Sight<>(
            seat,
            GAME.table(state, null),
            GAME.hand(state, seat),
            new Bot.Nothing(),
            GAME.moves(state, seat));
    return (Action.Decision) new LandmarksBot().choose(sight, new SeededChance(seed)).orElseThrow();
  }
}
