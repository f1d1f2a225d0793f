package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Absent;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.Common.Shuffle;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What those at a table agree on: a bot for who is away, a pause, another game. */
final class AgreementsTests {
  private final PenniesTable table = PenniesTable.begun(new Pennies());

  private ClientMessage.Agree agree(Matter what, @Nullable Integer seat) {
    return new ClientMessage.Agree(table.id(), what, seat, true);
  }

  private ClientMessage.Agree rematch(String word) {
    return new ClientMessage.Agree(table.id(), Matter.REMATCH, null, true, word);
  }

  private void theBellRingsAt(long atMillis) {
    table.nowMillis = atMillis;
    table.give(new RoomCommand.Due("bell", atMillis));
  }

  private @Nullable String whoPlaysForBob() {
    return table.room.sitters().get(1).playedBy();
  }

  @Test
  void letsABotSitInByVoteAndRiseWhenItsPlayerReturns() {
    assertEquals("not-possible", table.refusal("ann", agree(Matter.BOT, 2)));
    table.bobGoes();
    table.ask("ann", agree(Matter.BOT, 2));
    assertEquals("house", whoPlaysForBob());
    table.present(List.of("ann", "bob"), Map.of());
    table.give(new RoomCommand.Presence("bob", true, 0));
    assertNull(whoPlaysForBob());
  }

  @Test
  void seatsABotAtOnceWhereTheHouseSaysSo() {
    var house = new HouseRules(Absent.BOT, true, false);
    table.ask("ann", new ClientMessage.House(table.id(), house));
    table.bobGoes();
    assertEquals("house", whoPlaysForBob());
  }

  @Test
  void pausesWhenAllPresentAgreeAndGoesOnWhenMoreThanHalfDo() {
    table.ask("ann", agree(Matter.PAUSE, null));
    assertTrue(table.room.running());
    table.ask("bob", agree(Matter.PAUSE, null));
    assertFalse(table.room.running());
    assertEquals(List.of(), table.room.deadlines());
    assertEquals("paused", table.refusal("ann", "{\"type\":\"put\",\"pennies\":0}"));
    table.ask("bob", agree(Matter.RESUME, null));
    assertFalse(table.room.running(), "one of two is not more than half");
    table.ask("ann", agree(Matter.RESUME, null));
    assertTrue(table.room.running());
  }

  @Test
  void goesOnByTheVoiceOfTheOneWhoIsLeftThere() {
    table.agree(Matter.PAUSE);
    table.bobGoes();
    table.ask("ann", agree(Matter.RESUME, null));
    assertTrue(table.room.running());
  }

  @Test
  void playsAgainAtTheSameTableWithThoseWhoStay() {
    theBellRingsAt(300_000);
    table.ask("ann", agree(Matter.REMATCH, null));
    assertFalse(table.room.renewed());
    table.ask("bob", agree(Matter.REMATCH, null));
    assertTrue(table.room.renewed());
    table.give(new RoomCommand.Begin());
    assertTrue(table.room.running());
  }

  @Test
  void fixesTheSecretOfARematchBeforeItsWordsAreKnown() {
    String next = shuffle().next();
    theBellRingsAt(300_000);
    assertEquals("bad-word", table.refusal("ann", rematch("a\nb")));
    table.ask("ann", rematch("owl"));
    assertEquals(next, shuffle().next());
    table.ask("bob", rematch("cat"));

    assertEquals(next, shuffle().locked());
    assertEquals(List.of("owl", "cat"), shuffle().words());
    assertNotEquals(next, shuffle().next());
    String afterNext = shuffle().next();
    table.give(new RoomCommand.Begin());
    theBellRingsAt(600_000);
    assertEquals(next, VerifiableChance.locked(Objects.requireNonNull(shuffle().opened())));
    table.ask("ann", rematch("emu"));
    table.ask("bob", rematch("fox"));
    assertEquals(afterNext, shuffle().locked());
    assertEquals(List.of("emu", "fox"), shuffle().words());
  }

  /** As a room shows it that was read from the journal. */
  private Shuffle shuffle() {
    var again = new Room<>(new Pennies(), VerifiableChance.production(), table.journal, "again");
    var comer = new Room.Resume("eve", null, null);
    var frame = again.snapshot(comer, List.of(), table.nowMillis, table.nowMillis);
    var snapshot = (ServerMessage.Snapshot) Wire.decodeServer(frame);
    return Objects.requireNonNull(snapshot.view()).room().shuffle();
  }
}
