package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.ChatLine;
import games.kontor.protocol.ServerMessage;
import games.kontor.store.MemoryJournal;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A room takes on as much as the settings say. */
final class RoomLimitsTests {
  private HeldJournal journal = new HeldJournal(new MemoryJournal());
  private TestServer server;
  private TestClient ann;
  private String room;

  @BeforeEach
  void serve() {
    serve(0, 0, 0, 0);
  }

  private void serveAnew(int windows, int each, int chatKibibytes, int waiting) {
    server.close();
    serve(windows, each, chatKibibytes, waiting);
  }

  private void serve(int windows, int each, int chatKibibytes, int waiting) {
    journal = new HeldJournal(new MemoryJournal());
    var limits = new RoomLimits(0, windows, each, each, chatKibibytes, waiting, 0, 0, 0, 0);
    server = TestServer.ofPennies().journal(journal).limits(limits).movableLines().start();
    ann = server.connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
  }

  @AfterEach
  void close() {
    journal.releaseAll();
    server.close();
  }

  /** Frames have a limit of their own; the room is told of no time. */
  private void frame() {
    server.lineTime().pass(Duration.ofMillis(100));
  }

  /** Lines of a hundred bytes each. */
  private void say(int many) {
    for (int n = 0; n < many; n++) {
      frame();
      ann.done(new ClientMessage.Say(ann.id(), "%0100d".formatted(n)));
    }
  }

  private List<ChatLine> chat() {
    frame();
    return ann.watch(room, null, null).chat();
  }

  @Test
  void keepsSoMuchOfWhatWasSaid() {
    serveAnew(0, 2, 1, 0);
    say(30);

    assertEquals(1024 / 100, chat().size());
    assertEquals("%0100d".formatted(29), chat().getLast().text());
  }

  @Test
  void letsASpectatorSaySoMuchAtOnce() {
    serveAnew(0, 2, 0, 0);
    var eve = server.connect();
    eve.follow(room);
    for (int n = 0; n < 40; n++) {
      frame();
      eve.done(new ClientMessage.Say(eve.id(), "line " + n));
    }

    assertEquals("too-fast", eve.refused(new ClientMessage.Say(eve.id(), "more")));
    ann.done(new ClientMessage.Say(ann.id(), "more"));
  }

  @Test
  void liftsItsLimits() {
    say(30);
    for (int n = 0; n < 30; n++) {
      assertEquals(30, chat().size());
    }
  }

  @Test
  void closesTheOldestOfTooManyWindows() {
    serveAnew(2, 0, 0, 0);
    server.connectAs(ann).follow(room);
    var third = server.connectAs(ann);

    third.follow(room);

    assertEquals("crowded", ann.expect(ServerMessage.Gone.class).code());
  }

  private static ClientMessage.Ready ready(int n) {
    return new ClientMessage.Ready("ready-" + n, n % 2 == 0);
  }

  private void answered() {
    ann.send(new ClientMessage.Ping(1));
    ann.expect(ServerMessage.Pong.class);
  }

  private long busy(int waiting) {
    serveAnew(0, 0, 0, waiting);
    var hold = journal.hold();
    ann.send(ready(0));
    hold.await();
    for (int n = 1; n <= 30; n++) {
      ann.send(ready(n));
    }
    answered();
    frame();
    answered();
    long refused = ann.seen().stream().filter(frame -> frame.contains("\"busy\"")).count();
    hold.release();
    return refused;
  }

  @Test
  void refusesToLetMoreCommandsWait() {
    assertEquals(28, busy(2));
  }

  @Test
  void letsAllWaitWhereThatIsWished() {
    assertEquals(0, busy(0));
  }
}
