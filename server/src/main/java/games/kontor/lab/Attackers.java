package games.kontor.lab;

import java.io.UncheckedIOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** The lines of one attack, each on a thread of its own; who is cut off comes again. */
final class Attackers implements AutoCloseable {
  private static final long STEP_MILLIS = 100;

  /** Little effort: the attacks are to harm by what they hold, not by their number. */
  private static final long AGAIN_MILLIS = 1_000;

  private final Attack attack;
  private final Attack.Target target;
  private final Set<RawLine> open = ConcurrentHashMap.newKeySet();
  private final LongAdder opened = new LongAdder();
  private final LongAdder refused = new LongAdder();
  private volatile boolean over;

  Attackers(Attack attack, Attack.Target target) {
    this.attack = attack;
    this.target = target;
    for (int n = 0; n < attack.lines(); n++) {
      Thread.ofVirtual().start(this::harm);
    }
  }

  private void harm() {
    while (!over) {
      try (var line = attack.open().apply(target)) {
        open.add(line);
        opened.increment();
        while (!over && attack.again().test(line, target)) {
          rest(STEP_MILLIS);
        }
        open.remove(line);
      } catch (IllegalStateException | UncheckedIOException notLetIn) {
        refused.increment();
      }
      rest(AGAIN_MILLIS);
    }
  }

  private static void rest(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts this thread", e);
    }
  }

  /** How often a line was opened. */
  long opened() {
    return opened.sum();
  }

  /** How often the server did not let one in. */
  long refused() {
    return refused.sum();
  }

  /** Ends it; who waits for a line that is not read is freed by its end. */
  @Override
  public void close() {
    over = true;
    open.forEach(RawLine::close);
  }
}
