package games.kontor.games.greement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Presence;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.game.Turn;
import games.kontor.lab.ScriptedChance;
import games.kontor.protocol.Names;
import games.kontor.protocol.Wire;
import games.kontor.room.ActionReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A table for rule tests: set it up, let players act and clocks run out, look at what came of it.
 * Actions are written as on the wire, a kind and then names and values of parameters. After every
 * step the sums must hold.
 */
final class Table {
  static final Greement GAME = new Greement();

  private static final ActionReader<Action> READER = new ActionReader<>(Action.class);

  private final Chance chance;
  private State state;
  private long nowMillis;
  private List<Event> facts = List.of();

  private Table(State state, Chance chance) {
    this.state = state;
    this.chance = chance;
  }

  /** A game just dealt: phase choose-start. */
  static Table dealt(int players, Map<String, Object> options, Map<String, List<Object>> script) {
    var setup = Setup.of(players, GAME.about().options(), options);
    var chance = new ScriptedChance(script, new SeededChance(1));
    var table = new Table(GAME.opening(setup), chance);
    table.step(GAME::start);
    return table;
  }

  static Table dealt(int players) {
    return dealt(players, new TreeMap<>(), new TreeMap<>());
  }

  /** Nothing but unowned land; round 2, the turn of seat 1, who is first; the alarm is far off. */
  static Table onLand(int players) {
    return onLand(players, new TreeMap<>(), new TreeMap<>());
  }

  static Table onLand(int players, Map<String, Object> options, Map<String, List<Object>> script) {
    var setup = Setup.of(players, GAME.about().options(), options);
    var table = new Table(GAME.opening(setup), new ScriptedChance(script, new SeededChance(1)));
    return table.with(
        draft -> {
          draft.squares = SetupFacts.boardOf(Collections.nCopies(100, Kind.LAND));
          draft.phase = new Phase.Turn(seat(1));
          draft.clock = new Event.Clock(0, 180_000);
          draft.round = 2;
          draft.first = seat(1);
          draft.alarm = new State.Alarm(3600, 3_600_000);
        });
  }

  static Seat seat(int number) {
    return new Seat(number);
  }

  static Square square(String name) {
    return Square.parse(name);
  }

  Table with(Consumer<State.Draft> change) {
    state = state.edit(change);
    return this;
  }

  Table square(String name, Kind kind) {
    return with(draft -> draft.squares = draft.squares.with(square(name), Tile.unowned(kind)));
  }

  Table square(String name, Kind kind, int owner) {
    return with(
        draft -> draft.squares = draft.squares.with(square(name), new Tile(kind, seat(owner))));
  }

  Table money(int seat, long money) {
    var cause = Paper.Cause.of(Paper.Reason.PROFIT);
    state = state.book(seat(seat), cause, money - state.player(seat(seat)).money(), 0);
    return this;
  }

  Table debt(int seat, long debt) {
    var cause = Paper.Cause.of(Paper.Reason.LOAN);
    state = state.book(seat(seat), cause, 0, debt - state.player(seat(seat)).debt());
    return this;
  }

  Table value(Value value, long amount) {
    return with(draft -> draft.values = draft.values.with(value, amount));
  }

  Table turnOf(int seat) {
    return with(draft -> draft.phase = new Phase.Turn(seat(seat)));
  }

  Table round(int round) {
    return with(draft -> draft.round = round);
  }

  /** Puts these cards on top of the deck. */
  Table deck(String... ids) {
    var deck = new ArrayList<>(state.deck());
    for (int i = ids.length - 1; i >= 0; i--) {
      EventCard card = EventCard.parse(ids[i]);
      deck.remove(deck.lastIndexOf(card));
      deck.addFirst(card);
    }
    return with(draft -> draft.deck = List.copyOf(deck));
  }

  /** The turn of the last player ends and these cards are drawn: the first is turned up. */
  Table events(String... ids) {
    deck(ids);
    int last = state.players().size();
    return turnOf(last).does(last, "end-turn");
  }

  /** Time goes by without anything happening. */
  Table later(long seconds) {
    nowMillis += 1000 * seconds;
    return this;
  }

  Table does(int seat, String kind, Object... parameters) {
    step(turn -> act(turn, seat, kind, parameters));
    return this;
  }

