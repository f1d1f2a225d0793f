package games.kontor;

import games.kontor.cluster.Cluster;
import games.kontor.cluster.Surroundings;
import games.kontor.game.Game;
import games.kontor.host.Elsewhere;
import games.kontor.host.LocalRooms;
import games.kontor.host.Pace;
import games.kontor.host.Reaching;
import games.kontor.host.RoomCodec;
import games.kontor.host.Rooms;
import games.kontor.host.Services;
import games.kontor.notify.Notifier;
import games.kontor.notify.Resolver;
import games.kontor.notify.Telling;
import games.kontor.notify.Words;
import games.kontor.observe.Metrics;
import games.kontor.protocol.Common.GameInfo;
import games.kontor.room.Chances;
import games.kontor.seal.Seal;
import games.kontor.store.ChatLog;
import games.kontor.store.Journal;
import games.kontor.time.Time;
import games.kontor.web.AdminPage;
import games.kontor.web.AdminRoutes;
import games.kontor.web.HttpServer;
import games.kontor.web.Operators;
import games.kontor.web.OpsServer;
import games.kontor.web.Pages;
import games.kontor.web.Visits;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.net.SocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A whole server, wired by constructor; what it owns of the world is given to it. */
public final class Server {
  /** So long those who are connected here may take to go to other servers. */
  private static final Duration FAREWELL = Duration.ofSeconds(3);

  private final Parts parts;
  private final Inside inside;
  private final HttpServer http;
  private final int opsPort;
  private final Health health;

  private Server(Parts parts, Inside inside, HttpServer http, int opsPort, Health health) {
    this.parts = parts;
    this.inside = inside;
    this.http = http;
    this.opsPort = opsPort;
    this.health = health;
  }

  /**
   * Everything a test may want to replace. Rooms and connections have each their own time, so that
   * an hour at the table need not break a line. The journal is closed with the server. The resolver
   * finds the hosts of webhooks. With nodes it is one of several servers.
   */
  public record Parts(
      Vertx vertx,
      List<Game<?, ?, ?>> games,
      Time roomTime,
      Time lineTime,
      Chances chances,
      Journal journal,
      ChatLog chat,
      Metrics metrics,
      Pace pace,
      int eventLoops,
      Resolver resolver,
      Optional<Surroundings> around) {}

  /** Starts; completes when it is ready for visitors. */
  public static Future<Server> start(Config config, String secret, Parts parts) {
    var codec = new RoomCodec(parts.games());
    var services =
        new Services(
            parts.vertx(),
            parts.roomTime(),
            parts.chances(),
            parts.journal(),
            parts.chat(),
            codec,
            parts.metrics(),
            parts.pace(),
            config.rooms());
    var cluster = parts.around().map(around -> cluster(around, parts));
    return LocalRooms.start(
            services,
            secret,
            Resources.words(),
            parts.eventLoops(),
            cluster.<Elsewhere>map(among -> among).orElse(Elsewhere.NOWHERE))
        .compose(
            rooms ->
                Notifier.start(world(secret, parts, rooms), config.telling())
                    .compose(
                        notifier ->
                            serve(config, secret, parts, new Inside(rooms, cluster, notifier))))
        .onSuccess(
            server -> {
              server.health.open(true);
              cluster.ifPresent(Cluster::ready);
            });
  }

  private static Cluster cluster(Surroundings around, Parts parts) {
    var cluster = new Cluster(parts.vertx(), around, parts.roomTime());
    around.nodes().listen(cluster::seen);
    parts.metrics().cluster(cluster::keeping);
    parts.metrics().trail().named(around.nodes().own());
    var traffic = cluster.traffic();
    parts.metrics().parcels(traffic::asked, traffic::answered, traffic::moved, traffic::lost);
    return cluster;
  }

  /** What goes on behind the doors. */
  private record Inside(LocalRooms rooms, Optional<Cluster> cluster, Notifier notifier) {

    /** The rooms of all servers. */
    private Future<Rooms> all() {
      return cluster
          .map(among -> among.begin(rooms))
          .orElseGet(() -> Future.succeededFuture(rooms));
    }

