package games.kontor.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * A copy of a server's data as they were at one moment, taken while it runs: a database, and beside
 * it a file with the secret, both for their owner alone. What is there under its name is whole and
 * on the disk.
 */
public final class Backup {
  private final Path database;
  private final Path secret;

  private Backup(Path file) {
    this.database = file;
    this.secret = secret(file);
  }

  /** Where the secret lies that belongs to a copy of a database. */
  public static Path secret(Path file) {
    return file.resolveSibling(file.getFileName() + ".secret");
  }

  /**
   * Copies the data in the folder to the file, which must not exist yet, and returns how many rooms
   * it has. {@code given} is the secret that the server was told instead of keeping one. Throws
   * {@link StoreFailed} and then leaves nothing.
   */
  public static int take(Path folder, Optional<String> given, Path file) {
    if (!Files.exists(DataDirectory.database(folder))) {
      throw new StoreFailed("there is no " + DataDirectory.database(folder));
    }
    var kept =
        given
            .or(() -> DataDirectory.secret(folder))
            .orElseThrow(() -> new StoreFailed("there is no secret in " + folder));
    return new Backup(file).take(DataDirectory.database(folder), kept);
  }

  private int take(Path source, String kept) {
    for (Path target : List.of(database, secret)) {
      if (Files.exists(target)) {
        throw new StoreFailed(target + " is there already");
      }
    }
    var draft = database.resolveSibling(database.getFileName() + ".new");
    try {
      Files.deleteIfExists(draft);
      // SQLite copies into an empty file as it is; one it made itself would be open to all.
      Secrecy.file(draft);
      int rooms = copy(source, draft);
      Secrecy.force(draft);
      Secrecy.write(secret, kept);
      Files.move(draft, database, StandardCopyOption.ATOMIC_MOVE);
      Secrecy.force(database);
      return rooms;
    } catch (IOException | SQLException | StoreFailed e) {
      remove(List.of(draft, secret), e);
      throw new StoreFailed("cannot copy " + source + " to " + database, e);
    }
  }

  private static int copy(Path source, Path draft) throws SQLException {
    try (var session = SqliteSession.looking(source)) {
      Schema.version(session, source);
      session.run("vacuum into ?", statement -> statement.setString(1, draft.toString()));
    }
    try (var session = SqliteSession.looking(draft)) {
      var faults = session.query("pragma quick_check", row -> row.getString(1));
      if (!faults.equals(List.of("ok"))) {
        throw new StoreFailed("the copy is damaged: " + faults.getFirst());
      }
      return session.query("select count(*) from entry", row -> row.getInt(1)).getFirst();
    }
  }

  private static void remove(List<Path> files, Exception cause) {
    for (Path file : files) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        cause.addSuppressed(e);
      }
    }
  }
}
