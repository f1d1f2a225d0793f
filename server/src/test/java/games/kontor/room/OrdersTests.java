package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Moves;
import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ClientMessage.ToRoom;
import games.kontor.protocol.Common.Watchers;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An order sheet and a bundle in a room: over the wire, secret until all are in. */
final class OrdersTests {
  private final List<Step<Orders.Fact>> journal = new ArrayList<>();
  private Room<OrdersState, Orders.Action, Orders.Fact> room;
  private int ids;

  @BeforeEach
  void begin() {
    var wish = Openings.of(new Orders(), 2, "ann");
    journal.add(FirstStep.of(new Orders(), wish, 0));
    room = new Room<>(new Orders(), VerifiableChance.production(), journal, "epoch");
    var here = new TreeSet<>(Set.of("ann", "bob"));
    room.seen(new Audience(here, new TreeMap<>(), new Watchers(0, List.of())), 0, 0);
    ask("ann", new ClientMessage.Sit(id(), "ann", null, "w"));
    ask("bob", new ClientMessage.Sit(id(), "bob", null, "w"));
    ask("ann", new ClientMessage.Start(id()));
  }

  private String id() {
    return "x" + ids++;
  }

  private Frames ask(String player, ToRoom message) {
    var decision = room.decide(new RoomCommand.Asked(player, message), 0, 0);
    var append = assertInstanceOf(Decision.Append.class, decision, decision::toString);
    @SuppressWarnings("unchecked")
    var step = (Step<Orders.Fact>) append.step();
    return room.commit(step);
  }

  private Frames act(String player, String action) throws Exception {
    return ask(player, new ClientMessage.Act(id(), Wire.mapper().readTree(action)));
  }

  private static String toAll(Frames frames) {
    return Wire.text(Objects.requireNonNull(frames.toAll()));
  }

  @Test
  void aSheetIsSecretUntilTheLastOneIsIn() throws Exception {
    var first =
        act(
            "ann",
            """
            {"type": "hand-in", "sheet": {"grain": 2, "salt": 1, "carriers": ["cart"], "fast": true}}
            """);
    assertTrue(toAll(first).contains("handedIn"));
    assertFalse(toAll(first).contains("grain"));
    var last =
        act(
            "bob",
            """
            {"type": "hand-in", "sheet": {"grain": 0, "salt": 0, "carriers": [], "fast": false}}
            """);
    assertTrue(toAll(last).contains("\"grain\":2"), () -> toAll(last));
  }

  @Test
  void whatIsDrawnFromTheMovesOnTheWireIsAccepted() throws Exception {
    var chance = new SeededChance(7);
    int bundles = 0;
    for (int i = 0; i < 200; i++) {
      var moves = room.thought(1).map(thought -> thought.sight().moves()).orElse(Moves.NONE);
      JsonNode wire = Wire.tree(moves);
      assertEquals(moves, Wire.mapper().treeToValue(wire, Moves.class));
      var drawn = RandomBot.draw(moves, chance).orElseThrow();
      assertInstanceOf(
          Decision.Append.class,
          room.decide(new RoomCommand.Asked("ann", new ClientMessage.Act(id(), drawn)), 0, 0),
          drawn::toString);
      bundles += drawn.path("type").asText().equals("bundle") ? 1 : 0;
    }
    assertTrue(bundles > 50 && bundles < 150, "bundles: " + bundles);
  }

  @Test
  void aBundleCostsByItsSeller() throws Exception {
    var state = new Orders().opening(Setup.of(3, List.of(), new TreeMap<>()));
    var limit = OrdersRules.bundle(state, new Seat(1)).limits().getFirst().terms().getFirst();
    assertEquals(
        Map.of(
            "2", Map.of("axe", 4L, "bow", 5L, "cloth", 6L),
            "3", Map.of("axe", 5L, "bow", 6L, "cloth", 7L)),
        limit.weights());
    assertTrue(
        toAll(act("ann", "{\"type\":\"bundle\",\"goods\":[\"axe\"],\"from\":2}")).contains("14"));
  }
}
