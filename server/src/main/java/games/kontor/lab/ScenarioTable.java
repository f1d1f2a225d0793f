package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.game.Refusal;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Watchers;
import games.kontor.protocol.Wire;
import games.kontor.room.Audience;
import games.kontor.room.Chances;
import games.kontor.room.Decision;
import games.kontor.room.Draw;
import games.kontor.room.FirstStep;
import games.kontor.room.Frames;
import games.kontor.room.Room;
import games.kontor.room.RoomCommand;
import games.kontor.room.RoomEvent;
import games.kontor.room.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A real room for a scenario, with somebody in each seat and one spectator. Each is sent the frames
 * that a browser would be sent and folds them; what a scenario sees is only that. Who goes away is
 * still sent his frames here, so that his hand can be looked at.
 */
final class ScenarioTable<S, A, E> {
  private static final String SPECTATOR = "spectator";
  private static final String ROOM = "scenario";

  private final Game<S, A, E> game;
  private final Setup setup;
  private final Continued chance;
  private final Room<S, A, E> room;
  private final List<S> states = new ArrayList<>();
  private final SortedMap<String, Onlooker> onlookers = new TreeMap<>();
  private final SortedMap<String, Long> awaySinceMillis = new TreeMap<>();
  private long nowMillis;
  private long dateMillis;
  private int ids;

  /**
   * Opens the room, seats the players and starts the game. Throws {@link Refusal} if one of it is
   * refused.
   */
  ScenarioTable(Game<S, A, E> game, int players, Map<String, Object> options, Chance chance) {
    var opened =
        new RoomEvent.Opened<E>(
            ROOM,
            game.about().id(),
            "",
            players,
            options,
            HouseRules.STANDARD,
            player(1),
            "00",
            "00");
    this.game = game;
    this.chance = new Continued(chance);
    this.room = new Room<>(game, this.chance, List.of(FirstStep.of(game, opened, 0)), "epoch");
    this.setup = Setup.of(players, game.about().options(), options);
    for (int seat = 0; seat <= players; seat++) {
      onlookers.put(player(seat), new Onlooker(seat));
    }
    room.seen(audience(), 0, 0);
    for (String viewer : onlookers.keySet()) {
      send(viewer, snapshot(viewer));
    }
    for (int seat = 1; seat <= players; seat++) {
      begin(seat, new ClientMessage.Sit(id(), "Seat " + seat, seat, ""));
    }
    begin(1, new ClientMessage.Start(id()));
  }

  private static String player(int seat) {
    return seat == 0 ? SPECTATOR : "player " + seat;
  }

  private String id() {
    return "id" + ids++;
  }

  private byte[] snapshot(String viewer) {
    var fromNothing = new Room.Resume(viewer, null, null);
    return room.snapshot(fromNothing, List.of(), nowMillis, dateMillis);
  }

  private Audience audience() {
    return new Audience(
        onlookers.keySet(), new TreeMap<>(awaySinceMillis), new Watchers(1, List.of()));
  }

  private void begin(int seat, ClientMessage.ToRoom message) {
    if (take(new RoomCommand.Asked(player(seat), message)) instanceof Decision.Refused<E> no) {
      throw new Refusal(no.code(), no.args());
    }
  }

  /** How many seats there are, each with a player in it. */
  int seats() {
    return onlookers.size() - 1;
  }

  /** A new step begins: no line was told in it yet. */
  void listen() {
    onlookers.values().forEach(Onlooker::listen);
  }

  /** What the room decides about an action; if it accepts it, it is done. */
  Decision<E> act(int seat, JsonNode action) {
    return take(asked(seat, action));
  }

  /** Why the room would refuse an action; empty if it would accept it. Nothing is done. */
  Optional<String> refusal(int seat, JsonNode action) {
    chance.aside = true;
    try {
      return room.decide(asked(seat, action), nowMillis, dateMillis)
              instanceof Decision.Refused<E> refused
          ? Optional.of(refused.code() + " " + refused.args())
          : Optional.empty();
    } finally {
      chance.aside = false;
    }
  }

  private RoomCommand asked(int seat, JsonNode action) {
    return new RoomCommand.Asked(player(seat), new ClientMessage.Act(id(), action));
  }

