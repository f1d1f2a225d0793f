package games.kontor.games.threerings;

import games.kontor.game.Code;

/** What a power player may change (5.1). */
public enum Power {
  INTEREST,
  PRODUCTIVITY,
  GOAL;

  /** Which way interest or productivity goes. */
  public enum Direction {
    UP(1),
    DOWN(-1);

    private final int sign;

    Direction(int sign) {
      this.sign = sign;
    }

    int sign() {
      return sign;
    }

    @Override
    public String toString() {
      return Code.of(this);
    }
  }

  /** The id, as it is written on the wire. */
  @Override
  public String toString() {
    return Code.of(this);
  }
}
