package games.kontor.games.economy;

import games.kontor.game.Game;
import games.kontor.game.GameContractTests;

final class EconomyContractTests extends GameContractTests<State, Action, Event> {

  @Override
  protected Game<State, Action, Event> game() {
    return new Economy();
  }
}
