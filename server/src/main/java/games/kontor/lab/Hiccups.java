package games.kontor.lab;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * How long the process of the load itself stood still, so that its own pauses are not taken for the
 * server's: a thread wants to wake each millisecond and notes how much later it does.
 */
final class Hiccups implements AutoCloseable {
  private static final long EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  private final Histogram late = new Histogram();
  private final Thread watch;
  private volatile boolean ended;

  private Hiccups() {
    this.watch = Thread.ofPlatform().daemon().name("hiccups").start(this::watch);
  }

  /** From now on, until it is closed. */
  static Hiccups begin() {
    return new Hiccups();
  }

  private void watch() {
    long due = System.nanoTime() + EVERY_NANOS;
    while (!ended) {
      LockSupport.parkNanos(due - System.nanoTime());
      long now = System.nanoTime();
      // Whatever was due meanwhile was late too, each by less.
      for (; due <= now; due += EVERY_NANOS) {
        late.add(now - due);
      }
    }
  }

  @Override
  public void close() {
    ended = true;
    boolean interrupted = false;
    while (true) {
      try {
        watch.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** What was noted; to be called when it is closed. */
  Histogram late() {
    return late;
  }
}
