package games.kontor.games.greement;

import games.kontor.game.Game;
import games.kontor.game.GameContractTests;

final class GreementContractTests extends GameContractTests<State, Action, Event> {

  @Override
  protected Game<State, Action, Event> game() {
    return new Greement();
  }
}
