package games.kontor.lab;

import games.kontor.game.Game;
import games.kontor.host.RoomCodec;
import games.kontor.protocol.Wire;
import games.kontor.room.GameRecord;
import games.kontor.store.DataDirectory;
import games.kontor.store.Journal;
import games.kontor.store.Postgres;
import games.kontor.store.PostgresAddress;
import games.kontor.store.PostgresJournal;
import games.kontor.store.Sqlite;
import games.kontor.store.SqliteJournal;
import games.kontor.store.StoreFailed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code verify}. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = {
      "Checks records of finished games: the secret's hash, every draw, the facts and the result.",
      "The last line is \"verified\" or the first difference; exit code 0 or 1."
    })
public final class VerifyCommand implements Callable<Integer> {
  private final GameList games;
  @Spec private CommandSpec spec;

  @Parameters(arity = "0..*", paramLabel = "FILE", description = "the records")
  private List<Path> files = List.of();

  @Option(names = "--all", paramLabel = "DIR", description = "every journal of a data directory")
  private @Nullable Path all;

  @Option(
      names = "--db",
      paramLabel = "ADDRESS",
      arity = "0..1",
      fallbackValue = "${env:KONTOR_DB}",
      description = "every journal of a PostgreSQL database (without an address: KONTOR_DB)")
  private @Nullable String database;

  public VerifyCommand(List<Game<?, ?, ?>> games) {
    this.games = new GameList(games);
  }

  @Override
  public Integer call() {
    Path folder = all;
    String address = database;
    long asked =
        Stream.of(!files.isEmpty(), folder != null, address != null).filter(b -> b).count();
    if (asked != 1) {
      throw new ParameterException(
          spec.commandLine(), "either files, or --all with a directory, or --db");
    }
    var difference =
        folder != null ? inFolder(folder) : address != null ? inDatabase(address) : inFiles();
    spec.commandLine().getOut().println(difference.orElse("verified"));
    return difference.isEmpty() ? 0 : 1;
  }

  private Optional<String> inFiles() {
    return files.stream()
        .flatMap(file -> inFile(file).map(difference -> file + ": " + difference).stream())
        .findFirst();
  }

  private Optional<String> inFile(Path file) {
    GameRecord record;
    try {
      record = Wire.mapper().readValue(Files.readAllBytes(file), GameRecord.class);
    } catch (IOException e) {
      return Optional.of("no record: " + e);
    }
    var game = games.find(record.game());
    return game.isEmpty()
        ? Optional.of("no game \"" + record.game() + "\"")
        : Verify.difference(game.get(), record);
  }

  private Optional<String> inFolder(Path folder) {
    Path database = DataDirectory.database(folder);
    if (!Files.exists(database)) {
      return Optional.of("there is no " + database);
    }
    return inJournal(() -> new SqliteJournal(Sqlite.look(database)));
  }

  private Optional<String> inDatabase(String address) {
    return inJournal(() -> new PostgresJournal(Postgres.look(PostgresAddress.of(address))));
  }

  private Optional<String> inJournal(Supplier<Journal> opening) {
    Journal journal;
    try {
      journal = opening.get();
    } catch (StoreFailed | IllegalArgumentException e) {
      return Optional.of("it cannot be opened: " + e.getMessage());
    }
    try {
      var rooms = journal.rooms().await();
      spec.commandLine().getOut().println(rooms.size() + " rooms");
      return rooms.stream()
          .flatMap(room -> inRoom(journal, room).map(d -> room + ": " + d).stream())
          .findFirst();
    } finally {
      journal.close().await();
    }
  }

  private Optional<String> inRoom(Journal journal, String room) {
    try {
      return journal
          .read(room, new RoomCodec(games.games()).rows(new Verify.Rooms()))
          .await()
          .flatMap(difference -> difference);
    } catch (RuntimeException e) {
      return Optional.of("it cannot be read: " + e);
    }
  }
}
