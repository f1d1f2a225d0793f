package games.kontor.lab;

import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.game.Game;
import games.kontor.game.Option.Some;
import games.kontor.game.Refusal;
import games.kontor.game.Setup;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code simulate}. */
@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    description = {
      "Plays whole games without a server, on simulated time, and checks after each fact that all"
          + " sums hold.",
      "The last line is a JSON object; exit code 0 only if all finished and nothing was violated."
    })
public final class SimulateCommand implements Callable<Integer> {
  private static final int TOLD = 5;

  private final GameList games;
  @Spec private CommandSpec spec;

  @Option(names = "--game", required = true, description = "the game's id")
  private String game = "";

  @Option(names = "--players", description = "how many sit at the table; else the fewest possible")
  private int players;

  @Option(names = "--games", description = "how many games; else ${DEFAULT-VALUE}")
  private int count = 1;

  @Option(names = "--seed", description = "the same seed gives the same games")
  private long seed = 1;

  @Option(names = "--bots", description = "house or random; else ${DEFAULT-VALUE}")
  private String bots = "house";

  @Option(names = "--option", description = "an option of the game, such as alarm-minutes=30")
  private Map<String, String> options = new TreeMap<>();

  @Option(names = "--out", description = "write the records of finished games to this directory")
  private @Nullable Path out;

  public SimulateCommand(List<Game<?, ?, ?>> games) {
    this.games = new GameList(games);
  }

  @Override
  public Integer call() throws IOException {
    if (!bots.equals("house") && !bots.equals("random")) {
      throw wrong("bots are house or random, not " + bots);
    }
    var chosen =
        games
            .find(game)
            .orElseThrow(() -> wrong("no game \"" + game + "\"; there are: " + games.ids()));
    return simulate(chosen);
  }

  private <S, A, E> int simulate(Game<S, A, E> chosen) throws IOException {
    var simulate = new Simulate<>(chosen, setup(chosen), bots, seed);
    var err = spec.commandLine().getErr();
    if (out != null) {
      Files.createDirectories(out);
    }
    for (int i = 0; i < count; i++) {
      var played = simulate.play();
      played.playout().violations().stream()
          .limit(TOLD)
          .forEach(violation -> err.println("game " + played.number() + ": " + violation));
      if (out != null && played.playout().outcome().isPresent()) {
        Files.write(out.resolve(played.name()), Wire.bytes(played.record()));
      }
    }
    var report = simulate.report();
    var line = (ObjectNode) Wire.tree(report);
    simulate.counted().forEach((key, counts) -> line.set(key, Wire.tree(counts)));
    spec.commandLine().getOut().println(line);
    return report.finished() == report.games() && report.violations() == 0 ? 0 : 1;
  }

  private Setup setup(Game<?, ?, ?> chosen) {
    int seats = players == 0 ? chosen.about().minSeats() : players;
    if (seats < chosen.about().minSeats() || seats > chosen.about().maxSeats()) {
      throw wrong(
          game
              + " is for "
              + chosen.about().minSeats()
              + " to "
              + chosen.about().maxSeats()
              + " players");
    }
    var values = new TreeMap<String, Object>();
    options.forEach((name, text) -> values.put(name, value(chosen, name, text)));
    try {
      var setup = Setup.of(seats, chosen.about().options(), values);
      chosen.opening(setup);
      return setup;
    } catch (Refusal refusal) {
      throw wrong(refusal.code() + " " + refusal.args());
    }
  }

  /** Words of a list are parted by commas. */
  private static Object value(Game<?, ?, ?> chosen, String name, String text) {
    boolean list =
        chosen.about().options().stream()
            .anyMatch(option -> option instanceof Some && option.name().equals(name));
    if (list) {
      return text.isEmpty() ? List.of() : List.of(text.split(",", -1));
    }
    if (text.matches("-?\\d{1,9}")) {
      return Integer.valueOf(text);
    }
    return text.equals("true") || text.equals("false") ? Boolean.valueOf(text) : text;
  }

  private ParameterException wrong(String why) {
    return new ParameterException(spec.commandLine(), why);
  }
}
