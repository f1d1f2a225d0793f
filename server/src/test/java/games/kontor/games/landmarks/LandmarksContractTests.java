package games.kontor.games.landmarks;

import games.kontor.game.Game;
import games.kontor.game.GameContractTests;

final class LandmarksContractTests extends GameContractTests<State, Action, Event> {

  @Override
  protected Game<State, Action, Event> game() {
    return new Landmarks();
  }
}
