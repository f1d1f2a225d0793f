package games.kontor.games.greement;

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
final class GreementTwoWorldsTests {
  private static final int RUNS = 28;
  private static final Greement GAME = new Greement();

  /** What is done in secret: nobody but the parties notices that it was done. */
  private static final class Unseen implements TwoWorlds.Unseen<State> {
    @Override
    public Optional<List<Seat>> by(State state, Seat seat, JsonNode action) {
      return switch (action.get("type").asText()) {
        case "borrow", "repay" -> Optional.of(List.of(seat));
        case "offer-sale", "offer-donation" -> parties(seat, action.get("to"));
        case "offer-purchase" -> parties(seat, action.get("from"));
        default -> Optional.empty();
      };
    }

    private static Optional<List<Seat>> parties(Seat seat, JsonNode other) {
      return Optional.of(List.of(seat, new Seat(other.asInt())));
    }

    /** An offer's id may name different offers once the worlds have different ones. */
    @Override
    public boolean clear(JsonNode action) {
      return !action.has("offer");
    }
  }

  static Stream<Arguments> secrets() {
    return GreementSecrets.all().stream().map(secret -> Arguments.of(secret.get().name(), secret));
  }

  private static Setup setup(int run) {
    Map<String, Object> options = new TreeMap<>();
    options.put("ballots", run % 2 == 0 ? "secret" : "open");
    options.put("alarm-minutes", 240);
    return Setup.of(2 + run % 7, GAME.about().options(), options);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("secrets")
  void hides(String name, Supplier<OwnedSecret> secret) {
    var worlds = new TwoWorlds<>(GAME, new Unseen(), 600);
    int compared = 0;
    for (int run = 0; run < RUNS; run++) {
      var finding = worlds.run(setup(run), secret.get(), run);
      assertEquals(Optional.empty(), finding.difference(), name + ", run " + run);
      compared += finding.steps();
    }
    assertTrue(compared > RUNS, name + " was hardly ever there: " + compared);
  }
}
