package games.kontor.games.threerings;

import games.kontor.game.Game;
import games.kontor.game.GameContractTests;

final class ThreeRingsContractTests extends GameContractTests<State, Action, Event> {

  @Override
  protected Game<State, Action, Event> game() {
    return new ThreeRings();
  }
}
