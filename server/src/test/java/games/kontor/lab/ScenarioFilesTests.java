package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules as scenarios: worked examples and rulings of each game's specification. */
final class ScenarioFilesTests {
  private static final GameList GAMES = new GameList(Games.all());

  static List<Path> files() throws IOException {
    return ScenarioCommand.files(List.of(Path.of("src/test/scenarios")));
  }

  @ParameterizedTest
  @MethodSource("files")
  void comesOutAsWritten(Path file) throws IOException {
    assertEquals(Optional.empty(), Scenario.failure(GAMES, Files.readAllBytes(file)));
  }
}