  /** The action is refused with this code, and nothing has changed. */
  Table refuses(int seat, String code, String kind, Object... parameters) {
    var turn = turn();
    var refusal =
        assertThrows(Refusal.class, () -> act(turn, seat, kind, parameters), kind + " is allowed");
    assertEquals(code, refusal.code());
    assertEquals(List.of(), turn.facts());
    assertTrue(Catalogue.knows(refusal), refusal.code() + " with " + refusal.args().keySet());
    return this;
  }

  private static void act(
      Turn<State, Event> turn, int number, String kind, @Nullable Object... parameters) {
    JsonNode action = action(kind, parameters);
    Refusal.raise(GAME.admission(turn.state(), seat(number), READER.kind(action).orElseThrow()));
    GAME.decide(turn, seat(number), READER.read(action, GAME::malformed));
  }

  private static ObjectNode action(String kind, @Nullable Object... parameters) {
    var action = Wire.mapper().createObjectNode().put("type", kind);
    for (int i = 0; i < parameters.length; i += 2) {
      action.set((String) parameters[i], Wire.mapper().valueToTree(parameters[i + 1]));
    }
    return action;
  }

  /** The clock of this name runs out, at its time. */
  Table expires(String what) {
    Deadline due = deadline(what);
    nowMillis = due.atMillis();
    step(turn -> GAME.expire(turn, due));
    return this;
  }

  Deadline deadline(String what) {
    return GAME.deadlines(state).stream()
        .filter(deadline -> deadline.what().equals(what))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no clock " + what));
  }

  Table goes(int seat) {
    step(turn -> GAME.presence(turn, seat(seat), Presence.absentSince(turn.nowMillis())));
    return this;
  }

  Table comes(int seat) {
    step(turn -> GAME.presence(turn, seat(seat), Presence.presentSince(turn.nowMillis())));
    return this;
  }

  private Turn<State, Event> turn() {
    return GAME.turn(state, chance, nowMillis, 0);
  }

  private void step(Consumer<Turn<State, Event>> happening) {
    var turn = turn();
    happening.accept(turn);
    State refolded = state;
    for (Event fact : turn.facts()) {
      refolded = GAME.evolve(refolded, fact);
      assertEquals(List.of(), breaches(refolded), "after " + fact);
    }
    assertEquals(turn.state(), refolded);
    state = turn.state();
    facts = turn.facts();
  }

  /** A hand-made map need not have the right number of lakes. */
  private static List<String> breaches(State state) {
    return GAME.violations(state).stream()
        .filter(breach -> !breach.contains(" tiles of "))
        .toList();
  }

  State state() {
    return state;
  }

  List<Event> facts() {
    return facts;
  }

  /** The kinds of the last step's facts, as they are written in journals. */
  List<String> kinds() {
    return facts.stream().map(fact -> Names.kind(fact.getClass())).toList();
  }

  Table has(int seat, long money, long debt) {
    assertEquals(money, state.player(seat(seat)).money(), "money of seat " + seat);
    assertEquals(debt, state.player(seat(seat)).debt(), "debt of seat " + seat);
    return this;
  }

  Table money(int seat, long money, long reserved) {
    assertEquals(money, state.player(seat(seat)).money(), "money of seat " + seat);
    assertEquals(reserved, state.reserved(seat(seat)), "reserved by seat " + seat);
    return this;
  }

  Table is(String square, Kind kind, int owner) {
    assertEquals(new Tile(kind, seat(owner)), state.board().on(square(square)), square);
    return this;
  }

  Table isNobodys(String square, Kind kind) {
    assertEquals(Tile.unowned(kind), state.board().on(square(square)), square);
    return this;
  }

  Table stands(Value value, long amount) {
    assertEquals(amount, state.values().get(value), value.toString());
    return this;
  }

  Table in(String phase) {
    assertEquals(phase, Phase.name(state.phase()));
    return this;
  }

  Table onTurn(int seat) {
    assertEquals(new Phase.Turn(seat(seat)), state.phase());
    return this;
  }

  /** The id of the last offer made. */
  String offer() {
    return state.offers().getLast().id();
  }

  View.Table shown() {
    return PublicTable.of(state);
  }

  View.OpenEvent event() {
    return Objects.requireNonNull(shown().event());
  }

  View.Hand hand(int seat) {
    return View.hand(state, seat(seat));
  }
}
