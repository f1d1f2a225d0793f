package games.kontor.games.territories;

import games.kontor.game.Game;
import games.kontor.game.GameContractTests;

final class TerritoriesContractTests extends GameContractTests<State, Action, Event> {

  @Override
  protected Game<State, Action, Event> game() {
    return new Territories();
  }
}
