package games.kontor.time;

/** Where everything outside the rules gets its time from, so that a test can move it. */
public interface Time {

  /** Milliseconds that only ever grow; their zero means nothing. */
  long millis();

  /** The calendar: milliseconds since 1970. */
  long dateMillis();

  /** Runs the task once, after the delay, on the Vert.x context of the caller. */
  Timer schedule(long delayMillis, Runnable task);

  /** A task that waits. */
  interface Timer {
    /** It will not run, if it has not yet. */
    void cancel();
  }
}
