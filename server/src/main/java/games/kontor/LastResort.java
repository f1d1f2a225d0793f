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

  /** Where memory is used up even ending needs some. */
  private static final int PARACHUTE_BYTES = 1 << 20;

  private final IntConsumer halt;

  @SuppressWarnings("UnusedVariable") // Nobody reads it: it is there to be let go.
  private volatile byte @Nullable [] parachute = new byte[PARACHUTE_BYTES];

  LastResort(IntConsumer halt) {
    this.halt = halt;
    // What has run once needs no memory to run again.
    end(code -> {});
  }

  /** Listens to everything that nobody else has caught, on event loops and threads. */
  void listen(Vertx vertx) {
    vertx.exceptionHandler(thrown -> uncaught(Thread.currentThread(), thrown, false));
    Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> uncaught(thread, thrown, true));
  }

  private void uncaught(Thread thread, Throwable thrown, boolean ended) {
    boolean goesOn = false;
    try {
      parachute = null;
      goesOn = !isFatal(thrown) && !(ended && thread.getName().startsWith("store-"));
      String what = goesOn ? "not caught on {}" : "nobody can go on after this, on {}; ending";
      LOG.error(what, thread.getName(), thrown);
    } finally {
      if (goesOn) {
        parachute = new byte[PARACHUTE_BYTES];
      } else {
        end(halt);
      }
    }
  }

  private static void end(IntConsumer halt) {
    halt.accept(EXIT);
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
      LOG.error("an event loop has not turned for {} seconds; ending", Health.DEAD.toSeconds());
      end(halt);
    }
  }
}
