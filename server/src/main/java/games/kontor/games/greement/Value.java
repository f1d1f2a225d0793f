package games.kontor.games.greement;

/** The eleven lines of the values table, in the order of the rulebook, with their start values. */
public enum Value {
  LAND("land", 2),
  SEED("seed", 2),
  CROP_PROFIT("cropProfit", 3),
  GOLD_MINE("goldMine", 5),
  GOLD_MINE_PROFIT("goldMineProfit", 4),
  LAKE_MULTIPLIER("lakeMultiplier", 1),
  MOUNTAIN_MULTIPLIER("mountainMultiplier", 1),
  DISTANCE_TAX("distanceTax", 4),
  LOAN_MULTIPLIER("loanMultiplier", 2),
  CATTLE("cattle", 5),
  CATTLE_PROFIT("cattleProfit", 6);

  private final String key;
  private final long start;

  Value(String key, long start) {
    this.key = key;
    this.start = start;
  }

  long start() {
    return start;
  }

  /** The key of the values table. */
  @Override
  public String toString() {
    return key;
  }
}
