package games.kontor.crash;

import games.kontor.Server;
import games.kontor.TestServer;
import games.kontor.notify.Resolver;
import games.kontor.observe.Metrics;
import games.kontor.room.Pennies;
import games.kontor.room.VerifiableChance;
import games.kontor.store.ChatLog;
import games.kontor.store.DataDirectory;
import games.kontor.store.Journal;
import games.kontor.store.Postgres;
import games.kontor.store.PostgresAddress;
import games.kontor.store.PostgresChatLog;
import games.kontor.store.PostgresJournal;
import games.kontor.store.Sqlite;
import games.kontor.store.SqliteChatLog;
import games.kontor.store.SqliteJournal;
import games.kontor.time.VertxTime;
import io.vertx.core.Vertx;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The main class of the process that is killed: the server as it is, but its journal ends the
 * process at certain commands ({@link MortalJournal}). Its rooms are in the folder that is named
 * first, or in the database that is named second. Prints {@code ready} and its port.
 */
final class MortalServer {
  private MortalServer() {}

  public static void main(String[] args) {
    var folder = Path.of(args[0]);
    var data = DataDirectory.open(folder);
    var store = args.length > 1 ? Store.in(PostgresAddress.of(args[1])) : Store.in(data.database());
    var vertx = Vertx.vertx();
    var time = new VertxTime(vertx);
    var server =
        Server.start(
                TestServer.config(0),
                data.secret(),
                new Server.Parts(
                    vertx,
                    List.of(new Pennies()),
                    time,
                    time,
                    VerifiableChance.production(),
                    new MortalJournal(store.journal()),
                    store.chat(),
                    new Metrics(),
                    TestServer.QUICK,
                    2,
                    Resolver.system(vertx),
                    Optional.empty()))
            .await();
    System.out.println("ready " + server.port());
  }

  private record Store(Journal journal, ChatLog chat) {
    static Store in(Path file) {
      var sqlite = Sqlite.open(file);
      return new Store(new SqliteJournal(sqlite), new SqliteChatLog(sqlite));
    }

    static Store in(PostgresAddress address) {
      var postgres = Postgres.open(address);
      return new Store(new PostgresJournal(postgres), new PostgresChatLog(postgres));
    }
  }
}
