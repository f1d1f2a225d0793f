package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import games.kontor.game.Game;
import games.kontor.games.Games;
import games.kontor.protocol.Wire;
import games.kontor.room.Pennies;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A state's JSON reads back as the same state: scenarios lay what is given over it. */
final class StateJsonTests {
  private static final int EVERY = 20;

  static Stream<Game<?, ?, ?>> games() {
    return Stream.concat(Stream.of(new Pennies()), Games.all().stream());
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, A, E> void aStateIsReadBackAsItWas(Game<S, A, E> game) throws JsonProcessingException {
    for (int seats = game.about().minSeats(); seats <= game.about().maxSeats(); seats += 3) {
      var setup = ShortGames.setup(game, seats);
      var played = new Simulate<>(game, setup, "random", seats).play();
      S state = game.opening(setup);
      int number = 0;
      for (var row : played.playout().rows()) {
        for (E fact : row.facts()) {
          state = game.evolve(state, fact);
          if (number++ % EVERY == 0) {
            assertEquals(state, Given.over(state, Wire.mapper().createObjectNode()));
          }
        }
      }
    }
  }
}
