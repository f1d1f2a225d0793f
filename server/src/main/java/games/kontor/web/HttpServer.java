package games.kontor.web;

import games.kontor.host.Reaching;
import games.kontor.host.Rooms;
import games.kontor.loop.Loop;
import games.kontor.observe.Capacity;
import games.kontor.observe.Metrics;
import games.kontor.protocol.Common.GameInfo;
import games.kontor.protocol.Wire;
import games.kontor.time.Time;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.Promise;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The server that browsers talk to: pages, the HTTP interface, WebSockets, on all event loops. */
public final class HttpServer {
  private static final Logger LOG = LoggerFactory.getLogger(HttpServer.class);
  private static final int MOST_HEADER_BYTES = 8 * 1024;

  /** A frame up to this size is read, so that one that is too large can be told so. */
  private static final int MOST_RAW_FRAME_BYTES = 2 * Wire.MAX_FRAME_BYTES;

  /** An address in which each percent sign has its two digits. */
  private static final Pattern READABLE = Pattern.compile("/(?:[^%]|%[0-9a-fA-F]{2})*+");

  /** What the kernel may hold back for a browser that does not read. */
  private static final int SEND_BUFFER_BYTES = 64 * 1024;

  private final List<Share> shares;

  private HttpServer(List<Share> shares) {
    this.shares = shares;
  }

  /** All that the server answers with. */
  public record Parts(
      Rooms rooms,
      Reaching reaching,
      List<GameInfo> games,
      Pages pages,
      Visits visits,
      DoorLimits limits,
      Time time,
      Metrics metrics) {}

  /** How many connections there may be: in all, and new ones on each event loop. */
  private record Door(Headcount headcount, int mostFresh) {}

  /** Listens on the port, 0 for any free one, on so many event loops. */
  public static Future<HttpServer> start(Vertx vertx, Parts parts, int port, int eventLoops) {
    int most = Capacity.connections(parts.limits().connections());
    LOG.info("at most {} connections", most);
    var headcount = new Headcount(most, parts.limits().addressConnections());
    int halfOpen = parts.limits().halfOpen() == 0 ? most / 4 : parts.limits().halfOpen();
    var door = new Door(headcount, Math.max(1, halfOpen / eventLoops));
    var sum = new Sockets.Sum(new LongAdder(), new LongAdder());
    var shares = Collections.synchronizedList(new ArrayList<Share>());
    return vertx
        .deployVerticle(
            () -> {
              // Below zero all loops share one free port.
              var share = new Share(parts, door, sum, port == 0 ? -1 : port);
              shares.add(share);
              return share;
            },
            new DeploymentOptions().setInstances(eventLoops))
        .map(
            id -> {
              parts.metrics().connections(sum.open()::sum);
              parts.metrics().waiting(sum.waitingBytes()::sum);
              return new HttpServer(List.copyOf(shares));
            });
  }

  /** The port it listens on. */
  public int port() {
    return shares.getFirst().port();
  }

  /**
   * Takes no new connections, and says goodbye to those there are, each at its own moment within
   * this time: so they do not come back all at once where they go now.
   */
  public Future<Void> dismiss(String code, Duration within) {
    return Future.join(shares.stream().map(share -> share.dismiss(code, within)).toList())
        .mapEmpty();
  }

  /** One event loop's share. */
  private static final class Share extends VerticleBase {
    private final Parts parts;
    private final Door door;
    private final Sockets.Sum sum;
    private final int wishedPort;
    private @Nullable Sockets sockets;
    private int port;

    Share(Parts parts, Door door, Sockets.Sum sum, int wishedPort) {
      this.parts = parts;
      this.door = door;
      this.sum = sum;
      this.wishedPort = wishedPort;
    }

    @Override
    public Future<?> start() {
      parts.metrics().probe(vertx);
      var services =
          new Shared(
              parts.rooms(),
              parts.visits(),
              parts.limits(),
              parts.time(),
              parts.metrics(),
              parts.pages().build());
      var lines = new Lines(services, door.headcount(), door.mostFresh());
      return vertx
          .createHttpServer(options())
          .connectionHandler(lines::arrived)
          .requestHandler(requests(lines, sockets(services, lines), router()))
          .listen(wishedPort)
          .onSuccess(server -> port = server.actualPort());
    }

    private Sockets sockets(Shared services, Lines lines) {
      var made = new Sockets(Loop.of(context), services, lines, door.headcount(), sum);
      sockets = made;
      return made;
    }

    private static HttpServerOptions options() {
      return new HttpServerOptions()
          .setMaxHeaderSize(MOST_HEADER_BYTES)
          .setHttp2ClearTextEnabled(false)
          .setMaxWebSocketFrameSize(MOST_RAW_FRAME_BYTES)
          .setMaxWebSocketMessageSize(MOST_RAW_FRAME_BYTES)
          .setSendBufferSize(SEND_BUFFER_BYTES)
          .setPerMessageWebSocketCompressionSupported(false)
          .setPerFrameWebSocketCompressionSupported(false)
          .setTcpNoDelay(true);
    }

    /** Upgrades go by the router: a socket needs nothing of it and would keep all of it. */
    private static Handler<HttpServerRequest> requests(
        Lines lines, Sockets upgrades, Router router) {
      return request -> {
        if (!lines.takes(request)) {
          return;
        }
        if (!isReadable(request.path())) {
          Problem.malformed("The address cannot be read.").answer(request.response());
        } else if (Sockets.isFor(request)) {
          upgrades.upgrade(request);
        } else {
          router.handle(request);
        }
      };
    }

    private static boolean isReadable(@Nullable String path) {
      return path != null && READABLE.matcher(path).matches();
    }

    private Router router() {
      var router = Router.router(vertx);
      router.route().handler(new SecurityHeaders(parts.visits())::on);
      new RoomRoutes(parts.rooms(), parts.games(), parts.visits(), parts.time()).on(router);
      new ReachRoutes(parts.reaching(), parts.visits()).on(router);
      read(router.route("/")).handler(parts.pages()::page);
      for (String page : List.of("/r/*", "/rules", "/rules/*", "/fair-dice", "/mail/*")) {
        read(router.route(page)).handler(parts.pages()::page);
      }
      read(router.routeWithRegex("/(?!api/).*")).handler(parts.pages()::file);
      read(router.routeWithRegex("/(?!api/).*")).handler(parts.pages()::lost);
      router.route().failureHandler(Share::failed);
      for (int status : List.of(404, 405, 413, 415)) {
        router.errorHandler(status, Share::failed);
      }
      return router;
    }

    /** Whoever asks for the head of a page alone gets it: previews of links do so. */
    private static Route read(Route route) {
      return route.method(HttpMethod.GET).method(HttpMethod.HEAD);
    }

    private static void failed(RoutingContext context) {
      if (!context.response().ended()) {
        Problem.ofStatus(context.statusCode()).answer(context);
      }
    }

    int port() {
      return port;
    }

    Future<Void> dismiss(String code, Duration within) {
      var done = Promise.<Void>promise();
      context.runOnContext(
          nothing ->
              (sockets == null
                      ? Future.<Void>succeededFuture()
                      : sockets.close(code, within.toMillis()))
                  .onComplete(done));
      return done.future();
    }
  }
}
