package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Vertx;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bare server and its load, in one process. */
final class BareTests {
  private static final Bare.Sizes SIZES = new Bare.Sizes(3, 2, 900, 120, 75);

  @TempDir Path folder;
  private final Vertx vertx = Vertx.vertx();

  @AfterEach
  void end() {
    vertx.close().await();
  }

  private Tally play(@Nullable Path file, int rate) {
    var bare = new Bare(SIZES, file);
    vertx.deployVerticle(bare).await();
    var plan = new BarePlan("http://localhost:" + bare.port(), 2, 3, 2, 40, 3, rate);
    try (var load = new BareLoad(vertx, plan)) {
      load.play(200, true);
      return load.tally();
    }
  }

  @Test
  void sendsEachViewerOneFrameOfHisSize() {
    var tally = play(null, 0);
    assertTrue(tally.actions > 0);
    long each = 900 + 2 * 120 + 2 * 75;
    // At both ends of the window some of the frames of an action lie outside.
    assertEquals(0, Math.abs(tally.bytes - tally.actions * each) / (6 * each), tally.bytes + " B");
  }

  @Test
  void appendsARowBeforeItSends() throws IOException {
    Path file = folder.resolve("rows");
    var tally = play(file, 100);
    assertTrue(tally.actions > 0);
    assertTrue(Files.size(file) >= 500 * tally.actions);
    assertEquals(0, Files.size(file) % 500);
  }
}
