package games.kontor.web;

import games.kontor.time.Time;
import io.vertx.core.Context;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.ext.web.RoutingContext;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;

/** The WebSockets of one event loop, from the upgrade to the end. */
final class Sockets {
  private static final long TEND_MILLIS = 5_000;

  private final Context context;
  private final Connection.Services services;
  private final LongAdder open;
  private final Set<Connection> connections = new LinkedHashSet<>();
  private boolean closing;

  /** {@code open} counts the connections of all event loops. */
  Sockets(Context context, Connection.Services services, LongAdder open) {
    this.context = context;
    this.services = services;
    this.open = open;
    tendLater(services.time());
  }

  /** Upgrades a request of one of our pages; all others are told why not. */
  void upgrade(RoutingContext request) {
    var visits = services.visits();
    if (!visits.isOurs(request.request())) {
      Problem.forbiddenOrigin().answer(request);
    } else if (closing || !visits.mayConnect(request.request())) {
      Problem.tooFast().answer(request);
    } else {
      var visitor =
          new Connection.Visitor(
              visits.player(request.request()), visits.address(request.request()));
      request
          .request()
          .toWebSocket()
          .onComplete(socket -> opened(socket, visitor), failure -> refused(request));
    }
  }

  private static void refused(RoutingContext request) {
    if (!request.response().ended()) {
      Problem.malformed("This is no WebSocket handshake.").answer(request);
    }
  }

  private void opened(ServerWebSocket socket, Connection.Visitor visitor) {
    var connection = new Connection(socket, context, visitor, services);
    connections.add(connection);
    open.increment();
    socket.closeHandler(
        nothing -> {
          connections.remove(connection);
          open.decrement();
          connection.ended();
        });
  }

  private void tendLater(Time time) {
    time.schedule(
        TEND_MILLIS,
        () -> {
          if (!closing) {
            List.copyOf(connections).forEach(Connection::tend);
            tendLater(time);
          }
        });
  }

  /** Says goodbye to all; no new ones are taken. */
  void close(String code) {
    closing = true;
    List.copyOf(connections).forEach(connection -> connection.dismiss(code));
  }
}
