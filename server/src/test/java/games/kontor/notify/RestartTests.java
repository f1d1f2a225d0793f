package games.kontor.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.store.DataDirectory;
import games.kontor.store.Notice;
import games.kontor.store.Sqlite;
import games.kontor.store.SqliteJournal;
import io.vertx.core.Vertx;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one server has stored, another one on the same data tells. */
final class RestartTests {
  private static final String ALL = "[\"turn\",\"due\",\"report\"]";

  /** The disk takes no part in the time that a test moves. */
  private static final Duration LOOK = Duration.ofSeconds(15);

  private final Vertx vertx = Vertx.vertx();
  private final Hook hook = new Hook(vertx);

  @TempDir Path folder;

  @AfterEach
  void close() {
    vertx.close().await();
  }

  private PostalTable server() {
    var journal = new SqliteJournal(Sqlite.open(DataDirectory.database(folder)));
    return new PostalTable(PostalTable.landmarks(PostalTable.posts(48)), journal);
  }

  @Test
  void theNextServerTellsWhatTheLastOneDidNotUnderTheSameName() {
    List<Notice> left;
    String room;
    try (var first = server().sit()) {
      first.hook(first.bob, hook.url("/"), ALL);
      first.start();
      left = first.waiting();
      room = first.room;
    }
    try (var second = server()) {
      second.room = room;
      assertEquals(left, second.waiting());
      var post = hook.next(() -> second.pass(LOOK));
      assertEquals("turn", post.kind());
      assertEquals(left.getFirst().id() + ".0", post.id());
      assertTrue(hook.isQuiet());
    }
  }

  @Test
  void whatFellDueWhileNoServerRanIsToldOnceAndInItsOrder() {
    try (var first = server().sit()) {
      first.hook(first.bob, hook.url("/"), ALL);
      first.start();
    }
    try (var second = server()) {
      second.leap(Duration.ofHours(60));
      var post = hook.next(() -> second.pass(LOOK));
      assertEquals("report", post.kind(), "what was due before is over");
      assertTrue(hook.isQuiet());
    }
  }
}
