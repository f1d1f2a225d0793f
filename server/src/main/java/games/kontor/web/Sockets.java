package games.kontor.web;

import games.kontor.loop.Loop;
import games.kontor.time.Time;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.ServerWebSocket;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;

/** The WebSockets of one event loop, from the upgrade to the end. */
final class Sockets {
  private static final String PATH = "/api/socket";
  private static final long TEND_MILLIS = 5_000;
  private static final SecureRandom CHANCE = new SecureRandom();

  /** What is not counted. */
  private static final String OWN = "127.0.0.1";

  private final Loop loop;
  private final Flushes flushes;
  private final Shared services;
  private final Lines lines;
  private final Headcount headcount;
  private final Sum sum;
  private final Set<Connection> connections = new LinkedHashSet<>();
  private long waitingBytes;
  private boolean closing;

  /** What the sockets of all event loops come to. */
  record Sum(LongAdder open, LongAdder waitingBytes) {}

  Sockets(Loop loop, Shared services, Lines lines, Headcount headcount, Sum sum) {
    this.loop = loop;
    this.flushes = new Flushes(loop, services.metrics());
    this.services = services;
    this.lines = lines;
    this.headcount = headcount;
    this.sum = sum;
    tendLater(services.time());
  }

  /** True for a request that is {@link #upgrade}'s. */
  static boolean isFor(HttpServerRequest request) {
    return request.method().equals(HttpMethod.GET) && PATH.equals(request.path());
  }

  /** Upgrades a request of one of our pages; all others are told why not. */
  void upgrade(HttpServerRequest request) {
    var visits = services.visits();
    if (!visits.isOurs(request)) {
      Problem.forbiddenOrigin().answer(request.response());
    } else if (closing || !visits.mayConnect(request)) {
      Problem.tooFast().answer(request.response());
    } else {
      upgrade(request, visits.visitor(request), visits.direct(request.remoteAddress()));
    }
  }

  /** What comes by a proxy is counted here, all else was when it was accepted. */
  private void upgrade(HttpServerRequest request, Visitor visitor, Optional<String> direct) {
    String counted = direct.isEmpty() ? visitor.address() : OWN;
    if (headcount.enter(counted)) {
      request
          .toWebSocket()
          .onComplete(
              socket -> opened(socket, visitor, counted), failure -> refused(request, counted));
    } else {
      Problem.tooMany().answer(request.response());
    }
  }

  private void refused(HttpServerRequest request, String counted) {
    headcount.leave(counted);
    if (!request.response().ended()) {
      Problem.malformed("This is no WebSocket handshake.").answer(request.response());
    }
  }

  private void opened(ServerWebSocket opened, Visitor visitor, String counted) {
    var socket = TextSocket.of(opened, flushes);
    lines.upgraded(socket.channel());
    var connection =
        new Connection(socket, loop, visitor, services, ended -> ended(ended, counted));
    connections.add(connection);
    sum.open().increment();
    socket.readBy(new Incoming(socket, connection, loop));
  }

  private void ended(Connection connection, String counted) {
    if (connections.remove(connection)) {
      headcount.leave(counted);
      sum.open().decrement();
    }
  }

  private void tendLater(Time time) {
    time.schedule(
        TEND_MILLIS,
        () -> {
          if (!closing) {
            List.copyOf(connections).forEach(Connection::tend);
            count();
            tendLater(time);
          }
        });
  }

  private void count() {
    long before = waitingBytes;
    waitingBytes = connections.stream().mapToLong(Connection::waitingBytes).sum();
    sum.waitingBytes().add(waitingBytes - before);
  }

  /** Takes no new ones, and says goodbye to each within this time; completes at its end. */
  Future<Void> close(String code, long withinMillis) {
    closing = true;
    var gone = new ArrayList<Future<Void>>();
    for (var connection : List.copyOf(connections)) {
      if (withinMillis == 0) {
        connection.dismiss(code);
      } else {
        gone.add(dismissed(connection, code, CHANCE.nextLong(1, withinMillis + 1)));
      }
    }
    return Future.join(gone).mapEmpty();
  }

  private Future<Void> dismissed(Connection connection, String code, long laterMillis) {
    var done = Promise.<Void>promise();
    services
        .time()
        .schedule(
            laterMillis,
            () -> {
              connection.dismiss(code);
              done.complete();
            });
    return done.future();
  }
}
