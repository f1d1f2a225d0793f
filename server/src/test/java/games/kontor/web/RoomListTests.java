package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.MovableTime;
import games.kontor.host.Opening;
import games.kontor.host.Outbox;
import games.kontor.host.Rooms;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Listing;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** However many ask for the list, the journal reads it once a second. */
final class RoomListTests {
  private final MovableTime time = new MovableTime();
  private final Listed rooms = new Listed();
  private final RoomList list = new RoomList(rooms, time);

  /** Rooms of which only the list is asked, and which take their time. */
  private static final class Listed implements Rooms {
    private final Deque<Promise<List<Listing>>> asked = new ArrayDeque<>();

    @Override
    public Future<List<Listing>> list() {
      var promise = Promise.<List<Listing>>promise();
      asked.add(promise);
      return promise.future();
    }

    @Override
    public Future<String> open(Opening opening) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Future<Optional<Listing>> find(String room) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Future<Optional<byte[]>> record(String room) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void send(String room, ClientMessage message, Outbox from) {
      throw new UnsupportedOperationException();
    }
  }

  @Test
  void asksOnceForAllWhoAskWithinASecond() {
    var first = list.latest();
    var second = list.latest();
    rooms.asked.getFirst().complete(List.of());
    time.pass(Duration.ofMillis(999));
    var third = list.latest();

    assertEquals(1, rooms.asked.size());
    assertTrue(first.succeeded() && second.succeeded() && third.succeeded());

    time.pass(Duration.ofMillis(1));
    list.latest();
    assertEquals(2, rooms.asked.size());
  }

  @Test
  void asksAgainAtOnceAfterAFailure() {
    var failed = list.latest();
    rooms.asked.getFirst().fail("the disk is gone");
    list.latest();

    assertTrue(failed.failed());
    assertEquals(2, rooms.asked.size());
  }
}
