package games.kontor.games.economy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Wire;
import games.kontor.room.RoomCommand;
import games.kontor.room.World;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Who was away while a card was turned up and down again comes back to the present table and is
 * told nothing in between (6.3). The worlds differ in which of two shops of one sector is turned
 * up; both belong to the mover, so nothing else follows from it.
 */
final class ReturnTests {
  private static final String AWAY = World.player(3);

  private int ids;

  /** Seat 1 has rolled a one beside its own shop; seat 2 stands on the other side of it. */
  private static State state(String here, String elsewhere) {
    return Table.inPartTwo(3)
        .owns(1, "food-shop-1", "food-shop-2")
        .liesDown(here, "e4")
        .liesDown(elsewhere, "b5")
        .stands(1, "d4")
        .stands(2, "f4")
        .stands(3, "g6")
        .rolls(1, 1)
        .state();
  }

  private static World<State, Action, Event> world(String here, String elsewhere, long seed) {
    return new World<>(Table.GAME, state(here, elsewhere), 3, seed, 0);
  }

  private void act(World<State, Action, Event> world, int seat, String action) {
    ObjectNode json;
    try {
      json = (ObjectNode) Wire.mapper().readTree(action);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
    var act = new ClientMessage.Act("id" + ids++, json);
    world.give(new RoomCommand.Asked(World.player(seat), act), 0);
  }

  private static String move(String to) {
    return "{\"type\":\"move\",\"to\":\"" + to + "\"}";
  }

  /** The first chance by which seat 2 rolls the one that it needs. */
  private long seed() {
    for (long seed = 0; ; seed++) {
      var world = world("food-shop-1", "food-shop-2", seed);
      turnedUp(world);
      if (world.state().phase() instanceof Phase.Move(int die) && die == 1) {
        return seed;
      }
    }
  }

  /** Seat 1 turns its shop up, and seat 2 rolls. */
  private void turnedUp(World<State, Action, Event> world) {
    act(world, 1, move("e4"));
    act(world, 2, "{\"type\":\"roll\"}");
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(longs = {1, 2, 3})
  void isToldNothingOfWhatLayFaceUpMeanwhile(@Nullable Long known) {
    long seed = seed();
    var one = world("food-shop-1", "food-shop-2", seed);
    var other = world("food-shop-2", "food-shop-1", seed);
    for (var world : List.of(one, other)) {
      for (String gone : List.of(AWAY, World.SPECTATOR)) {
        world.leave(gone, 0);
      }
      ids = 0;
      turnedUp(world);
      assertEquals(true, world.state().at(Space.parse("e4")).orElseThrow().faceUp());
      act(world, 2, move("e4"));
      act(world, 2, "{\"type\":\"send-out\",\"corner\":\"a1\"}");
      assertFalse(world.state().at(Space.parse("e4")).orElseThrow().faceUp());
      for (String back : List.of(AWAY, World.SPECTATOR)) {
        world.comeBack(back, known, 0);
      }
    }
    assertNotEquals(one.sent(World.player(1)), other.sent(World.player(1)));
    assertEquals(one.sent(AWAY), other.sent(AWAY));
    assertEquals(one.sent(World.SPECTATOR), other.sent(World.SPECTATOR));
  }
}
