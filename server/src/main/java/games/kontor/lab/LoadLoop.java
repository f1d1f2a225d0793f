package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Chance;
import games.kontor.game.SeededChance;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Wire;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** One event loop's share of the rooms under load, and what it counts. */
final class LoadLoop extends VerticleBase {
  private static final int BEGUN_AT_ONCE = 8;
  private static final int MOST_MESSAGE_BYTES = 64 * 1024 * 1024;
  private static final int MOST_CONNECTIONS = 100_000;
  private static final long TICK_MILLIS = 1;
  private static final long LOOK_MILLIS = 50;
  private static final long PATIENCE_MILLIS = 20_000;
  private static final double NANOS = 1e9;

  private final Load.Plan plan;
  private final int share;
  private final int shares;
  private final Tally tally = new Tally();
  private final SortedMap<String, Integer> refusals = new TreeMap<>();
  private final List<LoadRoom> rooms = new ArrayList<>();
  private final String nonce;

  /** Held here: a client that nobody holds is collected, and its connections with it. */
  private final WebSocketClient sockets;

  private final HttpClient http;
  private boolean playing;
  private boolean counting;
  private int next;
  private double dueNanos;
  private long ticker = -1;

  /** Share {@code share} of {@code shares}, from 0. */
  LoadLoop(Vertx vertx, Load.Plan plan, int share, int shares) {
    this.plan = plan;
    this.share = share;
    this.shares = shares;
    this.sockets =
        vertx.createWebSocketClient(
            new WebSocketClientOptions()
                .setMaxConnections(MOST_CONNECTIONS)
                .setMaxMessageSize(MOST_MESSAGE_BYTES));
    this.http = vertx.createHttpClient();
    this.nonce = Long.toString(System.nanoTime(), Character.MAX_RADIX) + share + "-";
  }

  /** Completes when all rooms of this share play. */
  @Override
  public Future<?> start() {
    for (int number = share; number < plan.rooms(); number += shares) {
      rooms.add(new LoadRoom(this, plan, number));
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
          counting = counted;
          if (!playing) {
            playing = true;
            rooms.forEach(LoadRoom::wake);
            ticker = closed() ? -1 : pace();
          }
          long untilNanos = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
          vertx.setPeriodic(
              Math.min(millis, LOOK_MILLIS),
              look -> {
                if (System.nanoTime() >= untilNanos || rooms.stream().allMatch(LoadRoom::full)) {
                  vertx.cancelTimer(look);
                  counting = false;
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
          playing = false;
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

  /** The JSON that a server answers to a post. */
  Future<JsonNode> post(String url, String cookie, JsonNode body) {
    var options =
        new RequestOptions()
            .setMethod(HttpMethod.POST)
            .setAbsoluteURI(url)
            .putHeader("Content-Type", "application/json")
            .putHeader("Cookie", cookie);
    return http.request(options)
        .compose(request -> request.send(Buffer.buffer(Wire.bytes(body))))
        .compose(LoadLoop::json);
  }

  private static Future<JsonNode> json(HttpClientResponse response) {
    return response
        .body()
        .compose(
            body -> {
              try {
                return response.statusCode() < 300
                    ? Future.succeededFuture(Wire.mapper().readTree(body.getBytes()))
                    : Future.failedFuture("no room was opened: " + body);
              } catch (IOException e) {
                return Future.failedFuture(e);
              }
            });
  }

  /** So many bytes have come over some line. */
  void heard(int bytes, boolean player, boolean acting) {
    if (counting) {
      tally.bytes += bytes;
      if (player && acting) {
        tally.actorBytes += bytes;
      } else if (player) {
        tally.seatBytes += bytes;
      }
    }
  }

  /** An action is sent; true if its answer counts. */
  boolean sending(ClientMessage.Act act) {
    if (counting) {
      tally.sent++;
      tally.sentBytes += Wire.encode(act).length;
    }
    return counting;
  }

  /** A room has answered nothing for so long though it was asked. */
  void paused(long nanos) {
    if (counting) {
      tally.pauses.add(nanos);
    }
  }

  /** An action that counts was answered after so long. */
  void answered(JsonNode answer, long nanos) {
    tally.latency.add(nanos);
    if (answer.path("type").asText().equals("refused")) {
      refusals.merge(answer.path("code").asText(), 1, Integer::sum);
      tally.refusals++;
    } else if (counting) {
      tally.actions++;
      tally.underWayNanos += nanos;
    }
  }

  Vertx vertx() {
    return vertx;
  }

  WebSocketClient sockets() {
    return sockets;
  }

  Tally tally() {
    return tally;
  }

  List<LoadRoom> rooms() {
    return rooms;
  }

  /** How often actions were refused, by the codes. */
  SortedMap<String, Integer> refusals() {
    return refusals;
  }

  /** What makes the ids of this share differ from all others. */
  String nonce() {
    return nonce;
  }

  Chance chance() {
    return new SeededChance(System.nanoTime());
  }

  /** True while members are to act. */
  boolean playing() {
    return playing;
  }

  /** True for a closed loop: everybody acts as soon as he may. */
  boolean closed() {
    return plan.rate() == 0;
  }
}
