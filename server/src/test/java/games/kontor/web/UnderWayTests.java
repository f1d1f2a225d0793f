package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.store.ForwardingJournal;
import games.kontor.store.MemoryJournal;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** However often somebody asks for rooms, one answer is under way to him. */
final class UnderWayTests {
  private static final String NOWHERE = "no-such-room-here";

  private final Promise<Void> goOn = Promise.promise();
  private final AtomicReference<String> slow = new AtomicReference<>(NOWHERE);
  private final TestServer server =
      TestServer.ofPennies()
          .journal(
              new ForwardingJournal(new MemoryJournal()) {
                @Override
                public <T> Future<T> read(String room, Fold<T> fold) {
                  return room.equals(slow.get())
                      ? goOn.future().compose(now -> super.read(room, fold))
                      : super.read(room, fold);
                }
              })
          .movableLines()
          .start();

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void theLastQuestionCounts() {
    var eve = server.connect();
    eve.hello();
    String room = TestRooms.open(server, eve, "pennies", 4);
    slow.set(room);
    for (int n = 1; n <= 9; n++) {
      eve.send(new ClientMessage.Watch(room, null, null, "Eve " + n));
    }
    // Commands beyond her credits are refused at once: so all before them have been heard.
    for (int n = 1; n <= 60; n++) {
      eve.send(new ClientMessage.Ping(n));
    }
    assertEquals("too-fast", eve.refused(new ClientMessage.Start(eve.id())));

    goOn.complete();
    server.lineTime().pass(Duration.ofSeconds(3));
    eve.send(new ClientMessage.Ping(99));
    eve.expect(ServerMessage.Pong.class, pong -> pong.n() == 99);

    var snapshots = eve.seen().stream().filter(frame -> frame.contains("\"snapshot\"")).toList();
    assertEquals(2, snapshots.size(), "the first and the last");
  }

  @Test
  void aLateAnswerOfAnotherRoomIsNotTakenForThisOnes() {
    var eve = server.connect();
    eve.hello();
    String room = TestRooms.open(server, eve, "pennies", 4);
    eve.send(new ClientMessage.Watch(NOWHERE, null, null, null));
    eve.send(new ClientMessage.Watch(room, null, null, null));
    eve.send(new ClientMessage.Ping(1));
    eve.expect(ServerMessage.Pong.class);
    server.lineTime().pass(Duration.ofSeconds(15));
    eve.expect(ServerMessage.Snapshot.class);

    goOn.complete();

    assertEquals(NOWHERE, eve.expect(ServerMessage.Gone.class).room());
    eve.done(new ClientMessage.Say(eve.id(), "I am still here"));
  }
}
