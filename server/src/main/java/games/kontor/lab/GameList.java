package games.kontor.lab;

import games.kontor.game.Game;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The games that there are, by their ids. */
record GameList(List<Game<?, ?, ?>> games) {

  Optional<Game<?, ?, ?>> find(String id) {
    return games.stream().filter(game -> game.about().id().equals(id)).findFirst();
  }

  /** The ids, for messages. */
  String ids() {
    return games.stream().map(game -> game.about().id()).collect(Collectors.joining(", "));
  }
}
