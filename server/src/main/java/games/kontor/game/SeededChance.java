package games.kontor.game;

import java.util.SplittableRandom;

/**
 * Chance for playouts and tests: the same seed gives the same answers. Never used for a real room.
 */
public final class SeededChance implements Chance {
  private final SplittableRandom random;

  public SeededChance(long seed) {
    this.random = new SplittableRandom(seed);
  }

  @Override
  public int number(String stream, int from, int to) {
    return random.nextInt(from, to + 1);
  }
}
