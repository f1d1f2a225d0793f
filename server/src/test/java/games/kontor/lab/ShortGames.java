package games.kontor.lab;

import games.kontor.game.Game;
import games.kontor.game.Setup;
import java.util.Map;
import java.util.Optional;

/** Options with which whole games stay short. */
final class ShortGames {
  private static final Map<String, Map<String, Object>> OPTIONS =
      Map.of("greement", Map.of("alarm-minutes", 10));

  private ShortGames() {}

  static Setup setup(Game<?, ?, ?> game, int seats) {
    return setup(game, seats, OPTIONS.getOrDefault(game.about().id(), Map.of()));
  }

  /** The same played by post; empty for a game that knows no post. */
  static Optional<Setup> byPost(Game<?, ?, ?> game, int seats) {
    return game.about().options().stream()
        .filter(option -> option.name().equals("mode"))
        .findFirst()
        .map(mode -> setup(game, seats, Map.of("mode", "postal")));
  }

  private static Setup setup(Game<?, ?, ?> game, int seats, Map<String, Object> options) {
    return Setup.of(seats, game.about().options(), options);
  }
}
