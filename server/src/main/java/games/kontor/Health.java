package games.kontor;

import games.kontor.store.Journal;
import games.kontor.time.Time;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What keeps this server from visitors, if anything does: it is starting or stopping, an event loop
 * does not turn, or a journal of its own cannot be written. All is found by {@link #look}; every
 * method may be called from any thread and never waits.
 */
final class Health {
  /** A loop that owes an answer for so long is taken for stuck; no visitor is to come. */
  static final Duration STUCK = Duration.ofSeconds(5);

  /** After so long it is taken for dead: only a new process helps. */
  static final Duration DEAD = Duration.ofSeconds(60);

  /** So often the journal is written to, and so long it may take. */
  static final Duration JOURNAL = Duration.ofSeconds(10);

  private static final Logger LOG = LoggerFactory.getLogger(Health.class);

  private final Time time;
  private final Pulse pulse;
  private final Journal journal;
  private final AtomicReference<Check> check;
  private volatile boolean open;

  Health(Time time, Pulse pulse, Journal journal) {
    this.time = time;
    this.pulse = pulse;
    this.journal = journal;
    this.check = new AtomicReference<>(new Check(time.millis(), true, Optional.empty()));
  }

  /** The last time that the journal was written to, and what came of it. */
  private record Check(long begunMillis, boolean ended, Optional<String> failure) {}

  /** Visitors are welcome from now on, or no longer. */
  void open(boolean welcome) {
    open = welcome;
  }

  /** Looks at everything anew while visitors are welcome; to be called once a second. */
  void look() {
    if (!open) {
      return;
    }
    pulse.ask();
    var last = check.get();
    if (last.ended() && olderThan(JOURNAL, last)) {
      var begun = new Check(time.millis(), false, last.failure());
      check.set(begun);
      journal
          .check()
          .onComplete(
              done -> ended(begun, Optional.empty()),
              failure -> ended(begun, Optional.of(String.valueOf(failure.getMessage()))));
    }
  }

  private void ended(Check begun, Optional<String> failure) {
    if (!failure.equals(begun.failure())) {
      LOG.warn("the journal {}", failure.map(f -> "cannot be written: " + f).orElse("is well"));
    }
    check.set(new Check(begun.begunMillis(), true, failure));
  }

  private boolean olderThan(Duration duration, Check some) {
    return time.millis() - some.begunMillis() >= duration.toMillis();
  }

  /** Why nobody should come; empty if all is well. Tells operators, so it says no more than why. */
  Optional<String> trouble() {
    var last = check.get();
    if (!open) {
      return Optional.of("starting or stopping");
    }
    if (pulse.silentMillis() >= STUCK.toMillis()) {
      return Optional.of("an event loop does not turn");
    }
    boolean hangs = !last.ended() && olderThan(JOURNAL, last);
    // Elsewhere it is away too, and a new process would not find it either: rooms wait for it.
    return !journal.isShared() && (last.failure().isPresent() || hangs)
        ? Optional.of("the journal cannot be written")
        : Optional.empty();
  }

  /** True if a loop has not turned for so long that it never will. */
  boolean dead() {
    return open && pulse.silentMillis() >= DEAD.toMillis();
  }
}
