package games.kontor.games.territories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Heard;
import games.kontor.game.Line;
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
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A table for rule tests: set it up, let players act and clocks run out, look at what came of it.
 * Actions are read as from the wire. After every fact the state must be sound.
 */
final class Table {
  static final Territories GAME = new Territories();

  /** The codes of section 5 and 10, with what their sentences need. */
  private static final Map<String, List<String>> REFUSALS = refusals();

  private static final ActionReader<Action> READER = new ActionReader<>(Action.class);

  private State state;
  private long nowMillis;
  private List<Event> facts = List.of();
  private List<Line> told = List.of();

  private Table(State state) {
    this.state = state;
  }

  /** A game just begun, by this script of chance. */
  static Table begun(int players, Map<String, List<Object>> script) {
    return begun(players, new TreeMap<>(), script);
  }

  static Table begun(int players, Map<String, Object> options, Map<String, List<Object>> script) {
    var table = new Table(GAME.opening(Setup.of(players, GAME.about().options(), options)));
    table.step(new ScriptedChance(script, new SeededChance(1)), GAME::start);
    return table;
  }

  /** A game just begun by seat 1. */
  static Table of(int players) {
    return begun(players, Map.of("start", List.of(1)));
  }

  private static Map<String, List<String>> refusals() {
    var refusals = new TreeMap<String, List<String>>();
    try (var in = Table.class.getResourceAsStream("/territories/lines.json")) {
      for (var entry : Wire.mapper().readTree(in).path("refusals").properties()) {
        refusals.put(
            entry.getKey(), entry.getValue().valueStream().map(JsonNode::textValue).toList());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    // The room's own, not the rules'.
    refusals.put("unknown-action", List.of());
    return refusals;
  }

  static Seat seat(int number) {
    return new Seat(number);
  }

  Table money(int seat, long money) {
    state = state.edit(seat(seat), player -> player.money = money);
    return this;
  }

  Table stands(int seat, Field field) {
    state = state.edit(seat(seat), player -> player.position = field.number());
    return this;
  }

  Table owns(int seat, Field... fields) {
    state =
        state.edit(
            draft -> draft.owner = Ground.with(draft.owner, Arrays.asList(fields), seat(seat)));
    return this;
  }

  Table turnNumber(int number) {
    state = state.edit(draft -> draft.turnNumber = number);
    return this;
  }

  Table rolls(int seat, int first, int second) {
    return step(dice(first, second), turn -> act(turn, seat, "roll"));
  }

  Table rollsRent(int seat, int first, int second) {
    return step(dice(first, second), turn -> act(turn, seat, "roll-rent"));
  }

  Table pays(int seat, String pay) {
    return does(seat, "choose-tax", "pay", pay);
  }

  /** An action that draws nothing. */
  Table does(int seat, String kind, Object... parameters) {
    return step(dice(), turn -> act(turn, seat, kind, parameters));
  }

  /** The action is refused with this code, and nothing has changed. */
  Table refuses(int seat, String code, String kind, @Nullable Object... parameters) {
    var turn = GAME.turn(state, dice(), nowMillis, 0);
    var refusal =
        assertThrows(Refusal.class, () -> act(turn, seat, kind, parameters), kind + " is allowed");
    assertEquals(code, refusal.code());
    assertEquals(REFUSALS.get(code), List.copyOf(refusal.args().keySet()), code);
    assertEquals(List.of(), turn.facts());
    return this;
  }

  private static void act(
      Turn<State, Event> turn, int number, String kind, @Nullable Object... parameters) {
    JsonNode action = action(kind, parameters);
    var type = READER.kind(action).orElseThrow(() -> new Refusal("unknown-action"));
    Refusal.raise(GAME.admission(turn.state(), seat(number), type));
    GAME.decide(turn, seat(number), READER.read(action, GAME::malformed));
  }

  private static ObjectNode action(String kind, @Nullable Object... parameters) {
    var action = Wire.mapper().createObjectNode().put("type", kind);
    for (int i = 0; i < parameters.length; i += 2) {
      action.set((String) parameters[i], Wire.mapper().valueToTree(parameters[i + 1]));
    }
    return action;
  }

  Table later(long seconds) {
    return laterMillis(1000 * seconds);
  }

  Table laterMillis(long millis) {
    nowMillis += millis;
    return this;
  }

  /** The clock of this name runs out, at its time; what is thrown then. */
  Table expires(String what, Integer... dice) {
    Deadline due = deadline(what);
    nowMillis = Math.max(nowMillis, due.atMillis());
    return step(dice(dice), turn -> GAME.expire(turn, due));
  }

  Deadline deadline(String what) {
    return GAME.deadlines(state).stream()
        .filter(deadline -> deadline.what().equals(what))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no clock " + what));
  }

  List<String> clocks() {
    return GAME.deadlines(state).stream().map(Deadline::what).toList();
  }

  /** How long the first clock runs once it has begun. */
  long secondsToAct() {
    return GAME.deadlines(state).getFirst().fullMillis() / 1000;
  }

  Table goes(int seat) {
    return step(
        dice(),
        turn -> GAME.presence(turn, seat(seat), Presence.absentSince(turn.nowMillis() - 10_000)));
  }

  /** For good, without resigning. */
  Table leaves(int seat) {
    return step(dice(), turn -> GAME.leave(turn, seat(seat)));
  }

  Table comes(int seat) {
    return step(
        dice(), turn -> GAME.presence(turn, seat(seat), Presence.presentSince(turn.nowMillis())));
  }

  private static Chance dice(Integer... pips) {
    return new ScriptedChance(Map.of("dice", List.of(pips)), new SeededChance(1));
  }

  private Table step(Chance chance, Consumer<Turn<State, Event>> happening) {
    var turn = GAME.turn(state, chance, nowMillis, 0);
    happening.accept(turn);
    var lines = new ArrayList<Line>();
    State refolded = state;
    for (Event fact : turn.facts()) {
      refolded = GAME.evolve(refolded, fact);
      assertEquals(List.of(), GAME.violations(refolded), "after " + fact);
      Heard.byAll(GAME, refolded, fact).ifPresent(lines::add);
    }
    assertEquals(turn.state(), refolded);
    state = turn.state();
    facts = turn.facts();
    told = List.copyOf(lines);
    return this;
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

  /** The lines told of the last step. */
  List<Line> told() {
    return told;
  }

  View.Table shown() {
    return View.table(state);
  }

  Table has(int seat, long money) {
    assertEquals(money, state.player(seat(seat)).money(), "money of seat " + seat);
    return this;
  }

  Table on(int seat, Field field) {
    assertEquals(field.number(), state.player(seat(seat)).position(), "place of seat " + seat);
    return this;
  }

  Table belongs(Field field, int seat) {
    assertEquals(seat(seat), state.owner().get(field), field.toString());
    return this;
  }

  Table isFree(Field... fields) {
    for (Field field : fields) {
      assertEquals(null, state.owner().get(field), field.toString());
    }
    return this;
  }

  Table turnOf(int seat) {
    assertEquals(seat(seat), state.turn());
    return this;
  }

  Table in(String phase) {
    assertEquals(phase, Phase.name(state.phase()));
    return this;
  }

  Table isIn(int seat) {
    assertEquals(true, state.player(seat(seat)).alive(), "seat " + seat + " is in");
    return this;
  }

  Table isOut(int seat) {
    assertEquals(false, state.player(seat(seat)).alive(), "seat " + seat + " is in");
    assertEquals(null, state.player(seat(seat)).position());
    assertEquals(List.of(), Ground.of(state.owner(), seat(seat)));
    return this;
  }

  Table ranked(Integer... seats) {
    in("over");
    assertEquals(Arrays.stream(seats).map(Seat::new).toList(), shown().ranking());
    return this;
  }

  boolean absent(int seat) {
    return state.player(seat(seat)).absent();
  }
}
