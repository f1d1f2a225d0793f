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

  private static final long ENOUGH = 200;
  private static final long WINDOW_MILLIS = 500;

  @TempDir Path folder;
  private final Vertx vertx = Vertx.vertx();
  private int windows;

  @AfterEach
  void end() {
    vertx.close().await();
  }

  private Tally play(@Nullable Path file, int rate) {
    var bare = new Bare(SIZES, file);
    vertx.deployVerticle(bare).await();
    var plan = new BarePlan("http://localhost:" + bare.port(), 2, 3, 2, 40, 3, rate);
    try (var load = new BareLoad(vertx, plan)) {
      for (windows = 0; load.tally().actions < ENOUGH; windows++) {
        load.play(WINDOW_MILLIS, true);
      }
      return load.tally();
    }
  }

  @Test
  void sendsEachViewerOneFrameOfHisSize() {
    var tally = play(null, 0);
    long each = 900 + 2 * 120 + 2 * 75;
    // At both ends of a window some of the frames of three actions lie outside.
    long strange = Math.abs(tally.bytes - tally.actions * each);
    assertTrue(strange <= 6L * windows * each, () -> strange + " of " + tally.bytes);
  }

  @Test
  void appendsARowBeforeItSends() throws IOException {
    Path file = folder.resolve("rows");
    var tally = play(file, 100);
    assertTrue(Files.size(file) >= 500 * tally.actions);
    assertEquals(0, Files.size(file) % 500);
  }
}
