package games.kontor.games.greement;

import games.kontor.game.Code;

/** What lies on a square. */
public enum Kind {
  LAND,
  CROP,
  CATTLE,
  GOLD,
  LAKE,
  MOUNTAIN;

  /** Lakes and mountains belong to nobody, ever. */
  boolean canBeOwned() {
    return this != LAKE && this != MOUNTAIN;
  }

  /** The tile that was dealt here: crops and cattle stand on land. */
  Kind dealt() {
    return this == CROP || this == CATTLE ? LAND : this;
  }

  /** The specification's spelling, also in a script of the shuffled tiles. */
  @Override
  public String toString() {
    return Code.of(this);
  }
}
