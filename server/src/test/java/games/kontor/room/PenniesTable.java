package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ClientMessage.ToRoom;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.Common.Watchers;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A room of pennies in which Ann and Bob play and Eve watches, with its journal and every frame
 * that they were sent. The test says what time it is.
 */
final class PenniesTable {
  static final List<String> VIEWERS = List.of("ann", "bob", "eve");

  final Room<Pennies.State, Pennies.Action, Pennies.Fact> room;
  final List<Step<Pennies.Fact>> journal = new ArrayList<>();
  final SortedMap<String, List<String>> sent = new TreeMap<>();
  Frames last = Frames.NONE;
  long nowMillis;
  long dateMillis;
  private Set<String> connected = new TreeSet<>(VIEWERS);
  private int ids;

  /** Nobody has a seat yet; Ann is the host. */
  PenniesTable(Pennies game) {
    journal.add(FirstStep.of(game, Openings.of(game, 4, "ann"), 0));
    room = new Room<>(game, VerifiableChance.production(), journal, "epoch");
    present(VIEWERS, Map.of());
  }

  /** One at which the seats are taken, and the game is not yet begun. */
  static PenniesTable seated(Pennies game) {
    var table = new PenniesTable(game);
    table.sit("ann", "Ann");
    table.sit("bob", "Bob");
    return table;
  }

  /** One whose game has begun at once. */
  static PenniesTable begun(Pennies game) {
    var table = seated(game);
    table.begin();
    return table;
  }

  void sit(String player, String name) {
    ask(player, new ClientMessage.Sit(id(), name, null, "w"));
  }

  void begin() {
    ask("ann", new ClientMessage.Start(id()));
  }

  /** Both want the same. */
  void agree(Matter what) {
    ask("ann", new ClientMessage.Agree(id(), what, null, true));
    ask("bob", new ClientMessage.Agree(id(), what, null, true));
  }

  String id() {
    return "x" + ids++;
  }

  void present(List<String> who, Map<String, Long> awaySinceMillis) {
    connected = new TreeSet<>(who);
    var audience =
        new Audience(
            new TreeSet<>(who), new TreeMap<>(awaySinceMillis), new Watchers(0, List.of()));
    note(room.seen(audience, nowMillis, dateMillis));
  }

  /** Bob alone is not connected, as of now, and counts as absent. */
  void bobGoes() {
    present(List.of("ann", "eve"), Map.of("bob", nowMillis));
    give(new RoomCommand.Presence("bob", false, nowMillis));
  }

  Decision<Pennies.Fact> decide(RoomCommand command) {
    return room.decide(command, nowMillis, dateMillis);
  }

  /** The step of what must be accepted, not yet committed. */
  Step<Pennies.Fact> step(RoomCommand command) {
    var decision = decide(command);
    if (decision instanceof Decision.Append<Pennies.Fact>(var step)) {
      return step;
    }
    throw new AssertionError(command + ": " + decision);
  }

  /** What must be accepted, and is committed. */
  Step<Pennies.Fact> give(RoomCommand command) {
    var step = step(command);
    journal.add(step);
    note(room.commit(step));
    return step;
  }

  Step<Pennies.Fact> ask(String player, ToRoom message) {
    return give(new RoomCommand.Asked(player, message));
  }

  /** The code with which this is refused. */
  String refusal(RoomCommand command) {
    return assertInstanceOf(Decision.Refused.class, decide(command)).code();
  }

  String refusal(String player, ToRoom message) {
    return refusal(new RoomCommand.Asked(player, message));
  }

  /** The code with which this action, as written on the wire, is refused. */
  String refusal(String player, String action) {
    return refusal(player, new ClientMessage.Act(id(), read(action)));
  }

  static JsonNode read(String json) {
    try {
      return Wire.mapper().readTree(json);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  void puts(String player, int pennies) {
    act(player, RandomBot.json("put", Map.of("pennies", pennies)));
  }

  void finds(String player, int pennies) {
    act(player, RandomBot.json("find", Map.of("pennies", pennies)));
  }

  private void act(String player, JsonNode action) {
    ask(player, new ClientMessage.Act(id(), action));
  }

  private void note(Frames frames) {
    last = frames;
    for (String viewer : connected) {
      frames
          .frame(viewer, null)
          .ifPresent(
              frame -> sent.computeIfAbsent(viewer, _ -> new ArrayList<>()).add(Wire.text(frame)));
    }
  }

  /** What this viewer would be sent if he came now. */
  ServerMessage.Snapshot snapshot(String viewer) {
    return assertInstanceOf(ServerMessage.Snapshot.class, Wire.decodeServer(comes(viewer)));
  }

  /** The same, as it goes over the wire. */
  byte[] comes(String viewer) {
    return room.snapshot(new Room.Resume(viewer, null, null), List.of(), nowMillis, dateMillis);
  }
}
