package games.kontor.crash;

import games.kontor.Config;
import games.kontor.Server;
import games.kontor.TestServer;
import games.kontor.host.RoomLimits;
import games.kontor.notify.Resolver;
import games.kontor.notify.Telling;
import games.kontor.observe.Metrics;
import games.kontor.room.Pennies;
import games.kontor.room.VerifiableChance;
import games.kontor.store.DataDirectory;
import games.kontor.store.Sqlite;
import games.kontor.store.SqliteChatLog;
import games.kontor.store.SqliteJournal;
import games.kontor.store.StoreLimits;
import games.kontor.time.VertxTime;
import games.kontor.web.DoorLimits;
import games.kontor.web.Site;
import io.vertx.core.Vertx;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The main class of the process that is killed: the server as it is, but its journal ends the
 * process at certain commands ({@link MortalJournal}). Prints {@code ready} and its port.
 */
final class MortalServer {
  private MortalServer() {}

  public static void main(String[] args) {
    var folder = Path.of(args[0]);
    var data = DataDirectory.open(folder);
    var sqlite = Sqlite.open(data.database());
    var vertx = Vertx.vertx();
    var time = new VertxTime(vertx);
    var site = new Site(Optional.empty(), List.of());
    var server =
        Server.start(
                new Config(
                    0,
                    0,
                    "127.0.0.1",
                    folder,
                    Optional.empty(),
                    site,
                    DoorLimits.STANDARD,
                    365,
                    RoomLimits.STANDARD,
                    StoreLimits.STANDARD,
                    Telling.NONE),
                data.secret(),
                new Server.Parts(
                    vertx,
                    List.of(new Pennies()),
                    time,
                    time,
                    VerifiableChance.production(),
                    new MortalJournal(new SqliteJournal(sqlite)),
                    new SqliteChatLog(sqlite),
                    new Metrics(),
                    TestServer.QUICK,
                    2,
                    Resolver.system(vertx)))
            .await();
    System.out.println("ready " + server.port());
  }
}
