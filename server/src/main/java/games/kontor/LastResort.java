package games.kontor;

import io.vertx.core.Vertx;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ends the process when it cannot go on, so that whoever runs it starts a new one: memory is used
 * up, a thread of the store has died, an event loop is dead. What was acknowledged is durable, so
 * nothing is tidied up before.
 */
final class LastResort {
  /** What Java itself ends with after {@code -XX:+ExitOnOutOfMemoryError}. */
  static final int EXIT = 3;

  private static final Logger LOG = LoggerFactory.getLogger(LastResort.class);
  private static final long EACH_MILLIS = 1_000;

  private final IntConsumer halt;

  LastResort(IntConsumer halt) {
    this.halt = halt;
  }

  /** Listens to everything that nobody else has caught, on event loops and threads. */
  void listen(Vertx vertx) {
    vertx.exceptionHandler(thrown -> uncaught(Thread.currentThread(), thrown, false));
    Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> uncaught(thread, thrown, true));
  }

  private void uncaught(Thread thread, Throwable thrown, boolean ended) {
    if (isFatal(thrown) || (ended && thread.getName().startsWith("store-"))) {
      end("nobody can go on after this, on " + thread.getName(), thrown);
    } else {
      LOG.error("not caught on {}", thread.getName(), thrown);
    }
  }

  /** Too deep a recursion is the fault of one call; the machine is well. */
  private static boolean isFatal(Throwable thrown) {
    return thrown instanceof VirtualMachineError && !(thrown instanceof StackOverflowError);
  }

  /** Looks after the server from a thread of its own, as long as the process lives. */
  void watch(Health health) {
    Thread.ofPlatform().daemon().name("health").start(() -> look(health));
  }

  private void look(Health health) {
    try {
      while (true) {
        TimeUnit.MILLISECONDS.sleep(EACH_MILLIS);
        lookOnce(health);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts this thread", e);
    }
  }

  /** Looks once. */
  void lookOnce(Health health) {
    health.look();
    if (health.dead()) {
      end("an event loop has not turned for " + Health.DEAD.toSeconds() + " seconds", null);
    }
  }

  private void end(String why, @Nullable Throwable thrown) {
    try {
      LOG.error("{}; ending", why, thrown);
    } finally {
      halt.accept(EXIT);
    }
  }
}
