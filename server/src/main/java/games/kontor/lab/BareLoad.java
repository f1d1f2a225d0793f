package games.kontor.lab;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.vertx.core.http.WebSocketConnectOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The same load on {@link Bare}: as many rooms and viewers, messages of the same size, as many of
 * them under way, or the same rate. Its methods wait, so they must not be called from its event
 * loop.
 */
final class BareLoad extends VerticleBase implements AutoCloseable, BareRoom.Listener {
  private static final int BEGUN_AT_ONCE = 8;
  private static final int MOST_CONNECTIONS = 100_000;
  private static final double NANOS = 1e9;

  private final Vertx on;
  private final BarePlan plan;
  private final Tally tally = new Tally();
  private final List<BareRoom> rooms;
  private final WebSocketClient sockets;
  private final String deployed;
  private boolean counting;
  private boolean begun;
  private int next;
  private double dueNanos;

  /** Connects everybody. */
  BareLoad(Vertx vertx, BarePlan plan) {
    this.on = vertx;
    this.plan = plan;
    this.sockets =
        vertx.createWebSocketClient(
            new WebSocketClientOptions().setMaxConnections(MOST_CONNECTIONS));
    this.rooms = IntStream.range(0, plan.rooms()).mapToObj(n -> new BareRoom(this, plan)).toList();
    this.deployed = vertx.deployVerticle(this).await();
  }

  @Override
  public Future<?> start() {
    var chains = new ArrayList<Future<?>>();
    for (int first = 0; first < BEGUN_AT_ONCE; first++) {
      chains.add(connect(first));
    }
    return Future.all(chains);
  }

  /** The viewer of this number over all rooms, then every eighth after him. */
  private Future<?> connect(int number) {
    int viewers = plan.players() + plan.spectators();
    int room = number / viewers;
    int viewer = number % viewers;
    return room >= plan.rooms()
        ? Future.succeededFuture()
        : sockets
            .connect(
                new WebSocketConnectOptions()
                    .setAbsoluteURI(Bare.address(plan.url(), room, viewer)))
            .onSuccess(socket -> rooms.get(room).add(viewer, socket))
            .compose(socket -> connect(number + BEGUN_AT_ONCE));
  }

  /** Lets them send for so long; what happens is counted or not. */
  void play(long millis, boolean counted) {
    var done = Promise.<Void>promise();
    context.runOnContext(
        nothing -> {
          counting = counted;
          if (!begun) {
            begun = true;
            begin();
          }
          vertx.setTimer(
              Math.max(1, millis),
              timer -> {
                counting = false;
                done.complete();
              });
        });
    done.future().await();
  }

  private void begin() {
    if (plan.rate() > 0) {
      dueNanos = System.nanoTime();
      vertx.setPeriodic(1, timer -> pace());
    } else {
      for (int token = 0; token < plan.underWay(); token++) {
        rooms.get(token % rooms.size()).ask(System.nanoTime());
      }
    }
  }

  private void pace() {
    long now = System.nanoTime();
    while (dueNanos <= now && someoneAsks((long) dueNanos)) {
      dueNanos += NANOS / plan.rate();
    }
  }

  private boolean someoneAsks(long sinceNanos) {
    for (int i = 0; i < rooms.size(); i++) {
      next = (next + 1) % rooms.size();
      if (rooms.get(next).ask(sinceNanos)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void heard(int bytes) {
    if (counting) {
      tally.bytes += bytes;
    }
  }

  @Override
  public void answered(long nanos) {
    if (counting) {
      tally.actions++;
      tally.latency.add(nanos);
    }
  }

  /** What was counted. */
  Tally tally() {
    return tally;
  }

  @Override
  public void close() {
    on.undeploy(deployed).await();
    sockets.close().await();
  }
}
