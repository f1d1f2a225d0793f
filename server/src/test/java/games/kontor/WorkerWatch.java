package games.kontor;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.metrics.MetricsOptions;
import io.vertx.core.spi.metrics.PoolMetrics;
import io.vertx.core.spi.metrics.VertxMetrics;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Knows whether worker threads have something to do: bots that think, rooms that are read. */
final class WorkerWatch {
  private static final long HANGS_SECONDS = 10;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition idle = lock.newCondition();
  private long under;

  /** A machine whose worker threads are watched. */
  Vertx vertx() {
    var options = new VertxOptions().setMetricsOptions(new MetricsOptions().setEnabled(true));
    return Vertx.builder().with(options).withMetrics(ignored -> new Pools()).build();
  }

  private final class Pools implements VertxMetrics {
    @Override
    public PoolMetrics<?, ?> createPoolMetrics(String type, String name, int size) {
      return new Pool();
    }
  }

  /** A task counts from the moment it is handed in until it has ended. */
  private final class Pool implements PoolMetrics<Object, Object> {
    @Override
    public Object enqueue() {
      count(1);
      return this;
    }

    @Override
    public void end(Object task) {
      count(-1);
    }
  }

  private void count(int more) {
    lock.lock();
    try {
      under += more;
      if (under == 0) {
        idle.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Waits until no worker thread has anything to do. True if none had. */
  boolean awaitIdle() {
    lock.lock();
    try {
      boolean were = under == 0;
      while (under > 0) {
        if (!idle.await(HANGS_SECONDS, TimeUnit.SECONDS)) {
          throw new AssertionError("a worker thread of the server hangs");
        }
      }
      return were;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    } finally {
      lock.unlock();
    }
  }
}
