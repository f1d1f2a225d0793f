package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.MovableTime;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.Common.Listing;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/** However many ask for the list, the journal reads it once a second. */
final class RoomListTests {
  private final MovableTime time = new MovableTime();
  private final Deque<Promise<List<Listing>>> asked = new ArrayDeque<>();
  private final RoomList list = new RoomList(this::ask, time);

  private Future<List<Listing>> ask() {
    var promise = Promise.<List<Listing>>promise();
    asked.add(promise);
    return promise.future();
  }

  @Test
  void asksOnceForAllWhoAskWithinASecond() {
    var first = list.latest();
    var second = list.latest();
    asked.getFirst().complete(List.of());
    time.pass(Duration.ofMillis(999));
    var third = list.latest();

    assertEquals(1, asked.size());
    assertTrue(first.succeeded() && second.succeeded() && third.succeeded());

    time.pass(Duration.ofMillis(1));
    list.latest();
    assertEquals(2, asked.size());
  }

  @Test
  void isOfAHundredRoomsAtMost() {
    try (var server = TestServer.ofPennies().start()) {
      String rooms = server.url() + "/api/rooms";
      for (int n = 0; n < 101; n++) {
        TestRooms.post(rooms, "{\"game\":\"pennies\",\"seats\":3,\"public\":true}");
      }
      assertEquals(100, TestRooms.json(TestRooms.get(rooms)).size());
    }
  }

  @Test
  void asksAgainAtOnceAfterAFailure() {
    var failed = list.latest();
    asked.getFirst().fail("the disk is gone");
    list.latest();

    assertTrue(failed.failed());
    assertEquals(2, asked.size());
  }
}
