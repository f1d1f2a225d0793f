package games.kontor;

import games.kontor.store.PostgresAddress;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where a server keeps its data, and by which key it signs; for whoever reads or writes them. */
final class DataOptions {
  @Option(
      names = "--data",
      defaultValue = "${env:KONTOR_DATA:-./data}",
      description = "Folder with all data (KONTOR_DATA, default ./data).")
  private Path folder = Path.of("data");

  @Option(
      names = "--secret",
      defaultValue = "${env:KONTOR_SECRET}",
      description = "Signing key (KONTOR_SECRET, default: made once and kept with the data).")
  private @Nullable String secret;

  @Option(
      names = "--db",
      defaultValue = "${env:KONTOR_DB}",
      description =
          "PostgreSQL database, postgres://user:password@host:port/database (KONTOR_DB, default:"
              + " none, a file in the folder with all data).")
  private @Nullable String database;

  Path folder() {
    return folder;
  }

  /** The key that was told, if one was. */
  Optional<String> secret() {
    return Optional.ofNullable(secret);
  }

  /** The database, if one was told. Throws IllegalArgumentException for what is no address. */
  Optional<PostgresAddress> database() {
    return Optional.ofNullable(database).filter(text -> !text.isBlank()).map(PostgresAddress::of);
  }
}
