package games.kontor.room;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Bot;
import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.game.Mind;
import games.kontor.game.Moves;
import games.kontor.game.Outcome;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import games.kontor.game.Turn.Happened;
import games.kontor.protocol.Common.Stage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The game at a table: its position as the facts have made it, the draws used so far, the story
 * told and what bots remember. {@link #decide} changes none of it, {@link #fold} does.
 */
final class Play<S, A, E> {
  private final Game<S, A, E> game;
  private final Chances chances;
  private final ActionReader<A> reader;
  private final Story story = new Story();
  private final Storyteller<S, E> teller;
  private final Map<String, Long> draws = new TreeMap<>();
  private final Bot<A, ?> house;
  private final Bot<A, ?> random;
  private final Memories<A> memories = new Memories<>(this::bot);
  private @Nullable Position<S> position;
  private @Nullable Ahead<S, E> ahead;

  /** What was played and what it led to. */
  private record Ahead<S, E>(
      RoomEvent.Played<E> played, List<Happened<S, E>> happened, Position<S> position) {}

  Play(Game<S, A, E> game, Chances chances) {
    this.game = game;
    this.chances = chances;
    this.reader = new ActionReader<>(game.actions());
    this.teller = new Storyteller<>(game);
    this.house = game.bot();
    this.random = new RandomBot<>(game);
  }

  /** True while the table clock runs: a game is on, not paused and not deserted. */
  boolean running(RoomState room, Audience audience) {
    return room.running() && !deserted(room, audience);
  }

  /** True while by its rules the game stands still because nobody who plays it is connected. */
  boolean deserted(RoomState room, Audience audience) {
    return room.stage() == Stage.PLAYING
        && game.standsStill(position().state())
        && !room.attended(audience);
  }

  /** When something happens, on the table clock and on the calendar. */
  record Time(long nowMillis, long dateMillis) {}

  /**
   * The facts that follow from a cause. Throws {@link Refusal} when the rules say no. What they
   * lead to is kept until they are folded or something else is decided: it needs no second fold.
   */
  RoomEvent<E> decide(
      RoomState room, Time time, RoomEvent.Cause cause, Consumer<Turn<S, E>> happening) {
    var chance = new LateChance(() -> chances.open(room.secret(), room.words(), draws));
    var from = before(room, cause);
    var turn = game.turn(from.state(), chance, time.nowMillis(), time.dateMillis());
    happening.accept(turn);
    var played = new RoomEvent.Played<>(cause, turn.facts(), chance.draws());
    ahead = new Ahead<>(played, turn.happened(), from.next(turn.state()));
    return played;
  }

  /** Decides something beside what is decided already, and keeps where that leads. */
  <T> T aside(Supplier<T> deciding) {
    var kept = ahead;
    try {
      return deciding.get();
    } finally {
      ahead = kept;
    }
  }

  private Position<S> before(RoomState room, RoomEvent.Cause cause) {
    return cause instanceof RoomEvent.Cause.Began
        ? Position.first(game, Fold.opening(game, room))
        : position();
  }

  /** The kind of an action. Throws {@link Refusal} {@code unknown-action} if there is none. */
  Class<? extends A> kind(JsonNode action) {
    return reader.kind(action).orElseThrow(() -> new Refusal("unknown-action"));
  }

  /** Reads an action and carries it out, in the order: kind, admission, parameters, rules. */
  void act(Turn<S, E> turn, int number, JsonNode action) {
    var seat = Seat.of(number);
    Refusal.raise(game.admission(turn.state(), seat, kind(action)));
    game.decide(turn, seat, reader.read(action, game::malformed));
  }

  /** Where it leads: known if it was just decided, else folded from its facts. */
  @SuppressWarnings("ReferenceEquality")
  private Ahead<S, E> ahead(RoomState room, RoomEvent.Played<E> played) {
    Ahead<S, E> known = ahead;
    if (known != null && known.played() == played) {
      return known;
    }
    var from = before(room, played.cause());
    var happened = Fold.of(game, from.state(), played.facts());
    return new Ahead<>(played, happened, from.next(Fold.last(from.state(), happened)));
  }

  /** A room after an event, and the date at which its calendar wants it awake, null for never. */
  record Next(RoomState room, @Nullable Long wakeAtMillis) {}

  /** What this event will make of the room; changes nothing. */
  Next next(RoomState before, RoomEvent<E> event) {
    RoomState room = RoomFold.apply(before, event);
    List<Deadline> deadlines = before.stage() == Stage.PLAYING ? deadlines(before) : List.of();
    if (event instanceof RoomEvent.Played<E> played) {
      var after = ahead(room, played).position();
      deadlines = after.deadlines();
      room = room.stage() == Stage.PLAYING && after.outcome().isPresent() ? room.over() : room;
    }
    boolean wakes = room.stage() == Stage.PLAYING && !room.shut();
    return new Next(room, wakes ? Clockwork.wakeAtMillis(deadlines) : null);
  }

  /** Whom the table waits for, in a room that a row has left like this. */
  Calling calling(RoomState room, RoomEvent<E> event) {
    return Calling.of(
        room,
        event instanceof RoomEvent.Played<E> played ? ahead(room, played).position() : position,
        game.about().id());
  }

  /** Whom the table waits for now. */
  Calling calling(RoomState room) {
    return Calling.of(room, position, game.about().id());
  }

  /** Applies a step, between a room as it was and as it is now, and tells of it. */
  void fold(RoomState before, RoomState room, Step<E> step) {
    story.forgetEarlier();
    List<Happened<S, E>> happened =
        step.event() instanceof RoomEvent.Played<E> played ? fold(room, played) : List.of();
    teller.tell(before, step, happened, story::tell);
    if (step.event() instanceof RoomEvent.Renewed<E>) {
      clear();
    }
  }

  private List<Happened<S, E>> fold(RoomState room, RoomEvent.Played<E> played) {
    var now = ahead(room, played);
    ahead = null;
    if (played.cause() instanceof RoomEvent.Cause.Began) {
      memories.clear();
    }
    for (Draw draw : played.draws()) {
      draws.put(draw.stream(), draw.n() + 1);
    }
    position = now.position();
    memories.see(room, now.position()::table);
    return now.happened();
  }

  /** Another game at the same table. */
  private void clear() {
    position = null;
    ahead = null;
    memories.clear();
    draws.clear();
    story.forget();
  }

  private Position<S> position() {
    if (position == null) {
      throw new IllegalStateException("no game was begun");
    }
    return position;
  }

  /** False before the start. */
  boolean begun() {
    return position != null;
  }

  Game<S, A, E> game() {
    return game;
  }

  Story story() {
    return story;
  }

  /** The clocks of the rules, without those that ask a seat which the room leaves unhurried. */
  List<Deadline> deadlines(RoomState room) {
    List<Deadline> all = position().deadlines();
    int unhurried = room.unhurried();
    return unhurried == 0
        ? all
        : all.stream().filter(deadline -> !deadline.hurries(Seat.of(unhurried))).toList();
  }

  Optional<Outcome> outcome() {
    return position == null ? Optional.empty() : position.outcome();
  }

  List<Integer> toAct() {
    return position().toAct();
  }

  /** The round that is played, where the game tells one. */
  OptionalInt round() {
    return position == null ? OptionalInt.empty() : position.round();
  }

  /** What everybody may see. */
  Record table() {
    return position().table();
  }

  Record hand(int seat) {
    return position().hand(seat);
  }

  Moves moves(int seat) {
    return position().moves(seat);
  }

  /** Nobody asks for the hand and the moves of this seat any more, for now. */
  void forget(int seat) {
    if (position != null) {
      position.forget(seat);
    }
  }

  /** What a bot in this seat would have before it; where none plays, one that draws its moves. */
  Mind.Thought<A, ?> thought(int seat) {
    Mind<A, ?> mind = memories.of(seat).orElseGet(() -> Mind.blank(random));
    return mind.thought(Seat.of(seat), table(), hand(seat), moves(seat));
  }

  /** The same; empty when nothing may be done there. */
  Optional<Mind.Thought<A, ?>> choice(int seat) {
    return Optional.<Mind.Thought<A, ?>>of(thought(seat))
        .filter(thought -> !thought.sight().moves().none());
  }

  /** The bot of a kind, {@code house} or {@code random}. */
  Bot<A, ?> bot(String kind) {
    return kind.equals("random") ? random : house;
  }
}
