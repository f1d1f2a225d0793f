package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestRooms;
import games.kontor.TestServer;
import io.vertx.core.Future;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Those who wait at a table do not wait for those who only look, and these do not pile up. */
final class SqliteReadsTests {
  private static final int MORE_THAN_WAIT = 300;

  @TempDir private Path folder;
  private Sqlite sqlite;
  private final CountDownLatch busy = new CountDownLatch(1);
  private final List<String> done = Collections.synchronizedList(new ArrayList<>());

  @BeforeEach
  void occupyAllReaders() {
    sqlite = Sqlite.open(DataDirectory.database(folder));
    for (int n = 0; n < 64; n++) {
      sqlite.read(this::occupied);
    }
  }

  private String occupied(SqliteSession session) {
    try {
      busy.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return "";
  }

  @AfterEach
  void close() {
    busy.countDown();
    sqlite.close().await();
  }

  private Future<String> look(int n) {
    return sqlite.look(session -> note("look " + n));
  }

  private String note(String what) {
    done.add(what);
    return what;
  }

  /** With one reader: of several nobody can say which is the first to be done. */
  @Test
  void readsRoomsBeforeAllThatOnlyLook() throws SQLException {
    var session = SqliteSession.reading(DataDirectory.database(folder));
    var reader = new Readers("one-reader-", List.of(session), 64);
    reader.read(this::occupied);
    var looks =
        Stream.iterate(0, n -> n + 1)
            .limit(50)
            .map(n -> reader.look(nothing -> note("look " + n)))
            .toList();
    var room = reader.read(nothing -> note("room"));

    busy.countDown();
    Future.all(looks).await();

    assertEquals("room", room.await());
    assertEquals("room", done.getFirst());
    reader.close();
    session.close();
  }

  @Test
  void refusesToQueueWithoutEnd() {
    var looks = Stream.iterate(0, n -> n + 1).limit(MORE_THAN_WAIT).map(this::look).toList();
    var refused = looks.stream().filter(Future::failed).toList();
    var room = sqlite.read(session -> "room");

    busy.countDown();

    assertEquals("room", room.await());
    assertTrue(!refused.isEmpty() && refused.size() < MORE_THAN_WAIT);
    refused.forEach(no -> assertInstanceOf(StoreBusy.class, no.cause()));
    Future.join(looks).otherwiseEmpty().await();
    assertEquals("look 999", look(999).await());
  }

  @Test
  void tellsVisitorsThatTooMuchIsAsked() {
    var journal =
        new ForwardingJournal(new SqliteJournal(sqlite)) {
          @Override
          public Future<Void> close() {
            return Future.succeededFuture();
          }
        };
    try (var server = TestServer.ofPennies().journal(journal).start()) {
      Stream.iterate(0, n -> n + 1).limit(MORE_THAN_WAIT).forEach(this::look);
      for (String asked : List.of("", "/some-room")) {
        var answer = TestRooms.get(server.url() + "/api/rooms" + asked);

        assertEquals(503, answer.statusCode(), asked);
        assertEquals("busy", TestRooms.json(answer).path("code").asText());
      }
    }
  }
}
