package games.kontor.room;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Bot;
import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.game.Line;
import games.kontor.game.Moves;
import games.kontor.game.Outcome;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.game.Turn;
import games.kontor.protocol.Common.Stage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The game at a table: its state as the facts have made it, the draws used so far, the story told
 * and what bots remember. {@link #decide} changes nothing, {@link #fold} does.
 */
final class Play<S, A, E> {
  private final Game<S, A, E> game;
  private final Chances chances;
  private final ActionReader<A> reader;
  private final Story story = new Story();
  private final Map<String, Long> draws = new TreeMap<>();
  private final Memories memories = new Memories(this::bot);
  private @Nullable S table;
  private @Nullable Record shown;

  Play(Game<S, A, E> game, Chances chances) {
    this.game = game;
    this.chances = chances;
    this.reader = new ActionReader<>(game.actions());
  }

  /** True while the table clock runs: a game is on, not paused and not deserted. */
  boolean running(RoomState room, Audience audience) {
    return room.running() && !deserted(room, audience);
  }

  /** True while by its rules the game stands still because nobody who plays it is connected. */
  boolean deserted(RoomState room, Audience audience) {
    return room.stage() == Stage.PLAYING && game.standsStill(table()) && !room.attended(audience);
  }

  /** When something happens, on the table clock and on the calendar. */
  record Time(long nowMillis, long dateMillis) {}

  /** The facts that follow from a cause. Throws {@link Refusal} when the rules say no. */
  RoomEvent<E> decide(
      RoomState room, Time time, RoomEvent.Cause cause, Consumer<Turn<S, E>> happening) {
    var chance = chances.open(room.secret(), room.words(), draws);
    S before = cause instanceof RoomEvent.Cause.Began ? opening(room) : table();
    var turn = new Turn<>(game, before, chance, time.nowMillis(), time.dateMillis());
    happening.accept(turn);
    return new RoomEvent.Played<>(cause, turn.facts(), chance.draws());
  }

  /** The kind of an action. Throws {@link Refusal} {@code unknown-action} if there is none. */
  Class<? extends A> kind(JsonNode action) {
    return reader.kind(action).orElseThrow(() -> new Refusal("unknown-action"));
  }

  /** Reads an action and carries it out, in the order: kind, admission, parameters, rules. */
  void act(Turn<S, E> turn, int number, JsonNode action) {
    var seat = new Seat(number);
    Refusal.raise(game.admission(turn.state(), seat, kind(action)));
    game.decide(turn, seat, reader.read(action, game::malformed));
  }

  /** Applies what was played; the room is as it is after it. */
  void fold(RoomState room, RoomEvent.Played<E> played) {
    if (played.cause() instanceof RoomEvent.Cause.Began) {
      table = opening(room);
      memories.clear();
    }
    for (Draw draw : played.draws()) {
      draws.put(draw.stream(), draw.n() + 1);
    }
    for (E fact : played.facts()) {
      S after = game.evolve(table(), fact);
      table = after;
      tell(after, fact);
    }
    shown = null;
    memories.see(room, this::shown);
  }

  /** What there will be after this was played; changes nothing. */
  Ahead ahead(RoomState room, RoomEvent.Played<E> played) {
    S next = played.cause() instanceof RoomEvent.Cause.Began ? opening(room) : table();
    for (E fact : played.facts()) {
      next = game.evolve(next, fact);
    }
    return new Ahead(game.outcome(next).isPresent(), game.deadlines(next));
  }

  /** Whether the game will be over, and the clocks that will run. */
  record Ahead(boolean over, List<Deadline> deadlines) {}

  private void tell(S after, E fact) {
    for (Line line : game.tell(after, fact)) {
      story.tell(line);
    }
  }

  /** Another game at the same table. */
  void clear() {
    table = null;
    shown = null;
    memories.clear();
    draws.clear();
    story.forget();
  }

  private S opening(RoomState room) {
    return game.opening(Setup.of(room.chairs().size(), game.about().options(), room.options()));
  }

  private S table() {
    if (table == null) {
      throw new IllegalStateException("no game was begun");
    }
    return table;
  }

  /** False before the start. */
  boolean begun() {
    return table != null;
  }

  Game<S, A, E> game() {
    return game;
  }

  Story story() {
    return story;
  }

  List<Deadline> deadlines() {
    return game.deadlines(table());
  }

  Optional<Outcome> outcome() {
    return table == null ? Optional.empty() : game.outcome(table);
  }

  List<Integer> toAct() {
    return game.toAct(table()).stream().map(Seat::number).toList();
  }

  /** What everybody may see; worked out once for each state. */
  Record shown() {
    Record now = shown == null ? game.table(table(), null) : shown;
    shown = now;
    return now;
  }

  Record hand(int seat) {
    return game.hand(table(), new Seat(seat));
  }

  Moves moves(int seat) {
    return game.moves(table(), new Seat(seat));
  }

  Bot.Sight sight(int number) {
    var seat = new Seat(number);
    S now = table();
    return new Bot.Sight(
        seat, shown(), game.hand(now, seat), memories.of(number), game.moves(now, seat));
  }

  /** The bot of a kind, {@code house} or {@code random}. */
  Bot<A> bot(String kind) {
    return kind.equals("random") ? new RandomBot<>(game) : game.bot();
  }
}
