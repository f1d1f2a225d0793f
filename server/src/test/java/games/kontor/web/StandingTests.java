package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Matter;
import games.kontor.room.Pennies;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How a visitor's tables stand, and whose turn it is there, be their rooms awake or away. */
final class StandingTests {
  private static final String PUT = "{\"type\":\"put\",\"pennies\":0}";

  /** Its rounds are told: ten have gone, and each turn is one. */
  private static final class Rounds extends Pennies {
    @Override
    public OptionalInt round(State state) {
      return OptionalInt.of(10 + state.turn());
    }
  }

  private final TablesAskedFor at = new TablesAskedFor();

  @AfterEach
  void stop() {
    at.close();
  }

  @Test
  void sayWhoseTurnItIsAndWhatIsLeftOfOnesOwn() {
    at.begun();
    at.server.roomTime().pass(Duration.ofSeconds(9));

    var anns = at.tablesOf(at.ann).getFirst();
    var bobs = at.tablesOf(at.bob).getFirst();
    assertEquals("[1]", anns.path("toAct").toString());
    assertEquals(1, anns.path("seat").asInt());
    assertEquals(51_000, anns.path("leftMillis").asLong());
    assertEquals(2, bobs.path("seat").asInt());
    assertTrue(bobs.path("leftMillis").isNull());
    assertTrue(bobs.path("round").isNull());
    assertEquals("playing", bobs.path("room").path("stage").asText());
  }

  @Test
  void sayTheRoundWhereTheGameTellsOneAlsoOfARoomThatIsAway() {
    try (var told = new TablesAskedFor(new Rounds())) {
      told.begun();
      assertEquals(11, told.tablesOf(told.bob).getFirst().path("round").asInt());
      told.ann.done(told.ann.act(PUT));
      assertEquals(12, told.tablesOf(told.bob).getFirst().path("round").asInt());

      told.leave();
      assertTrue(told.tablesOf(told.bob).getFirst().path("round").asInt() > 10);
    }
  }

  @Test
  void thoseThatWaitForTheVisitorComeFirst() {
    String waiting = at.open(at.bob);
    String playing = at.begun();
    assertEquals(List.of(playing, waiting), at.codesOf(at.bob));

    String second = at.begun();
    assertEquals(List.of(second, playing, waiting), at.codesOf(at.bob));

    at.ann.done(at.ann.act(PUT));
    assertEquals(List.of(playing, second), at.codesOf(at.ann));
    assertEquals(List.of(second, playing, waiting), at.codesOf(at.bob));
    at.ann.watch(playing, null, null);
    at.ann.done(at.ann.act(PUT));
    at.bob.watch(second, null, null);
    at.bob.done(at.bob.act(PUT));
    assertEquals(List.of(playing, second, waiting), at.codesOf(at.bob));
  }

  @Test
  void saySoOfARoomThatIsAwayAsItWasPutAway() {
    at.begun();
    at.leave();
    at.journal.read.set(0);

    var away = at.tablesOf(at.ann).getFirst();
    assertEquals(1, away.path("toAct").size());
    assertTrue(away.path("leftMillis").isNull());
    assertEquals(0, at.journal.read.get());
    assertEquals(away.path("toAct"), at.tablesOf(at.bob).getFirst().path("toAct"));
  }

  @Test
  void areTheSameAfterARestart() {
    String room = at.begun();
    at.ann.done(at.ann.act(PUT));
    at.server.close();
    at.serveAgain();
    at.journal.read.set(0);

    assertEquals("[2]", at.tablesOf(at.ann).getFirst().path("toAct").toString());
    assertEquals(List.of(room), at.codesOf(at.bob));
    assertEquals(0, at.journal.read.get());
  }

  @Test
  void areReadOnceWhereAServerEndedBeforeItCouldSayHowTheyStand() {
    at.begun();
    at.ann.done(at.ann.act(PUT));
    var dead = at.server;
    at.serveAgain();
    at.journal.read.set(0);

    assertEquals("[2]", at.tablesOf(at.ann).getFirst().path("toAct").toString());
    assertEquals("[2]", at.tablesOf(at.bob).getFirst().path("toAct").toString());
    assertEquals(1, at.journal.read.get());
    dead.close();
  }

  @Test
  void stayForADayWhenTheyAreOver() {
    String room = at.begun();
    at.ann.done(new ClientMessage.Agree(at.ann.id(), Matter.END, null, true));
    at.bob.done(new ClientMessage.Agree(at.bob.id(), Matter.END, null, true));

    assertEquals("over", at.tablesOf(at.ann).getFirst().path("room").path("stage").asText());
    at.leave();
    at.server.roomTime().leap(Duration.ofHours(23));
    assertEquals(List.of(room), at.codesOf(at.ann));
    at.server.roomTime().leap(Duration.ofHours(1));
    assertEquals(List.of(), at.codesOf(at.ann));
  }
}
