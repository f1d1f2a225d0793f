package games.kontor;

import io.netty.util.concurrent.SingleThreadEventExecutor;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.internal.VertxInternal;
import io.vertx.core.metrics.MetricsOptions;
import io.vertx.core.spi.metrics.PoolMetrics;
import io.vertx.core.spi.metrics.VertxMetrics;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A machine that can be waited for until nothing is left to be done on it: nothing waits on an
 * event loop, and no worker thread has anything under way, be it a bot that thinks or a room that
 * is read. What comes over a socket or from a timer of the clock on the wall counts when it comes.
 */
final class Machine {
  private static final long HANGS_SECONDS = 10;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition idle = lock.newCondition();
  private final Vertx vertx;
  private final List<SingleThreadEventExecutor> loops = new ArrayList<>();
  private long underWay;

  Machine() {
    var options = new VertxOptions().setMetricsOptions(new MetricsOptions().setEnabled(true));
    vertx = Vertx.builder().with(options).withMetrics(ignored -> new Pools()).build();
    ((VertxInternal) vertx)
        .eventLoopGroup()
        .forEach(loop -> loops.add((SingleThreadEventExecutor) loop));
  }

  Vertx vertx() {
    return vertx;
  }

  private final class Pools implements VertxMetrics {
    @Override
    public PoolMetrics<?, ?> createPoolMetrics(String type, String name, int size) {
      return new Pool();
    }
  }

  /** A task counts from the moment it is handed in until what it led to was handed on. */
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
      underWay += more;
      if (underWay == 0) {
        idle.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Waits until nothing is left to be done. */
  synchronized void settle() {
    do {
      awaitWorkers();
    } while (!isStill());
  }

  private void awaitWorkers() {
    lock.lock();
    try {
      while (underWay > 0) {
        require(idle.await(HANGS_SECONDS, TimeUnit.SECONDS), "a worker thread");
      }
    } catch (InterruptedException e) {
      throw interrupted(e);
    } finally {
      lock.unlock();
    }
  }

  /**
   * Stops all event loops at once: what none of them has in its queue then, while no worker has
   * anything under way, does not exist.
   */
  private boolean isStill() {
    var stopped = new CountDownLatch(loops.size());
    var looked = new CountDownLatch(1);
    try {
      loops.forEach(loop -> loop.execute(() -> stop(stopped, looked)));
      require(stopped.await(HANGS_SECONDS, TimeUnit.SECONDS), "an event loop");
      return workersAreIdle() && loops.stream().allMatch(loop -> loop.pendingTasks() == 0);
    } catch (InterruptedException e) {
      throw interrupted(e);
    } finally {
      looked.countDown();
    }
  }

  private static void stop(CountDownLatch stopped, CountDownLatch looked) {
    stopped.countDown();
    try {
      looked.await();
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  private boolean workersAreIdle() {
    lock.lock();
    try {
      return underWay == 0;
    } finally {
      lock.unlock();
    }
  }

  private static void require(boolean happened, String what) {
    if (!happened) {
      throw new AssertionError(what + " of the server hangs");
    }
  }

  private static AssertionError interrupted(InterruptedException e) {
    Thread.currentThread().interrupt();
    return new AssertionError(e);
  }
}
