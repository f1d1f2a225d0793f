package games.kontor.games.greement;

import games.kontor.game.Bot;
import games.kontor.game.Chance;
import java.util.Optional;

/** The computer player of the house; so far it lets its clocks run out. */
final class GreementBot implements Bot<Action> {
  @Override
  public Optional<Action> choose(Sight sight, Chance chance) {
    return Optional.empty();
  }
}
