package games.kontor.games.greement;

import java.util.function.ToLongFunction;

/** The values table. No value is ever below {@link #LEAST}. */
public record Values(
    long land,
    long seed,
    long cropProfit,
    long goldMine,
    long goldMineProfit,
    long lakeMultiplier,
    long mountainMultiplier,
    long distanceTax,
    long loanMultiplier,
    long cattle,
    long cattleProfit) {

  static final long LEAST = 1;

  static Values atStart() {
    return of(Value::start);
  }

  long get(Value value) {
    return switch (value) {
      case LAND -> land;
      case SEED -> seed;
      case CROP_PROFIT -> cropProfit;
      case GOLD_MINE -> goldMine;
      case GOLD_MINE_PROFIT -> goldMineProfit;
      case LAKE_MULTIPLIER -> lakeMultiplier;
      case MOUNTAIN_MULTIPLIER -> mountainMultiplier;
      case DISTANCE_TAX -> distanceTax;
      case LOAN_MULTIPLIER -> loanMultiplier;
      case CATTLE -> cattle;
      case CATTLE_PROFIT -> cattleProfit;
    };
  }

  Values with(Value changed, long to) {
    return of(value -> value == changed ? to : get(value));
  }

  private static Values of(ToLongFunction<Value> line) {
    return new Values(
        line.applyAsLong(Value.LAND),
        line.applyAsLong(Value.SEED),
        line.applyAsLong(Value.CROP_PROFIT),
        line.applyAsLong(Value.GOLD_MINE),
        line.applyAsLong(Value.GOLD_MINE_PROFIT),
        line.applyAsLong(Value.LAKE_MULTIPLIER),
        line.applyAsLong(Value.MOUNTAIN_MULTIPLIER),
        line.applyAsLong(Value.DISTANCE_TAX),
        line.applyAsLong(Value.LOAN_MULTIPLIER),
        line.applyAsLong(Value.CATTLE),
        line.applyAsLong(Value.CATTLE_PROFIT));
  }
}
