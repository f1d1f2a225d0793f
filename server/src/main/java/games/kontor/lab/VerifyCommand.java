package games.kontor.lab;

import games.kontor.game.Game;
import games.kontor.protocol.Wire;
import games.kontor.room.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
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

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "the records")
  private List<Path> files = List.of();

  public VerifyCommand(List<Game<?, ?, ?>> games) {
    this.games = new GameList(games);
  }

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    for (Path file : files) {
      var difference = difference(file);
      if (difference.isPresent()) {
        out.println(file + ": " + difference.get());
        return 1;
      }
    }
    out.println("verified");
    return 0;
  }

  private Optional<String> difference(Path file) {
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
}
