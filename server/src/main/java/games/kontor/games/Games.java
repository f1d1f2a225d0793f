package games.kontor.games;

import games.kontor.game.Game;
import games.kontor.games.economy.Economy;
import games.kontor.games.greement.Greement;
import games.kontor.games.landmarks.Landmarks;
import games.kontor.games.territories.Territories;
import games.kontor.games.threerings.ThreeRings;
import java.util.List;

/** All games of the house, in the order in which they are offered. */
public final class Games {
  private Games() {}

  public static List<Game<?, ?, ?>> all() {
    return List.of(
        new Greement(), new ThreeRings(), new Landmarks(), new Economy(), new Territories());
  }
}
