package games.kontor.time;

import static org.junit.jupiter.api.Assertions.assertSame;

import io.vertx.core.Vertx;
import io.vertx.junit5.VertxExtension;
import io.vertx.junit5.VertxTestContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The time of this machine keeps its word about where tasks run, and which do not. */
@ExtendWith(VertxExtension.class)
final class VertxTimeTests {

  @Test
  void runsATaskOnTheContextOfWhoeverScheduledIt(Vertx vertx, VertxTestContext test) {
    vertx.runOnContext(
        begun -> {
          var here = Vertx.currentContext();
          new VertxTime(vertx)
              .schedule(
                  1,
                  () ->
                      test.verify(
                          () -> {
                            assertSame(here, Vertx.currentContext());
                            test.completeNow();
                          }));
        });
  }

  @Test
  void leavesACancelledTaskAndRunsTheOneAfterIt(Vertx vertx, VertxTestContext test) {
    vertx.runOnContext(
        begun -> {
          var time = new VertxTime(vertx);
          time.schedule(1, () -> test.failNow("a cancelled task has run")).cancel();
          time.schedule(2, test::completeNow);
        });
  }
}
