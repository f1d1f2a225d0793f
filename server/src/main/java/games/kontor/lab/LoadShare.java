package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Chance;
import games.kontor.game.SeededChance;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Wire;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import java.io.IOException;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What all members on one event loop share: the way to the servers, whether they are to act, and
 * what is counted.
 */
final class LoadShare {
  private static final int MOST_MESSAGE_BYTES = 64 * 1024 * 1024;
  private static final int MOST_CONNECTIONS = 100_000;

  private final Vertx vertx;
  private final LoadPlan plan;
  private final Tally tally = new Tally();
  private final SortedMap<String, Integer> refusals = new TreeMap<>();
  private final String nonce;

  /** Held here: a client that nobody holds is collected, and its connections with it. */
  private final WebSocketClient sockets;

  private final HttpClient http;
  private boolean playing;
  private boolean counting;

  /** {@code number} tells it from the shares of other event loops. */
  LoadShare(Vertx vertx, LoadPlan plan, int number) {
    this.vertx = vertx;
    this.plan = plan;
    this.sockets =
        vertx.createWebSocketClient(
            new WebSocketClientOptions()
                .setMaxConnections(MOST_CONNECTIONS)
                .setMaxMessageSize(MOST_MESSAGE_BYTES));
    this.http = vertx.createHttpClient();
    this.nonce = Long.toString(System.nanoTime(), Character.MAX_RADIX) + number + "-";
  }

  /** Members are to act from now on, or no more. */
  void play(boolean now) {
    playing = now;
  }

  /** What happens counts from now on, or no more. */
  void count(boolean now) {
    counting = now;
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
        .compose(LoadShare::json);
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

  LoadPlan plan() {
    return plan;
  }

  Tally tally() {
    return tally;
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
