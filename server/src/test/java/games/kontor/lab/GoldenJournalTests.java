package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Game;
import games.kontor.game.Setup;
import games.kontor.games.Games;
import games.kontor.protocol.Wire;
import games.kontor.room.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Finished games kept as files: they fold for ever to the table and the result that stand with
 * them, though a table may come to show more. A file is never changed. More are added by {@code
 * -Dgolden.seed=N}, which plays one game for each number of players, and one by post where a game
 * knows that, and writes those that are not there yet.
 */
final class GoldenJournalTests {
  private static final Path FOLDER = Path.of("src/test/golden");
  private static final String SEED = "golden.seed";
  private static final GameList GAMES = new GameList(Games.all());

  /** A finished game and the public table at its end. */
  private record Golden(GameRecord record, JsonNode table) {}

  static List<Path> files() throws IOException {
    Long seed = Long.getLong(SEED);
    if (seed != null) {
      addMore(seed);
    }
    return ScenarioCommand.files(List.of(FOLDER));
  }

  @ParameterizedTest
  @MethodSource("files")
  void foldsToTheSameTableAndResult(Path file) throws IOException {
    var golden = Wire.mapper().readValue(file.toFile(), Golden.class);
    var game = GAMES.find(golden.record().game()).orElseThrow();
    assertEquals(Optional.empty(), Verify.difference(game, golden.record()));
    assertEquals(
        Optional.empty(),
        Subset.difference("/table", golden.table(), table(game, golden.record())));
  }

  private static <S, A, E> JsonNode table(Game<S, A, E> game, GameRecord record)
      throws IOException {
    S state =
        game.opening(Setup.of(record.seats().size(), game.about().options(), record.options()));
    for (var row : record.rows()) {
      for (var fact : row.facts()) {
        state = game.evolve(state, Wire.mapper().treeToValue(fact, game.events()));
      }
    }
    return Wire.tree(game.table(state, null));
  }

  private static void addMore(long seed) throws IOException {
    for (var game : GAMES.games()) {
      for (int seats = game.about().minSeats(); seats <= game.about().maxSeats(); seats++) {
        write(game, ShortGames.setup(game, seats), "", seed);
        var byPost = ShortGames.byPost(game, seats);
        if (byPost.isPresent()) {
          write(game, byPost.get(), "post-", seed);
        }
      }
    }
  }

  private static <S, A, E> void write(Game<S, A, E> game, Setup setup, String how, long seed)
      throws IOException {
    String bots = setup.seats() % 2 == 0 ? "house" : "random";
    var played = new Simulate<>(game, setup, bots, seed).play();
    Path file = FOLDER.resolve(game.about().id()).resolve(how + played.name());
    Files.createDirectories(FOLDER.resolve(game.about().id()));
    if (!Files.exists(file)) {
      JsonNode table = Wire.tree(game.table(played.playout().state(), null));
      Files.write(file, Wire.bytes(new Golden(played.record(), table)));
    }
  }
}
