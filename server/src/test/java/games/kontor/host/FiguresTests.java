package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.store.MemoryJournal;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What operators are told of a room is what happened in it. */
final class FiguresTests {
  private final HeldJournal journal = new HeldJournal(new MemoryJournal());
  private final TestServer server = TestServer.ofPennies().journal(journal).start();
  private final TestClient ann = server.connect();
  private final TestClient bob = server.connect();

  @BeforeEach
  void begin() {
    String room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
    bob.takeSeat(room, "Bob");
    ann.done(new ClientMessage.Start(ann.id()));
  }

  @AfterEach
  void close() {
    journal.releaseAll();
    server.close();
  }

  /** What is counted once nothing is left to be done: a frame is read before it is counted. */
  private double figure(String name) {
    server.settle();
    return server
        .metrics()
        .scrape()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
        .sum();
  }

  private static ClientMessage.Act puts(TestClient who) {
    return who.act("{\"type\":\"put\",\"pennies\":0}");
  }

  @Test
  void aRoomIsLoadedOnce() {
    assertEquals(1, figure("kontor_load_seconds_count"));
  }

  @Test
  void eachCommandIsDecidedOnceAndWhatIsStoredIsSent() {
    double decided = figure("kontor_decide_seconds_count");
    double sent = figure("kontor_send_seconds_count");
    ann.done(puts(ann));
    assertEquals("not-your-turn", ann.refused(puts(ann)));
    assertEquals(decided + 2, figure("kontor_decide_seconds_count"));
    assertEquals(sent + 1, figure("kontor_send_seconds_count"));
    assertEquals(1, figure("kontor_refusals_total{code=\"not-your-turn\"}"));
  }

  @Test
  void whatWaitsForTheRowBeforeItIsCountedAndSoIsWhatIsRefusedMeanwhile() {
    var hold = journal.hold();
    var puts = puts(ann);
    ann.send(puts);
    hold.await();
    assertEquals("not-your-turn", bob.refused(puts(bob)));
    assertEquals(1, figure("kontor_refusals_total{code=\"not-your-turn\"}"));
    var wish = new ClientMessage.RevokeLink(bob.id());
    bob.send(wish);
    bob.send(new ClientMessage.Ping(7));
    bob.expect(ServerMessage.Pong.class);
    assertEquals(1, figure("kontor_commands_waiting"));
    hold.release();
    bob.answer(wish.id());
    ann.answer(puts.id());
    assertEquals(0, figure("kontor_commands_waiting"));
  }

  @Test
  void aClockThatIsLookedAtTooLateIsToldSo() {
    server.roomTime().pass(Duration.ofSeconds(61));
    assertEquals(1, figure("kontor_clocks_late_seconds_count"));
    assertTrue(figure("kontor_clocks_late_seconds_sum") < 1);
    server.roomTime().leap(Duration.ofSeconds(90));
    assertTrue(figure("kontor_clocks_late_seconds_sum") >= 29);
  }
}
