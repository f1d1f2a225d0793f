package games.kontor.cluster;

import java.util.concurrent.atomic.LongAdder;

/** Counts what this process asks of others and what becomes of it; for any thread. */
public final class Traffic {
  private final LongAdder asked = new LongAdder();
  private final LongAdder answered = new LongAdder();
  private final LongAdder moved = new LongAdder();
  private final LongAdder lost = new LongAdder();

  void ask() {
    asked.increment();
  }

  void answer() {
    answered.increment();
  }

  void move() {
    moved.increment();
  }

  void lose() {
    lost.increment();
  }

  /** What it has sent to the rooms of others. */
  public long asked() {
    return asked.sum();
  }

  /** What has come from there for its viewers, or as an answer. */
  public long answered() {
    return answered.sum();
  }

  /** How often the answer was that the room is kept elsewhere. */
  public long moved() {
    return moved.sum();
  }

  /** How often no answer came in time: mostly it is asked again. */
  public long lost() {
    return lost.sum();
  }
}
