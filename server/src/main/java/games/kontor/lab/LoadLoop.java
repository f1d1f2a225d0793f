package games.kontor.lab;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** One event loop's share of the rooms under load, and what it counts. */
final class LoadLoop extends VerticleBase {
  private static final int BEGUN_AT_ONCE = 8;
  private static final long TICK_MILLIS = 1;
  private static final long LOOK_MILLIS = 50;
  private static final long PATIENCE_MILLIS = 20_000;
  private static final double NANOS = 1e9;

  private final LoadPlan plan;
  private final LoadShare share;
  private final int number;
  private final int shares;
  private final List<LoadRoom> rooms = new ArrayList<>();
  private int next;
  private double dueNanos;
  private long ticker = -1;

  /** Share {@code number} of {@code shares}, from 0. */
  LoadLoop(Vertx vertx, LoadPlan plan, int number, int shares) {
    this.plan = plan;
    this.share = new LoadShare(vertx, plan, number);
    this.number = number;
    this.shares = shares;
  }

  /** Completes when all rooms of this share play. */
  @Override
  public Future<?> start() {
    for (int room = number; room < plan.rooms(); room += shares) {
      rooms.add(new LoadRoom(share, room));
    }
    var chains = new ArrayList<Future<?>>();
    for (int first = 0; first < BEGUN_AT_ONCE; first++) {
      chains.add(begin(first));
    }
    return Future.all(chains).onFailure(failure -> end());
  }

  @Override
  public Future<?> stop() {
    end();
    return Future.succeededFuture();
  }

  private void end() {
    rooms.forEach(LoadRoom::end);
  }

  private Future<?> begin(int index) {
    return index >= rooms.size()
        ? Future.succeededFuture()
        : rooms.get(index).begin().compose(begun -> begin(index + BEGUN_AT_ONCE));
  }

  /** Plays for so long, or until each room has had its actions; what happens is counted or not. */
  Future<?> play(long millis, boolean counted) {
    var done = Promise.<Void>promise();
    context.runOnContext(
        nothing -> {
          share.count(counted);
          if (!share.playing()) {
            share.play(true);
            rooms.forEach(LoadRoom::wake);
            ticker = share.closed() ? -1 : pace();
          }
          long untilNanos = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
          vertx.setPeriodic(
              Math.min(millis, LOOK_MILLIS),
              look -> {
                if (System.nanoTime() >= untilNanos || rooms.stream().allMatch(LoadRoom::full)) {
                  vertx.cancelTimer(look);
                  share.count(false);
                  done.complete();
                }
              });
        });
    return done.future();
  }

  /** Nobody acts any more; completes when everybody has his answer, or after some patience. */
  Future<?> rest() {
    var done = Promise.<Void>promise();
    context.runOnContext(
        nothing -> {
          vertx.cancelTimer(ticker);
          share.play(false);
          settle(System.nanoTime(), done);
        });
    return done.future();
  }

  /** At a rate: an action is due every so often, and waits until somebody may act. */
  private long pace() {
    double everyNanos = NANOS * shares / plan.rate();
    dueNanos = System.nanoTime();
    return vertx.setPeriodic(
        TICK_MILLIS,
        timer -> {
          long now = System.nanoTime();
          while (dueNanos <= now && someoneActs((long) dueNanos)) {
            dueNanos += everyNanos;
          }
        });
  }

  private boolean someoneActs(long sinceNanos) {
    for (int i = 0; i < rooms.size(); i++) {
      next = (next + 1) % rooms.size();
      if (rooms.get(next).act(sinceNanos)) {
        return true;
      }
    }
    return false;
  }

  private void settle(long sinceNanos, Promise<Void> done) {
    boolean settled = rooms.stream().allMatch(LoadRoom::settled);
    boolean late = System.nanoTime() - sinceNanos > PATIENCE_MILLIS * 1_000_000;
    if (settled || late) {
      done.complete();
    } else {
      vertx.setTimer(LOOK_MILLIS, timer -> settle(sinceNanos, done));
    }
  }

  /** Looks whether all is as it should be at the end. */
  Future<?> check() {
    var done = Promise.<Void>promise();
    context.runOnContext(
        nothing ->
            Future.all(rooms.stream().map(LoadRoom::check).toList())
                .timeout(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
                .<Void>mapEmpty()
                .onComplete(done));
    return done.future();
  }

  LoadShare share() {
    return share;
  }

  List<LoadRoom> rooms() {
    return rooms;
  }
}
