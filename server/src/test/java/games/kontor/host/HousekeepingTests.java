package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common;
import games.kontor.store.MemoryChatLog;
import games.kontor.store.MemoryJournal;
import games.kontor.store.Rows;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What becomes of rooms that nobody visits. */
final class HousekeepingTests {
  private final MemoryJournal journal = new MemoryJournal();
  private final MemoryChatLog chat = new MemoryChatLog();
  private TestServer server;
  private TestClient ann;
  private String begun;
  private String open;

  @BeforeEach
  void openTwoRooms() {
    server = TestServer.ofPennies().journal(journal).chat(chat).start();
    ann = server.connect();
    open = TestRooms.open(server, ann, "pennies", 3);
    begun = TestRooms.open(server, ann, "pennies", 3);
    var bob = server.connect();
    bob.takeSeat(begun, "Bob");
    ann.takeSeat(begun, "Ann");
    ann.done(new ClientMessage.Say(ann.id(), "hello"));
    ann.done(new ClientMessage.Start(ann.id()));
    bob.close();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private boolean isKept(String room) {
    return !Rows.of(journal, room).isEmpty();
  }

  private void awayFor(Duration duration) {
    ann.close();
    server.roomTime().pass(Duration.ofMinutes(20));
    server.roomTime().leap(duration);
    server.roomTime().pass(Duration.ofMinutes(2));
  }

  @Test
  void deletesARoomThatWasNeverStartedAfterSevenDays() {
    awayFor(Duration.ofDays(6));
    assertTrue(isKept(open));

    server.roomTime().leap(Duration.ofDays(1));
    server.roomTime().pass(Duration.ofMinutes(2));

    assertEquals(false, isKept(open));
    assertTrue(isKept(begun));
  }

  @Test
  void deletesNothingThatOneReadingAloneFoundForgotten() {
    awayFor(Duration.ofDays(6));

    server.roomTime().leap(Duration.ofDays(1));
    assertTrue(isKept(open));

    server.connectAs(ann).takeSeat(open, "Ann");
    server.roomTime().pass(Duration.ofMinutes(2));
    assertTrue(isKept(open));
  }

  /** The one player who is left ends the game. */
  private void end() {
    server.roomTime().pass(Duration.ofSeconds(15));
    ann.done(new ClientMessage.Agree(ann.id(), Common.Matter.END, null, true));
  }

  @Test
  void deletesAForgottenRoomWithAllThatWasSaidInIt() {
    end();
    awayFor(TestServer.QUICK.kept());

    assertEquals(false, isKept(begun));
    assertEquals(List.of(), chat.read(begun).await());
  }

  @Test
  void neverDeletesAGameThatIsNotOver() {
    awayFor(TestServer.QUICK.kept().multipliedBy(10));

    assertTrue(isKept(begun));
    assertEquals(false, isKept(open));
  }

  @Test
  void deletesNothingBecauseTheCalendarJumps() {
    end();
    awayFor(Duration.ofHours(2));

    server.roomTime().setCalendar(Duration.ofDays(400));
    server.roomTime().pass(Duration.ofHours(30));

    assertTrue(isKept(begun));
    assertTrue(isKept(open));
    server.roomTime().setCalendar(Duration.ofDays(-400));
    awayFor(TestServer.QUICK.kept());
    assertEquals(false, isKept(begun));
  }

  @Test
  void deletesNoRoomThatSomebodyIsIn() {
    server.connect().follow(open);

    server.roomTime().leap(TestServer.QUICK.kept().plusDays(1));
    server.roomTime().pass(Duration.ofMinutes(2));

    assertTrue(isKept(open));
    assertTrue(isKept(begun));
  }
}
