package games.kontor.lab;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * How long the process of the load itself stood still, so that its own pauses are not taken for the
 * server's: a thread wants to wake each millisecond and notes how much later it does.
 */
final class Hiccups {
  private static final long EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  private final CompletableFuture<Histogram> late;
  private volatile boolean ended;

  private Hiccups() {
    this.late =
        CompletableFuture.supplyAsync(
            this::watch, task -> Thread.ofPlatform().daemon().name("hiccups").start(task));
  }

  /** From now on. */
  static Hiccups begin() {
    return new Hiccups();
  }

  private Histogram watch() {
    var noted = new Histogram();
    long due = System.nanoTime() + EVERY_NANOS;
    while (!ended) {
      LockSupport.parkNanos(due - System.nanoTime());
      long now = System.nanoTime();
      // Whatever was due meanwhile was late too, each by less.
      for (; due <= now; due += EVERY_NANOS) {
        noted.add(now - due);
      }
    }
    return noted;
  }

  /** Until now; what was noted. */
  Histogram end() {
    ended = true;
    return late.join();
  }
}
