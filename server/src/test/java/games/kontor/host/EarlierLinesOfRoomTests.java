package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.store.ForwardingJournal;
import games.kontor.store.MemoryJournal;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A room reads old lines for those who are there. */
final class EarlierLinesOfRoomTests {
  private final Held journal = new Held();
  private TestServer server;
  private TestClient ann;
  private TestClient eve;

  /** A journal that looks when the test says so, and counts how often. */
  private static final class Held extends ForwardingJournal {
    private final Promise<Void> goOn = Promise.promise();
    private final AtomicInteger looks = new AtomicInteger();

    Held() {
      super(new MemoryJournal());
    }

    @Override
    public <T> Future<T> look(String room, Fold<T> fold) {
      looks.incrementAndGet();
      return goOn.future().compose(now -> super.look(room, fold));
    }
  }

  @BeforeEach
  void serve() {
    server = TestServer.ofPennies().journal(journal).start();
    ann = server.connect();
    String room = TestRooms.open(server, ann, "pennies", 4);
    ann.follow(room);
    eve = server.connect();
    eve.follow(room);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static void heard(TestClient client) {
    client.send(new ClientMessage.Ping(1));
    client.expect(ServerMessage.Pong.class);
  }

  private static ClientMessage.Earlier earlier(TestClient client) {
    return new ClientMessage.Earlier(client.id(), 1);
  }

  @Test
  void areNotReadForWhoHasLeft() {
    ann.send(earlier(ann));
    heard(ann);
    eve.send(earlier(eve));
    heard(eve);
    eve.send(new ClientMessage.Leave());
    heard(eve);
    heard(ann);

    journal.goOn.complete();
    ann.expect(ServerMessage.Lines.class);
    ann.send(earlier(ann));
    ann.expect(ServerMessage.Lines.class);

    assertEquals(2, journal.looks.get());
  }
}
