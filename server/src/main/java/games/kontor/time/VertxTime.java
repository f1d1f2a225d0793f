package games.kontor.time;

import io.vertx.core.Vertx;
import java.util.concurrent.TimeUnit;

/** The time of this machine. */
public final class VertxTime implements Time {
  private final Vertx vertx;

  public VertxTime(Vertx vertx) {
    this.vertx = vertx;
  }

  @Override
  public long millis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
  }

  @Override
  public long dateMillis() {
    return System.currentTimeMillis();
  }

  @Override
  public Timer schedule(long delayMillis, Runnable task) {
    long id = vertx.setTimer(Math.max(1, delayMillis), fired -> task.run());
    return () -> vertx.cancelTimer(id);
  }
}