    /** The other servers that are left take the connections over; alone one ends at once. */
    private Duration farewell() {
      return cluster.isPresent() ? FAREWELL : Duration.ZERO;
    }

    private Future<Void> leave() {
      return cluster.map(Cluster::leave).orElseGet(Future::succeededFuture);
    }

    private Future<Void> end() {
      return cluster.map(Cluster::end).orElseGet(Future::succeededFuture);
    }
  }

  private static Future<Server> serve(Config config, String secret, Parts parts, Inside inside) {
    var health =
        new Health(parts.lineTime(), Pulse.of(parts.vertx(), parts.lineTime()), parts.journal());
    var ops = SocketAddress.inetSocketAddress(config.opsPort(), config.opsHost());
    return inside
        .all()
        .compose(
            rooms ->
                web(config, secret, parts, rooms, inside.rooms())
                    .compose(
                        web ->
                            HttpServer.start(
                                parts.vertx(), web, config.port(), parts.eventLoops())))
        .compose(
            http ->
                OpsServer.start(
                        parts.vertx(),
                        ops,
                        parts.metrics(),
                        health::trouble,
                        config
                            .adminToken()
                            .map(token -> admin(token, secret, parts, inside, health)))
                    .map(port -> new Server(parts, inside, http, port, health)));
  }

  private static AdminRoutes admin(
      String token, String secret, Parts parts, Inside inside, Health health) {
    return new AdminRoutes(
        new Operators(AdminTokens.read(token)),
        new OperatorDesk(inside.rooms(), health, inside::leave),
        new Seal(secret, "operators")::mark,
        new AdminPage(Resources.adminPage()),
        parts.lineTime());
  }

  private static Notifier.World world(String secret, Parts parts, LocalRooms rooms) {
    return new Notifier.World(
        parts.vertx(),
        parts.roomTime(),
        parts.journal(),
        rooms.attention(),
        parts.resolver(),
        secret);
  }

  private static Reaching.Offers offers(Telling telling) {
    return new Reaching.Offers(
        telling.mails(), telling.posts(), telling.webhookPrivate(), Words.LANGUAGES);
  }

  /**
   * The pages are read beside the event loops, and no loop is held by it: on a busy machine that
   * may take seconds.
   */
  private static Future<HttpServer.Parts> web(
      Config config, String secret, Parts parts, Rooms rooms, LocalRooms local) {
    var visits = new Visits(config.site(), config.door(), secret, parts.lineTime());
    return parts
        .vertx()
        .executeBlocking(() -> new Pages(Resources.pages(), visits))
        .map(
            pages ->
                new HttpServer.Parts(
                    rooms,
                    local.reaching(offers(config.telling())),
                    parts.games().stream().map(Server::info).toList(),
                    pages,
                    visits,
                    config.door(),
                    parts.lineTime(),
                    parts.metrics()));
  }

  private static GameInfo info(Game<?, ?, ?> game) {
    var options = game.about().options().stream().map(Record.class::cast).toList();
    return new GameInfo(
        game.about().id(), game.about().minSeats(), game.about().maxSeats(), options);
  }

  /** The port for browsers. */
  public int port() {
    return http.port();
  }

  /** The port for operators. */
  public int opsPort() {
    return opsPort;
  }

  /** How this server is; somebody has to look once a second. */
  Health health() {
    return health;
  }

  /**
   * Stops: no longer ready, leaves its rooms to other servers if there are any, says goodbye to
   * everybody, ends what is under way, closes the journal. What was acknowledged is durable.
   */
  public Future<Void> stop() {
    health.open(false);
    return inside
        .leave()
        .compose(left -> http.dismiss("restarting", inside.farewell()))
        .compose(dismissed -> inside.notifier().end())
        .compose(ended -> inside.rooms().stop())
        .compose(stopped -> inside.end())
        .compose(ended -> parts.journal().close())
        .eventually(() -> parts.vertx().close());
  }
}
