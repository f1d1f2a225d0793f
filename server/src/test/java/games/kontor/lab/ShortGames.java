package games.kontor.lab;

import games.kontor.game.Game;
import games.kontor.game.Setup;
import java.util.Map;

/** Options with which whole games stay short. */
final class ShortGames {
  private static final Map<String, Map<String, Object>> OPTIONS =
      Map.of("greement", Map.of("alarm-minutes", 10));

  private ShortGames() {}

  static Setup setup(Game<?, ?, ?> game, int seats) {
    return Setup.of(
        seats, game.about().options(), OPTIONS.getOrDefault(game.about().id(), Map.of()));
  }
}