  /**
   * Lets the first clock of this name run out. Throws {@link BadScenario} if none runs, or if
   * another one runs out before it.
   */
  Decision<E> expire(String what) {
    var running = room.deadlines();
    Deadline due =
        running.stream()
            .filter(deadline -> deadline.what().equals(what))
            .min(Comparator.comparingLong(Deadline::atMillis))
            .orElseThrow(() -> new BadScenario("no clock \"" + what + "\" runs, but " + names()));
    Deadline first =
        running.stream()
            .filter(deadline -> deadline.clock() == due.clock())
            .min(Comparator.comparingLong(Deadline::atMillis))
            .orElse(due);
    if (!first.what().equals(what)) {
      throw new BadScenario(
          "\"%s\" (at %d ms) cannot run out while \"%s\" (at %d ms) is due before it"
              .formatted(what, due.atMillis(), first.what(), first.atMillis()));
    }
    switch (due.clock()) {
      case TABLE -> nowMillis = Math.max(nowMillis, due.atMillis());
      case CALENDAR -> dateMillis = Math.max(dateMillis, due.atMillis());
    }
    return take(new RoomCommand.Due(what, due.atMillis()));
  }

  private List<String> names() {
    return room.deadlines().stream().map(Deadline::what).toList();
  }

  /** Somebody goes away, or comes back. */
  Decision<E> presence(int seat, boolean present) {
    if (present) {
      awaySinceMillis.remove(player(seat));
    } else {
      awaySinceMillis.put(player(seat), nowMillis);
    }
    send(room.seen(audience(), nowMillis, dateMillis));
    return take(new RoomCommand.Presence(player(seat), present, nowMillis));
  }

  /** A viewer begins anew; says what he is shown otherwise than before. */
  Optional<String> reconnect(int seat) {
    return onlooker(seat).takeAgain(snapshot(player(seat)));
  }

  private Decision<E> take(RoomCommand command) {
    var decision = room.decide(command, nowMillis, dateMillis);
    if (decision instanceof Decision.Append<E> append) {
      Step<E> step = append.step();
      if (step.event() instanceof RoomEvent.Played<E> played) {
        fold(played);
      }
      send(room.commit(step));
    }
    return decision;
  }

  private void fold(RoomEvent.Played<E> played) {
    boolean began = played.cause() instanceof RoomEvent.Cause.Began;
    S state = began ? game.opening(setup) : states.getLast();
    for (E fact : played.facts()) {
      state = game.evolve(state, fact);
    }
    states.add(state);
  }

  private void send(Frames sent) {
    for (String viewer : onlookers.keySet()) {
      sent.frame(viewer, null).ifPresent(frame -> send(viewer, frame));
    }
  }

  private void send(String viewer, byte[] frame) {
    var onlooker = onlookers.get(viewer);
    if (onlooker != null) {
      onlooker.take(frame);
    }
  }

  /** Who watches from this seat, 0 for the spectator. Throws {@link BadScenario} if nobody does. */
  Onlooker onlooker(int seat) {
    var onlooker = onlookers.get(player(seat));
    if (onlooker == null) {
      throw new BadScenario("there is no seat " + seat + ", but 1 to " + seats());
    }
    return onlooker;
  }

  /** What does not hold in the state, by the game's own invariants. */
  List<String> violations() {
    return game.violations(states.getLast());
  }

  /**
   * True if there was ever something to hide at a JSON pointer: in a frame to anybody, or in the
   * state behind the tables.
   */
  boolean everKnew(String pointer) {
    return onlookers.values().stream().anyMatch(onlooker -> onlooker.knows(pointer))
        || states.stream().anyMatch(state -> knows(Wire.tree(state), pointer));
  }

  private static boolean knows(JsonNode state, String pointer) {
    ObjectNode asTable = Wire.mapper().createObjectNode();
    asTable.set("table", state);
    return !state.at(pointer).isMissingNode() || !asTable.at(pointer).isMissingNode();
  }

  /** One chance for all decisions of the room, in their order; another while one is only tried. */
  private static final class Continued implements Chances {
    private final Chance chance;
    private boolean aside;

    Continued(Chance chance) {
      this.chance = chance;
    }

    @Override
    public String secret() {
      return "00";
    }

    @Override
    public Source open(String secret, List<String> words, Map<String, Long> next) {
      return new Unrecorded(aside ? new SeededChance(0) : chance);
    }
  }

  private record Unrecorded(Chance chance) implements Chances.Source {
    @Override
    public int number(String stream, int from, int to) {
      return chance.number(stream, from, to);
    }

    @Override
    public <T> T pick(String stream, List<T> from) {
      return chance.pick(stream, from);
    }

    @Override
    public <T> List<T> shuffled(String stream, List<T> cards) {
      return chance.shuffled(stream, cards);
    }

    @Override
    public List<Draw> draws() {
      return List.of();
    }
  }
}
