package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import games.kontor.store.Journal.Row;
import games.kontor.store.MemoryJournal;
import games.kontor.store.Rows;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What goes wrong in one room or in the store, and what becomes of it. */
final class FaultTests {
  private final MemoryJournal kept = new MemoryJournal();
  private final FaultyJournal journal = new FaultyJournal(kept);
  private TestServer server;
  private TestClient ann;
  private TestClient bob;
  private String room;

  @BeforeEach
  void play() {
    server = TestServer.ofPennies().journal(journal).start();
    ann = server.connect();
    bob = server.connect();
    room = begin(ann, bob);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private String begin(TestClient host, TestClient guest) {
    String opened = TestRooms.open(server, host, "pennies", 4);
    host.takeSeat(opened, "Ann");
    guest.takeSeat(opened, "Bob");
    host.done(new ClientMessage.Start(host.id()));
    return opened;
  }

  private List<Row> rows() {
    return Rows.of(kept, room);
  }

  @Test
  void aBugInOneRoomLeavesTheOthersUnmoved() {
    var cleo = server.connect();
    var dan = server.connect();
    String other = begin(cleo, dan);
    var before = cleo.watch(other, null, null);
    var here = bob.watch(room, null, null);

    assertEquals("internal", ann.refused(ann.act("{\"type\":\"break\"}")));

    var after = bob.expect(ServerMessage.Snapshot.class);
    assertNotEquals(here.epoch(), after.epoch());
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));
    assertEquals(before.epoch(), cleo.watch(other, before.epoch(), before.v()).epoch());
    assertTrue(dan.seen().stream().noneMatch(frame -> frame.contains("internal")));
    cleo.done(cleo.act("{\"type\":\"put\",\"pennies\":0}"));
  }

  @Test
  void refusesWhatIsNotStoredAndShowsNothingOfIt() {
    int before = rows().size();
    journal.fail(FaultyJournal.Fault.NOT_STORED);

    assertEquals("unavailable", ann.refused(ann.act("{\"type\":\"put\",\"pennies\":0}")));

    assertEquals(before, rows().size());
    assertTrue(server.metrics().scrape().contains("\nkontor_appends_failed_total 1.0\n"));
    assertTrue(bob.seen().stream().noneMatch(frame -> frame.contains("\"laid\"")));
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));
  }

  @Test
  void findsOutWhetherAnAppendWithoutAnswerWasDone() {
    int before = rows().size();
    journal.fail(FaultyJournal.Fault.ANSWER_LOST);

    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));

    assertEquals(before + 1, rows().size());
    bob.done(bob.act("{\"type\":\"put\",\"pennies\":0}"));
  }

  @Test
  void tellsNothingOfTheRoomReadAnewBeforeItsSnapshot() {
    bob.send(new ClientMessage.Ping(1));
    bob.expect(ServerMessage.Pong.class);
    int before = bob.seen().size();
    journal.fail(FaultyJournal.Fault.NOT_STORED);
    ann.refused(ann.act("{\"type\":\"put\",\"pennies\":0}"));

    bob.expect(ServerMessage.Snapshot.class);
    assertEquals(before + 1, bob.seen().size());
  }

  @Test
  void readsAgainWhenAnotherWroteBefore() {
    var rows = rows();
    var last = rows.getLast();
    bob.done(bob.act("{\"type\":\"find\",\"pennies\":1}"));
    var found = rows().getLast();
    // The same room as another owner would have gone on with it.
    var foreign =
        new Row(
            room,
            found.seq() + 1,
            found.dateMillis(),
            found.nowMillis(),
            found.kind(),
            found.version(),
            text(found)
                .replace("\"" + idOf(found) + "\"", "\"foreign\"")
                .getBytes(StandardCharsets.UTF_8));
    kept.append(foreign, kept.entry(room).await().orElseThrow()).await();

    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));

    assertEquals(last.seq() + 3, rows().getLast().seq());
    var own = bob.watch(room, null, null).own();
    assertNotNull(own);
  }

  private static String text(Row row) {
    return Wire.text(row.body());
  }

  private static String idOf(Row row) {
    try {
      return Wire.mapper().readTree(row.body()).path("id").asText();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void triesADueClockAgainWhenTheStoreIsBack() {
    journal.fail(FaultyJournal.Fault.NOT_STORED);
    server.roomTime().pass(Duration.ofSeconds(60));
    bob.expect(ServerMessage.Snapshot.class);
    assertEquals(1, turn());

    server.roomTime().pass(Duration.ofSeconds(60));

    assertEquals(2, turn());
  }

  private int turn() {
    var view = bob.watch(room, null, null).view();
    assertNotNull(view);
    return Wire.mapper().valueToTree(view.table()).path("turn").asInt();
  }
}
