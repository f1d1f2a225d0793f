package games.kontor.games.economy;

import static games.kontor.games.economy.Named.card;
import static games.kontor.games.economy.Named.seat;
import static games.kontor.games.economy.Named.space;
import static games.kontor.games.economy.Named.spaces;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Line;
import games.kontor.game.Moves;
import games.kontor.game.Presence;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.game.Turn;
import games.kontor.lab.ScriptedChance;
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
  static final Economy GAME = new Economy();

  private State state;
  private long nowMillis;
  private Decided last;

  private Table(State state) {
    this.state = state;
    this.last = new Decided(state, List.of(), List.of());
  }

  /** A game just begun, by this script of chance. */
  static Table begun(int players, Map<String, Object> options, Map<String, List<?>> script) {
    var table = new Table(GAME.opening(Setup.of(players, GAME.about().options(), options)));
    table.step(new ScriptedChance(script, new SeededChance(1)), GAME::start);
    return table;
  }

  /**
   * Seat 1 is to roll for the first time. All cards lie face-up, in the order of the deck: on the
   * rows 1, 2, 7 and 8 and, the last four, on h3 to h6; all else is free.
   */
  static Table of(int players) {
    var table = new Table(GAME.opening(Setup.of(players, GAME.about().options(), new TreeMap<>())));
    table.state = Layout.of(table.state);
    return table;
  }

  /** The same in part 2; the last seat owns all that is not given to others afterwards. */
  static Table inPartTwo(int players) {
    var table = of(players).owns(players, Card.values());
    table.state = table.state.edit(draft -> draft.part = 2);
    return table;
  }

  /** The card lies there; what lay there goes to where this one was. */
  Table lies(String card, String space) {
    state = Layout.moved(state, card(card), space(space), true);
    return this;
  }

  Table liesDown(String card, String space) {
    state = Layout.moved(state, card(card), space(space), false);
    return this;
  }

  Table owns(int seat, String... cards) {
    return owns(seat, Arrays.stream(cards).map(Named::card).toArray(Card[]::new));
  }

  private Table owns(int seat, Card... cards) {
    state =
        state.edit(draft -> Arrays.asList(cards).forEach(c -> draft.give(c, Holder.parse(seat))));
    return this;
  }

  /** Part 1 again, and this is the last property card to be had. */
  Table onlyOnBoard(String card) {
    state =
        state.edit(
            draft -> {
              draft.part = 1;
              draft.give(card(card), Holder.BOARD);
            });
    return this;
  }

  Table stands(int seat, String space) {
    return piece(seat, Piece.on(space(space)));
  }

  Table waits(int seat, String corner) {
    return piece(seat, Piece.waitingAt(space(corner)));
  }

  private Table piece(int seat, Piece piece) {
    state = state.edit(seat(seat), player -> player.piece = piece);
    return this;
  }

  /** All seats' points, in order; their sum is to be a multiple of seven. */
  Table points(Integer... points) {
    for (int i = 0; i < points.length; i++) {
      int to = points[i];
      state = state.edit(seat(i + 1), player -> player.points = to);
    }
    return this;
  }

  Table onTurn(int seat) {
    state = state.edit(draft -> draft.turn = seat(seat));
    return this;
  }

  Table turnNumber(int number) {
    state = state.edit(draft -> draft.turnNumber = number);
    return this;
  }

  Table rolls(int seat, int die) {
    return step(Doing.die(die), turn -> Doing.act(turn, seat, "roll"));
  }

  Table moves(int seat, String to) {
    return does(seat, "move", "to", to);
  }

  /** Rolls and goes there. */
  Table goes(int seat, int die, String to) {
    return rolls(seat, die).moves(seat, to);
  }

  /** An action that draws nothing. */
  Table does(int seat, String kind, @Nullable Object... parameters) {
    return step(Doing.die(), turn -> Doing.act(turn, seat, kind, parameters));
  }

  Table draws(String stream, List<?> draws, int seat, String kind, @Nullable Object... parameters) {
    return step(Doing.script(stream, draws), turn -> Doing.act(turn, seat, kind, parameters));
  }

  /** The action is refused with this code. */
  Table refuses(int seat, String code, String kind, @Nullable Object... parameters) {
    var turn = GAME.turn(state, Doing.die(), nowMillis, 0);
    var refusal =
        assertThrows(
            Refusal.class, () -> Doing.act(turn, seat, kind, parameters), kind + " is allowed");
    assertEquals(code, refusal.code());
    assertEquals(Lines.ofRefusal(code), List.copyOf(refusal.args().keySet()), code);
    return this;
  }

  /** The clock of this name runs out, at its time. */
  Table expires(String what) {
    return expires(what, "die", List.of());
  }

  Table expires(String what, String stream, List<?> draws) {
    Deadline due = deadline(what);
    nowMillis = Math.max(nowMillis, due.atMillis());
    return step(Doing.script(stream, draws), turn -> GAME.expire(turn, due));
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

  Table present(int seat, boolean present) {
    var presence = new Presence(present, nowMillis - 10_000);
    return step(Doing.die(), turn -> GAME.presence(turn, seat(seat), presence));
  }

  Table leavesForGood(int seat) {
    return step(Doing.die(), turn -> GAME.leave(turn, seat(seat)));
  }

  private Table step(Chance chance, Consumer<Turn<State, Event>> happening) {
    last = Decided.of(state, chance, nowMillis, happening);
    state = last.after();
    return this;
  }

  State state() {
    return state;
  }

  List<String> kinds() {
    return last.kinds();
  }

  List<Line> told() {
    return last.told();
  }

  View.Table shown() {
    return View.table(state);
  }

  Moves moves(int seat) {
    return GAME.moves(state, seat(seat));
  }

  /** What the only parameter of the only move may be. */
  Items choices(int seat) {
    var move = moves(seat).open().values().iterator().next().getFirst();
    return ((Domain.One) move.parameters().values().iterator().next()).of();
  }

  Table legal(String spaces) {
    assertEquals(spaces(spaces), shown().legal());
    return this;
  }

  Table walked(String path) {
    assertEquals(spaces(path), state.lastMove() == null ? null : state.lastMove().path());
    return this;
  }

  Table belongs(String card, int seat) {
    assertEquals(Holder.parse(seat), state.properties().get(card(card)), card);
    return this;
  }

  Table has(Integer... points) {
    assertEquals(List.of(points), state.players().stream().map(Player::points).toList());
    return this;
  }

  Table faceUp(String space) {
    assertEquals(true, state.at(space(space)).orElseThrow().faceUp(), space);
    return this;
  }

  Table faceDown(String space) {
    assertEquals(false, state.at(space(space)).orElseThrow().faceUp(), space);
    return this;
  }

  Table on(int seat, String space) {
    return pieceIs(seat, Piece.on(space(space)));
  }

  Table outside(int seat, String corner) {
    return pieceIs(seat, Piece.waitingAt(space(corner)));
  }

  Table pieceIs(int seat, Piece piece) {
    assertEquals(piece, state.player(seat(seat)).piece(), "piece of seat " + seat);
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

  Table inPart(int part) {
    assertEquals(part, state.part());
    return this;
  }

  Table ranked(Integer... seats) {
    in("over");
    assertEquals(Arrays.stream(seats).map(Seat::new).toList(), shown().ranking());
    return this;
  }

  boolean autopilot(int seat) {
    return state.player(seat(seat)).autopilot();
  }
}
