package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ClientMessage.ToRoom;
import games.kontor.protocol.Common.HouseRules;
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

  /** The seats are taken, and the game is not yet begun. */
  PenniesTable(Pennies game) {
    journal.add(
        Room.open(
            game,
            new RoomEvent.Opened<>(
                "room",
                "pennies",
                "",
                4,
                Map.of(),
                HouseRules.STANDARD,
                "ann",
                "00".repeat(32),
                "11".repeat(32)),
            0));
    room = new Room<>(game, VerifiableChance.production(), journal, "epoch");
    present(VIEWERS, Map.of());
    ask("ann", new ClientMessage.Sit(id(), "Ann", null, "w"));
    ask("bob", new ClientMessage.Sit(id(), "Bob", null, "w"));
  }

  /** One whose game has begun at once. */
  static PenniesTable begun(Pennies game) {
    var table = new PenniesTable(game);
    table.begin();
    return table;
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
