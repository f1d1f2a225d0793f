package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Seat;
import games.kontor.protocol.Common.Watchers;
import games.kontor.room.RoomEvent.Cause;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What a room does not do while none of its players is connected, where the rules say so. */
final class StandingStillTests {
  private static final RoomCommand.Due TURN = new RoomCommand.Due("turn", 60_000);

  /** Ann is to act against a bot; nobody is connected yet. */
  private static Room<Pennies.State, Pennies.Action, Pennies.Fact> begun(Pennies game) {
    return new Room<>(
        game,
        VerifiableChance.production(),
        List.of(
            step(1, Openings.of(game, 4, "ann")),
            step(2, new RoomEvent.Sat<>("ann", "Ann", 1, "", null)),
            step(3, new RoomEvent.Sat<>("bot:Cog", "Cog", 2, "", "house")),
            step(
                4,
                new RoomEvent.Played<>(
                    new Cause.Began(),
                    List.of(
                        new Pennies.Fact.Dealt(List.of(9, 9), 300_000),
                        new Pennies.Fact.Passed(new Seat(2), 0)),
                    List.of()))),
        "epoch");
  }

  private static Step<Pennies.Fact> step(long seq, RoomEvent<Pennies.Fact> event) {
    return new Step<>(seq, 0, 0, null, null, event);
  }

  private static void connected(Room<?, ?, ?> room, String... players) {
    room.seen(
        new Audience(new TreeSet<>(Set.of(players)), new TreeMap<>(), new Watchers(0, List.of())),
        0,
        0);
  }

  private static Decision<?> botActs(Room<?, ?, ?> room) {
    return room.decide(
        new RoomCommand.BotActed(2, RandomBot.json("put", Map.of("pennies", 0))), 0, 0);
  }

  @Test
  void noClockRunsAndNoBotIsAskedWhileOnlySpectatorsAreThere() {
    var room = begun(new PatientPennies());
    connected(room, "eve", "bot:Cog");

    assertFalse(room.running());
    assertEquals(List.of(), room.deadlines());
    assertEquals(Optional.empty(), room.thought(2));
    assertInstanceOf(Decision.Nothing.class, room.decide(TURN, 60_000, 60_000));
  }

  @Test
  void whatABotHasThoughtOfMeanwhileIsNotDone() {
    var room = begun(new PatientPennies());
    var refused = assertInstanceOf(Decision.Refused.class, botActs(room));
    assertEquals("deserted", refused.code());
  }

  @Test
  void allGoesOnWhenAPlayerIsThere() {
    var room = begun(new PatientPennies());
    connected(room, "ann");

    assertTrue(room.running());
    assertEquals(2, room.deadlines().size());
    assertTrue(room.thought(2).isPresent());
    assertInstanceOf(Decision.Append.class, room.decide(TURN, 60_000, 60_000));
  }

  @Test
  void aGameThatDoesNotSaySoGoesOnAlone() {
    var room = begun(new Pennies());

    assertTrue(room.running());
    assertInstanceOf(Decision.Append.class, room.decide(TURN, 60_000, 60_000));
  }
}
