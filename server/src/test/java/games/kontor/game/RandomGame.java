package games.kontor.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.lab.Simulated;
import games.kontor.protocol.Wire;
import games.kontor.room.ActionReader;
import games.kontor.room.RandomBot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * One game played at random on simulated time: seats act, go away, come back, leave, and clocks run
 * out. After every fact the sums must hold, and folding the facts again must give the same state.
 */
final class RandomGame<S, A, E> {
  private final Game<S, A, E> game;
  private final ActionReader<A> reader;
  private final Chance chance;
  private final Chance aside = new SeededChance(1);
  private final int seats;
  private final int leavingOneIn;
  private final Simulated<S, A, E> simulated;

  /**
   * @param leavingOneIn how rarely a step is somebody's leaving for good
   */
  RandomGame(Game<S, A, E> game, int seats, Chance chance, int leavingOneIn) {
    this.game = game;
    this.reader = new ActionReader<>(game.actions());
    this.chance = chance;
    this.seats = seats;
    this.leavingOneIn = leavingOneIn;
    this.simulated = new Simulated<>(game, setup(), chance, this::check);
    play(game::start);
  }

  /** Options at random, as far as they fit together. */
  private Setup setup() {
    var chosen = new TreeMap<String, Object>();
    for (Option option : game.about().options()) {
      if (chance.number("option", 0, 1) == 1) {
        chosen.put(option.name(), value(option));
      }
    }
    var setup = Setup.of(seats, game.about().options(), chosen);
    try {
      game.opening(setup);
      return setup;
    } catch (Refusal unfit) {
      return Setup.of(seats, game.about().options(), new TreeMap<>());
    }
  }

  private Object value(Option option) {
    return switch (option) {
      case Option.Whole whole -> chance.number("option", whole.min(), whole.max());
      case Option.Clock clock ->
          chance.number("option", 0, 1) == 0
              ? (Object) 0
              : chance.number("option", clock.min(), clock.max());
      case Option.WordOrWhole either ->
          chance.number("option", 0, 1) == 0
              ? either.standardValue()
              : (Object) chance.number("option", either.min(), either.max());
      case Option.Choice choice -> chance.pick("option", choice.values());
      case Option.OneOf one -> chance.pick("option", one.values());
      case Option.Some some ->
          some.values().stream().filter(_ -> chance.number("option", 0, 1) == 1).toList();
      case Option.Flag _ -> chance.number("option", 0, 1) == 1;
    };
  }

  S state() {
    return simulated.state();
  }

  int seats() {
    return seats;
  }

  boolean over() {
    return simulated.over();
  }

  /** A seat by this chance. */
  Seat anySeat(Chance by) {
    return new Seat(by.number("seat", 1, seats));
  }

  /** Something happens: mostly an action, sometimes a clock, now and then a seat goes or comes. */
  void step() {
    if (chance.number("what", 1, leavingOneIn) == 1) {
      leave(anySeat(chance));
    } else if (chance.number("what", 1, 25) == 1) {
      Seat seat = anySeat(chance);
      boolean present = chance.number("what", 0, 1) == 1;
      play(turn -> game.presence(turn, seat, new Presence(present, turn.nowMillis())));
    } else if (!acts()) {
      runOut();
    }
    if (!over()) {
      goOn(chance.number("time", 0, 20_000));
    }
  }

  /** By the room's leave or by an action of the rules, where there are both by either. */
  private void leave(Seat seat) {
    if ((game.about().leavers() == About.Leavers.KEPT) && chance.number("what", 0, 1) == 1) {
      play(turn -> game.leave(turn, seat));
      return;
    }
    game.moves(state(), seat)
        .open()
        .forEach(
            (kind, variants) -> {
              if (variants.getFirst().forGood()) {
                decide(seat, RandomBot.json(kind, new TreeMap<>()));
              }
            });
  }

  private boolean acts() {
    var willing = new ArrayList<>(game.toAct(state()));
    willing.add(anySeat(chance));
    Seat seat = chance.pick("seat", willing);
    Optional<JsonNode> action = RandomBot.draw(game.moves(state(), seat), chance);
    action.ifPresent(json -> decide(seat, json));
    return action.isPresent();
  }

  void decide(Seat seat, JsonNode action) {
    play(turn -> act(turn, seat, action));
  }

  /** What this action would lead to; the state stays, and the game goes on as it would. */
  void tryOut(Seat seat, JsonNode action) {
    long now = simulated.nowMillis();
    act(game.turn(state(), aside, now, now), seat, action);
  }

  private void act(Turn<S, E> turn, Seat seat, JsonNode action) {
    Refusal.raise(game.admission(turn.state(), seat, reader.kind(action).orElseThrow()));
    game.decide(turn, seat, reader.read(action, game::malformed));
  }

  /** Time goes on; what is due on the way happens at its time. */
  private void goOn(long millis) {
    long until = simulated.nowMillis() + millis;
    while (simulated.next().filter(due -> due.atMillis() <= until).isPresent()) {
      runOut();
    }
    simulated.waitUntil(until);
  }

  private void runOut() {
    simulated.next().ifPresent(simulated::expire);
  }

  /** An action as it goes over the wire. */
  static JsonNode json(Object action) {
    return Wire.mapper().valueToTree(action);
  }

  private void play(Consumer<Turn<S, E>> happening) {
    var decided = new AtomicReference<S>();
    simulated.play(
        turn -> {
          happening.accept(turn);
          decided.set(turn.state());
        });
    assertEquals(decided.get(), state(), "folding the facts again gives another state");
  }

  private void check(S after, E fact) {
    assertEquals(List.of(), game.violations(after), "after " + fact);
    tell(after, fact);
  }

  private void tell(S after, E fact) {
    for (Line line : game.tell(after, fact)) {
      assertTrue(line.to().stream().allMatch(seat -> seat.number() <= seats), line.toString());
    }
  }
}
