package games.kontor;

import games.kontor.time.Time;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A time that stands still until a test moves it. */
public final class MovableTime implements Time {
  private static final long HANGS_SECONDS = 10;
  private static final long BEGIN_DATE_MILLIS = 1_800_000_000_000L;

  private final PriorityQueue<Task> tasks =
      new PriorityQueue<>(Comparator.comparingLong(Task::atMillis).thenComparingLong(Task::n));
  private final @Nullable Machine machine;
  private long nowMillis;
  private long count;
  private long dateMillisAhead;

  /** A time for what runs on no threads of its own. */
  public MovableTime() {
    this.machine = null;
  }

  /** A time on which everything that follows from a moment is done before the next one comes. */
  MovableTime(Machine machine) {
    this.machine = machine;
  }

  private record Task(long atMillis, long n, Runnable task, @Nullable Context context) {}

  @Override
  public synchronized long millis() {
    return nowMillis;
  }

  @Override
  public synchronized long dateMillis() {
    return BEGIN_DATE_MILLIS + dateMillisAhead + nowMillis;
  }

  @Override
  public synchronized Timer schedule(long delayMillis, Runnable task) {
    var entry = new Task(nowMillis + delayMillis, count++, task, Vertx.currentContext());
    tasks.add(entry);
    return () -> cancel(entry);
  }

  private synchronized void cancel(Task entry) {
    tasks.remove(entry);
  }

  /**
   * Lets so much time pass; what was scheduled runs at its moment, one after the other, each with
   * all that follows from it on event loops and worker threads.
   */
  public void pass(Duration duration) {
    settle();
    long untilMillis = millis() + duration.toMillis();
    for (var task = next(untilMillis); task != null; task = next(untilMillis)) {
      run(task);
      settle();
    }
  }

  /** Lets so much time pass at once; what was due meanwhile runs at the end of it. */
  public void leap(Duration duration) {
    settle();
    jump(duration.toMillis());
    pass(Duration.ZERO);
  }

  /** Somebody sets the calendar forward, or back; no time passes. */
  public synchronized void setCalendar(Duration ahead) {
    dateMillisAhead += ahead.toMillis();
  }

  private synchronized void jump(long millis) {
    nowMillis += millis;
  }

  private synchronized @Nullable Task next(long untilMillis) {
    var task = tasks.peek();
    if (task == null || task.atMillis() > untilMillis) {
      nowMillis = untilMillis;
      return null;
    }
    nowMillis = Math.max(nowMillis, task.atMillis());
    return tasks.poll();
  }

  private static void run(Task task) {
    if (task.context() == null) {
      task.task().run();
    } else {
      on(task.context(), task.task());
    }
  }

  /** What the task throws is thrown here. */
  private static void on(Context context, Runnable task) {
    CompletableFuture.runAsync(task, work -> context.runOnContext(nothing -> work.run()))
        .orTimeout(HANGS_SECONDS, TimeUnit.SECONDS)
        .join();
  }

  private void settle() {
    if (machine != null) {
      machine.settle();
    }
  }
}
