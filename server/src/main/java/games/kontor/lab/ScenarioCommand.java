package games.kontor.lab;

import games.kontor.game.Game;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code scenario}. */
@Command(
    name = "scenario",
    mixinStandardHelpOptions = true,
    description = {
      "Runs rule scenarios: JSON files, or directories of them.",
      "The last line says how many passed and failed; exit code 0 only if none failed."
    },
    footer = {
      "",
      "A file: game, title, players, options, chance (draws by stream), given (laid over the state",
      "after setup; of a list of words: without some, or some first; unsound: true lets it break"
          + " the",
      "game's invariants), steps; or refused, the code",
      "with which opening or starting is refused.",
      "A step has one cause at most: seat and do, expire, seat and present, seat and reconnect:"
          + " true.",
      "It expects: refused; facts (kinds, in order); then (a part of table, hands and tables by"
          + " seat,",
      "or of what a JSON pointer names); exactly (no further keys; true: then is all); contains"
          + " and",
      "lacks for lists, also instead of a list in then; legal (all kinds that the seat may do now,",
      "whole moves, or actions; contains and lacks: some); lines (codes, or code and args, in"
          + " order;",
      "an object has the addressed ones by seat); hidden (pointers, in every frame of that viewer"
          + " so",
      "far); hiddenFromHere (from this step to the end)."
    })
public final class ScenarioCommand implements Callable<Integer> {
  private final GameList games;
  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "FILE|DIR", description = "what is run, in this order")
  private List<Path> paths = List.of();

  public ScenarioCommand(List<Game<?, ?, ?>> games) {
    this.games = new GameList(games);
  }

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    int passed = 0;
    int failed = 0;
    for (Path path : paths) {
      var files = files(List.of(path));
      if (files.isEmpty()) {
        failed++;
        out.println("FAILED " + path + ": no scenario is in this folder");
      }
      for (Path file : files) {
        var failure = failure(file);
        if (failure.isEmpty()) {
          passed++;
        } else {
          failed++;
          out.println("FAILED " + file + ": " + failure.get());
        }
      }
    }
    out.println(passed + " passed, " + failed + " failed");
    return failed == 0 ? 0 : 1;
  }

  private Optional<String> failure(Path file) {
    try {
      return Scenario.failure(games, Files.readAllBytes(file));
    } catch (IOException e) {
      return Optional.of("unreadable: " + e);
    } catch (RuntimeException bug) {
      // One broken rule must not keep the other scenarios from running.
      return Optional.of("the game cannot begin: " + bug);
    }
  }

  /** The files named, and all JSON files below the directories named, sorted within each. */
  static List<Path> files(List<Path> paths) throws IOException {
    var files = new ArrayList<Path>();
    for (Path path : paths) {
      if (Files.isDirectory(path)) {
        try (var below = Files.walk(path)) {
          below.filter(file -> file.toString().endsWith(".json")).sorted().forEach(files::add);
        }
      } else {
        files.add(path);
      }
    }
    return files;
  }
}
