package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Watchers;
import games.kontor.protocol.Wire;
import games.kontor.room.Audience;
import games.kontor.room.Chances;
import games.kontor.room.Decision;
import games.kontor.room.Draw;
import games.kontor.room.Frames;
import games.kontor.room.Room;
import games.kontor.room.RoomCommand;
import games.kontor.room.RoomEvent;
import games.kontor.room.Step;
import java.util.ArrayList;
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

  private final Room<S, A, E> room;
  private final SortedMap<String, List<byte[]>> frames = new TreeMap<>();
  private final SortedMap<String, Mirror> mirrors = new TreeMap<>();
  private final SortedMap<String, Long> awaySinceMillis = new TreeMap<>();
  private long nowMillis;
  private long dateMillis;
  private int ids;

  /** Opens the room, seats the players and starts the game. */
  ScenarioTable(Game<S, A, E> game, int players, Map<String, Object> options, Chance chance) {
    var opened =
        new RoomEvent.Opened<E>(
            ROOM, game.about().id(), "", players, options, HouseRules.STANDARD, player(1), "00");
    this.room =
        new Room<>(game, new Continued(chance), List.of(Room.open(game, opened, 0)), "epoch");
    for (int seat = 1; seat <= players; seat++) {
      frames.put(player(seat), new ArrayList<>());
    }
    frames.put(SPECTATOR, new ArrayList<>());
    room.seen(audience(), 0, 0);
    for (String viewer : frames.keySet()) {
      mirrors.put(viewer, new Mirror());
      send(viewer, room.snapshot(new Room.Resume(viewer, null, null), List.of(), 0, 0));
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

  private Audience audience() {
    return new Audience(
        frames.keySet(), new TreeMap<>(awaySinceMillis), new Watchers(1, List.of()));
  }

  private void begin(int seat, ClientMessage.Command message) {
    if (take(new RoomCommand.Asked(player(seat), message)) instanceof Decision.Refused<E> refused) {
      throw new BadScenario("the game cannot begin: " + refused.code() + " " + refused.args());
    }
  }

  /** What the room decides about an action; if it accepts it, it is done. */
  Decision<E> act(int seat, JsonNode action) {
    return take(new RoomCommand.Asked(player(seat), new ClientMessage.Act(id(), action)));
  }

  /** Lets the first clock of this name run out. Throws {@link BadScenario} if none runs. */
  Decision<E> expire(String what) {
    var running = room.deadlines();
    Deadline due =
        running.stream()
            .filter(deadline -> deadline.what().equals(what))
            .findFirst()
            .orElseThrow(
                () ->
                    new BadScenario(
                        "no clock \""
                            + what
                            + "\" runs, but "
                            + running.stream().map(Deadline::what).toList()));
    switch (due.clock()) {
      case TABLE -> nowMillis = Math.max(nowMillis, due.atMillis());
      case CALENDAR -> dateMillis = Math.max(dateMillis, due.atMillis());
    }
    return take(new RoomCommand.Due(what, due.atMillis()));
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

  private Decision<E> take(RoomCommand command) {
    var decision = room.decide(command, nowMillis, dateMillis);
    if (decision instanceof Decision.Append<E> append) {
      Step<E> step = append.step();
      send(room.commit(step));
    }
    return decision;
  }

  private void send(Frames sent) {
    byte[] toAll = sent.toAll();
    if (toAll != null) {
      frames.keySet().forEach(viewer -> send(viewer, toAll));
    }
    sent.toPlayers().forEach(this::send);
  }

  private void send(String viewer, byte[] frame) {
    var sent = frames.get(viewer);
    var mirror = mirrors.get(viewer);
    if (sent != null && mirror != null) {
      sent.add(frame);
      mirror.take(frame);
    }
  }

  private Mirror mirror(int seat) {
    var mirror = mirrors.get(player(seat));
    if (mirror == null) {
      throw new BadScenario("there is no seat " + seat);
    }
    return mirror;
  }

  /** The public table, as the spectator has it. */
  JsonNode table() {
    return mirror(0).table();
  }

  /** The hand of a seat, as its player has it. */
  JsonNode hand(int seat) {
    return mirror(seat).hand();
  }

  /**
   * The first frame sent to a viewer that shows something at a JSON pointer, and what: in the frame
   * itself, in the table or hand that he has with it, or in {@code /table} and {@code /hands}, as
   * {@code then} writes them. Null is nothing.
   */
  Optional<String> shown(int seat, String pointer) {
    var mirror = new Mirror();
    int number = 0;
    for (byte[] frame : frames.getOrDefault(player(seat), List.of())) {
      number++;
      JsonNode message = mirror.take(frame);
      ObjectNode both = Wire.mapper().createObjectNode();
      both.set("table", mirror.table());
      both.putObject("hands").set(Integer.toString(seat), mirror.hand());
      for (JsonNode place : List.of(message, mirror.table(), mirror.hand(), both)) {
        JsonNode found = place.at(pointer);
        if (!found.isMissingNode() && !found.isNull()) {
          return Optional.of("frame " + number + " (" + message.path("type") + "): " + found);
        }
      }
    }
    return Optional.empty();
  }

  /** One chance for all decisions of the room, in their order. */
  private record Continued(Chance chance) implements Chances {
    @Override
    public String secret() {
      return "00";
    }

    @Override
    public Source open(String secret, List<String> words, Map<String, Long> next) {
      return new Unrecorded(chance);
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
