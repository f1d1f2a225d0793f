package games.kontor;

import games.kontor.game.Game;
import games.kontor.host.Pace;
import games.kontor.host.RoomLimits;
import games.kontor.notify.Resolver;
import games.kontor.notify.Telling;
import games.kontor.observe.Metrics;
import games.kontor.room.Chances;
import games.kontor.room.Pennies;
import games.kontor.room.VerifiableChance;
import games.kontor.store.ChatLog;
import games.kontor.store.Journal;
import games.kontor.store.MemoryChatLog;
import games.kontor.store.MemoryJournal;
import games.kontor.store.StoreLimits;
import games.kontor.time.VertxTime;
import games.kontor.web.DoorLimits;
import games.kontor.web.Site;
import io.vertx.core.Vertx;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A whole server in this process, on free ports. Its rooms live on a time that the test moves;
 * their chance has a known secret. Addresses are believed from this machine, so that a test can be
 * many.
 */
public final class TestServer implements AutoCloseable {
  public static final String SECRET = "a secret that everybody knows by now";
  public static final Pace QUICK =
      new Pace(Duration.ofSeconds(10), Duration.ofMinutes(5), 0, Duration.ofDays(30));

  private final Machine machine = new Machine();
  private final Vertx vertx = machine.vertx();
  private final MovableTime roomTime = new MovableTime(machine);
  private final MovableTime lineTime = new MovableTime(machine);
  private final Metrics metrics = new Metrics();
  private final Server server;

  /** The usual settings, for a server on this port. */
  public static Config config(int port) {
    return new Config(
        port,
        0,
        "127.0.0.1",
        Path.of("unused"),
        Optional.of(SECRET),
        new Site(Optional.empty(), List.of()),
        DoorLimits.STANDARD,
        365,
        RoomLimits.STANDARD,
        StoreLimits.STANDARD,
        Optional.empty(),
        Optional.empty(),
        Telling.NONE,
        Optional.empty());
  }

  private TestServer(Builder wish) {
    server =
        Server.start(
                new Config(
                    wish.port,
                    0,
                    "127.0.0.1",
                    Path.of("unused"),
                    Optional.of(SECRET),
                    new Site(Optional.empty(), List.of("127.0.0.1")),
                    wish.door,
                    365,
                    wish.limits,
                    StoreLimits.STANDARD,
                    Optional.empty(),
                    Optional.empty(),
                    wish.telling,
                    Optional.ofNullable(wish.adminToken)),
                SECRET,
                new Server.Parts(
                    vertx,
                    wish.games,
                    roomTime,
                    wish.movableLines ? lineTime : new VertxTime(vertx),
                    wish.chances,
                    wish.journal,
                    wish.chat,
                    metrics,
                    wish.pace,
                    2,
                    wish.resolver == null ? Resolver.system(vertx) : wish.resolver,
                    Optional.empty()))
            .await();
  }

  /** A server for these games; everything else is as tests mostly want it. */
  public static Builder with(List<Game<?, ?, ?>> games) {
    return new Builder(games);
  }

  /** A server for games of pennies. */
  public static Builder ofPennies() {
    return with(List.of(new Pennies()));
  }

  /** What a test may choose. */
  public static final class Builder {
    private final List<Game<?, ?, ?>> games;
    private Journal journal = new MemoryJournal();
    private ChatLog chat = new MemoryChatLog();
    private Chances chances = new KnownSecret();
    private Pace pace = QUICK;
    private DoorLimits door = DoorLimits.STANDARD;
    private RoomLimits limits = RoomLimits.STANDARD;
    private Telling telling = Telling.NONE;
    private @Nullable Resolver resolver;
    private @Nullable String adminToken;
    private boolean movableLines;
    private int port;

    private Builder(List<Game<?, ?, ?>> games) {
      this.games = games;
    }

    public Builder journal(Journal chosen) {
      journal = chosen;
      return this;
    }

    public Builder chat(ChatLog chosen) {
      chat = chosen;
      return this;
    }

    public Builder chances(Chances chosen) {
      chances = chosen;
      return this;
    }

    public Builder pace(Pace chosen) {
      pace = chosen;
      return this;
    }

    public Builder door(DoorLimits chosen) {
      door = chosen;
      return this;
    }

    public Builder limits(RoomLimits chosen) {
      limits = chosen;
      return this;
    }

    /** Players who are away are told something by these means. */
    public Builder telling(Telling chosen) {
      telling = chosen;
      return this;
    }

    /** Finds the hosts of webhooks. */
    public Builder resolver(Resolver chosen) {
      resolver = chosen;
      return this;
    }

    /** By this an operator is known. */
    public Builder adminToken(String chosen) {
      adminToken = chosen;
      return this;
    }

    /** Where another server has been, for browsers that come back to it. */
    public Builder port(int known) {
      port = known;
      return this;
    }

    /** The time of connections stands still too. */
    public Builder movableLines() {
      movableLines = true;
      return this;
    }

    public TestServer start() {
      return new TestServer(this);
    }
  }

  /** Verifiable chance over a secret that is no secret. */
  private static final class KnownSecret implements Chances {
    @Override
    public String secret() {
      return "5e".repeat(32);
    }

    @Override
    public Source open(String secret, List<String> words, Map<String, Long> next) {
      return new VerifiableChance(secret, words, next);
    }
  }

  /** Connects as somebody new. */
  public TestClient connect() {
    return TestClient.connect(vertx, port());
  }

  /** Connects with the identity of another connection. */
  public TestClient connectAs(TestClient other) {
    return TestClient.connectAs(vertx, port(), other);
  }

  public int port() {
    return server.port();
  }

  public int opsPort() {
    return server.opsPort();
  }

  /** Lets the server look after its health, as it does once a second. */
  public void lookAfterHealth() {
    server.health().look();
  }

  public String url() {
    return "http://localhost:" + port();
  }

  public Vertx vertx() {
    return vertx;
  }

  /** What it tells operators. */
  public Metrics metrics() {
    return metrics;
  }

  /** The time of the rooms. */
  public MovableTime roomTime() {
    return roomTime;
  }

  /** The time of the connections, if it was asked for. */
  public MovableTime lineTime() {
    return lineTime;
  }

  /** Waits until all that follows from what it has read is done, also what it tells nobody. */
  public void settle() {
    machine.settle();
  }

  @Override
  public void close() {
    server.stop().await();
  }
}
