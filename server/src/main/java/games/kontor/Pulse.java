package games.kontor;

import games.kontor.time.Time;
import io.vertx.core.Vertx;
import io.vertx.core.internal.VertxInternal;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether event loops still turn: each is asked to answer, and the next time only when it has. May
 * be called from any thread and never waits.
 */
final class Pulse {
  private static final Logger LOG = LoggerFactory.getLogger(Pulse.class);
  private static final long ANSWERED = Long.MAX_VALUE;

  private final Time time;
  private final List<Executor> loops;
  private final List<AtomicLong> askedMillis;

  Pulse(Time time, List<Executor> loops) {
    this.time = time;
    this.loops = List.copyOf(loops);
    this.askedMillis = loops.stream().map(loop -> new AtomicLong(ANSWERED)).toList();
  }

  /** That of all event loops of this Vert.x, those that take connections too. */
  static Pulse of(Vertx vertx, Time time) {
    var internal = (VertxInternal) vertx;
    var loops = new ArrayList<Executor>();
    Stream.of(internal.eventLoopGroup(), internal.acceptorEventLoopGroup())
        .forEach(group -> group.forEach(loops::add));
    return new Pulse(time, loops);
  }

  /** Asks all that owe no answer. */
  void ask() {
    for (int i = 0; i < loops.size(); i++) {
      var asked = askedMillis.get(i);
      if (asked.compareAndSet(ANSWERED, time.millis())) {
        try {
          loops.get(i).execute(() -> asked.set(ANSWERED));
        } catch (RejectedExecutionException closed) {
          LOG.error("an event loop takes no work; it owes the answer for ever", closed);
        }
      }
    }
  }

  /** For how long the slowest has owed an answer; 0 if none does. */
  long silentMillis() {
    long nowMillis = time.millis();
    return askedMillis.stream()
        .mapToLong(AtomicLong::get)
        .filter(asked -> asked != ANSWERED)
        .map(asked -> nowMillis - asked)
        .max()
        .orElse(0);
  }
}
