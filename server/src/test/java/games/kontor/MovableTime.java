package games.kontor;

import games.kontor.host.Time;
import io.vertx.core.Context;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** A time that stands still until a test moves it. */
public final class MovableTime implements Time {
  /** More than any decision needs from asking the journal to its last frame. */
  private static final int HOPS = 5;

  private static final long BEGIN_DATE_MILLIS = 1_800_000_000_000L;

  private final PriorityQueue<Task> tasks =
      new PriorityQueue<>(Comparator.comparingLong(Task::atMillis).thenComparingLong(Task::n));
  private final Set<Context> contexts = new LinkedHashSet<>();
  private final WorkerWatch workers;
  private long nowMillis;
  private long count;

  /** A time for what has no worker threads. */
  public MovableTime() {
    this(new WorkerWatch());
  }

  MovableTime(WorkerWatch workers) {
    this.workers = workers;
  }

  private record Task(long atMillis, long n, Runnable task, @Nullable Context context) {}

  @Override
  public synchronized long millis() {
    return nowMillis;
  }

  @Override
  public synchronized long dateMillis() {
    return BEGIN_DATE_MILLIS + nowMillis;
  }

  @Override
  public synchronized Timer schedule(long delayMillis, Runnable task) {
    var context = Vertx.currentContext();
    if (context != null) {
      contexts.add(context);
    }
    var entry = new Task(nowMillis + delayMillis, count++, task, context);
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
    long untilMillis = millis() + duration.toMillis();
    for (var task = next(untilMillis); task != null; task = next(untilMillis)) {
      run(task);
      settle();
    }
    settle();
  }

  /** Lets so much time pass at once; what was due meanwhile runs at the end of it. */
  public void leap(Duration duration) {
    jump(duration.toMillis());
    pass(Duration.ZERO);
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

  private void settle() {
    do {
      for (int hop = 0; hop < HOPS; hop++) {
        known().forEach(context -> on(context, () -> {}));
      }
    } while (!workers.awaitIdle());
  }

  private synchronized List<Context> known() {
    return List.copyOf(contexts);
  }

  private static void on(Context context, Runnable work) {
    var done = Promise.<Void>promise();
    context.runOnContext(
        nothing -> {
          work.run();
          done.complete();
        });
    try {
      done.future().await(10, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      throw new AssertionError("a task of the server hangs", e);
    }
  }
}
