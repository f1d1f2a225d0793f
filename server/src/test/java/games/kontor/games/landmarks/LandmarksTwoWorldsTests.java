package games.kontor.games.landmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.room.TwoWorlds;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Section 6: nobody is sent anything that depends on what he may not know. */
final class LandmarksTwoWorldsTests {
  private static final int RUNS = 24;
  private static final Landmarks GAME = new Landmarks();

  /** Whoever replaces his sheet shows nobody that he did. */
  private static Optional<List<Seat>> unseen(State state, Seat seat, JsonNode action) {
    Player player = state.player(seat);
    boolean replaces =
        action.get("type").asText().equals("submit-orders") && player.sheet() != null;
    return replaces && !player.ready() && !state.post().stalled()
        ? Optional.of(List.of(seat))
        : Optional.empty();
  }

  static Stream<Arguments> secrets() {
    return LandmarksSecrets.all().stream().map(secret -> Arguments.of(secret.get().name(), secret));
  }

  private static Setup setup(String secret, int run) {
    Map<String, Object> options = new TreeMap<>();
    options.put("mode", secret.startsWith("deck") ? "live" : "postal");
    options.put("marketMethod", List.of("split", "deck", "piles").get(run % 3));
    options.put("deadlineHours", 1);
    return Setup.of(2 + run % 4, GAME.about().options(), options);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("secrets")
  void hides(String name, Supplier<LandmarksSecrets.Owned> secret) {
    var worlds = new TwoWorlds<>(GAME, LandmarksTwoWorldsTests::unseen, 300);
    int compared = 0;
    for (int run = 0; run < RUNS; run++) {
      var finding = worlds.run(setup(name, run), secret.get(), run);
      assertEquals(Optional.empty(), finding.difference(), name + ", run " + run);
      compared += finding.steps();
    }
    assertTrue(compared > RUNS, name + " was hardly ever there: " + compared);
  }
}
