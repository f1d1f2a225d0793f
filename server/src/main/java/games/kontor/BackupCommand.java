package games.kontor;

import games.kontor.store.Backup;
import games.kontor.store.StoreFailed;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code backup}. */
@Command(
    name = "backup",
    mixinStandardHelpOptions = true,
    description = {
      "Copies the data of a server, which may run meanwhile: the database to FILE, the secret to"
          + " FILE.secret, both readable by their owner alone.",
      "The last line says how many rooms the copy has; exit code 0, or 1 if there is none."
    },
    footer = {
      "",
      "To go back to it: stop the server, empty its data folder, put FILE there as kontor.db and",
      "FILE.secret as secret, start it."
    })
final class BackupCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "a file that is not there yet")
  private Path file = Path.of("");

  @Mixin private DataOptions data = new DataOptions();

  @Override
  public Integer call() {
    try {
      if (data.database().isPresent()) {
        throw new StoreFailed(
            "the rooms are in "
                + data.database().get()
                + "; pg_dump copies them while servers run");
      }
      int rooms = Backup.take(data.folder(), data.secret(), file);
      spec.commandLine().getOut().println(rooms + " rooms");
      return 0;
    } catch (StoreFailed | IllegalArgumentException e) {
      spec.commandLine().getErr().println("nothing is copied: " + e.getMessage());
      return 1;
    }
  }
}
