package games.kontor;

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

  Path folder() {
    return folder;
  }

  /** The key that was told, if one was. */
  Optional<String> secret() {
    return Optional.ofNullable(secret);
  }
}
