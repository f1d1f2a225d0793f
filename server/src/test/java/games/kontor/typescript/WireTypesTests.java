package games.kontor.typescript;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.game.Game;
import games.kontor.game.Moves;
import games.kontor.game.Option;
import games.kontor.game.Seat;
import games.kontor.games.Games;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common;
import games.kontor.protocol.Reach;
import games.kontor.protocol.ServerMessage;
import games.kontor.room.GameRecord;
import games.kontor.room.TurnReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The committed wire types are those of the Java records; {@code mvn -Pwire} writes them anew. */
final class WireTypesTests {
  private static final Path CLIENT = Path.of("../web-client/src");
  private static final String HEADER = "// Written by \"mvn -Pwire\" from the Java records.\n";

  private static TypeScript protocol() {
    var standIns =
        Map.<String, Class<?>>of("OwnView.moves", Moves.class, "GameInfo.options", Option.class);
    return new TypeScript(standIns)
        .declare(
            List.of(
                ClientMessage.class,
                ServerMessage.class,
                Common.Listing.class,
                Common.OwnTable.class,
                Common.GameInfo.class,
                Reach.class,
                Reach.ReachWish.class,
                GameRecord.class,
                TurnReport.class,
                Seat.class));
  }

  @Test
  void theProtocolIsWhatTheServerSpeaks() throws IOException {
    assertWritten("net/wire.ts", protocol().text(HEADER));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theTableOfAGameIsWhatItsServerShows(Game<?, ?, ?> game) throws Exception {
    Class<?> view = Class.forName(game.getClass().getPackageName() + ".View");
    var types =
        new TypeScript(Map.of())
            .importing("../../net/wire", protocol().declared())
            .declare(
                Stream.of(
                        Stream.of(game.actions(), nested(view, "Table"), nested(view, "Hand")),
                        Stream.of("Report", "OwnReport").flatMap(name -> nestedIfAny(view, name)),
                        Stream.of(game.events()))
                    .<Class<?>>flatMap(each -> each)
                    .toList());
    assertWritten("games/" + game.about().id() + "/wire.ts", types.text(HEADER));
  }

  static List<Game<?, ?, ?>> games() {
    return Games.all();
  }

  private static Class<?> nested(Class<?> outer, String name) {
    return nestedIfAny(outer, name).findFirst().orElseThrow();
  }

  private static Stream<Class<?>> nestedIfAny(Class<?> outer, String name) {
    return Arrays.stream(outer.getDeclaredClasses())
        .filter(type -> type.getSimpleName().equals(name));
  }

  private static void assertWritten(String name, String text) throws IOException {
    var file = CLIENT.resolve(name);
    if (Boolean.getBoolean("wire.write")) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    }
    String committed = Files.exists(file) ? Files.readString(file) : "";
    assertEquals(text, committed, name + " is not up to date: run mvn -Pwire");
  }
}
