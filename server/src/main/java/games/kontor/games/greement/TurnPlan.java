package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a computer player does next on its turn: clears its debt if it can do so soon, otherwise
 * invests where a coin brings most, on loan too where the profit of two turns clears it, and repays
 * with what is left over.
 */
final class TurnPlan {
  /** A coin spent must bring at least a fifth of a coin a round. */
  private static final int ROUNDS_TO_RETURN = 5;

  private final Seat seat;
  private final View.Hand hand;
  private final Ground ground;
  private final List<Square> own;

  TurnPlan(Seat seat, View.Hand hand, Ground ground) {
    this.seat = seat;
    this.hand = hand;
    this.ground = ground;
    this.own = ground.ownedBy(seat);
  }

  /** Something to buy: the next step, the whole cost with its seed, and the profit it adds. */
  private record Investment(Action action, long cost, long gain) {
    boolean pays() {
      return gain * ROUNDS_TO_RETURN >= cost;
    }

    double gainPerCoin() {
      return (double) gain / Math.max(1, cost);
    }
  }

  Action next() {
    boolean growing = ground.values().loanMultiplier() > 1;
    long soon = hand.available() + 2 * hand.nextProfit();
    boolean clearsSoon = growing && hand.debt() > 0 && hand.debt() <= soon;
    // What it has borrowed in this turn is for what it borrowed it for.
    if (clearsSoon && hand.available() > 0 && hand.borrowedThisTurn() == 0) {
      return repay();
    }
    Optional<Investment> best = best(hand.available());
    if (best.isPresent()) {
      return best.get().action();
    }
    return borrow()
        .orElseGet(
            () ->
                hand.debt() > 0 && hand.available() > 0 && growing
                    ? repay()
                    : new Action.EndTurn());
  }

  private Action repay() {
    return new Action.Repay(Math.min(hand.debt(), hand.available()));
  }

  private Optional<Action> borrow() {
    long left = Rules.FIRST_LOAN_MOST - hand.borrowedThisTurn();
    return best(hand.available() + left)
        .filter(investment -> investment.cost() > hand.available() && isBorneBy(investment))
        .map(investment -> new Action.Borrow(investment.cost() - hand.available()));
  }

  /** While debts do not grow, a loan that buys something good costs nothing. */
  private boolean isBorneBy(Investment investment) {
    long multiplier = ground.values().loanMultiplier();
    long profit = hand.nextProfit() + investment.gain();
    long grown = (hand.debt() + investment.cost() - hand.available()) * multiplier;
    return multiplier == 1 || (grown - profit) * multiplier <= profit;
  }

  private Optional<Investment> best(long coins) {
    return investments().stream()
        .filter(investment -> investment.cost() <= coins && investment.pays())
        .max(Comparator.comparingDouble(Investment::gainPerCoin));
  }

  private List<Investment> investments() {
    var all = new ArrayList<Investment>();
    for (Square square : Square.inReadingOrder()) {
      Tile tile = ground.on(square);
      if (tile.ownedBy(seat) && tile.kind() == Kind.LAND) {
        all.add(seed(square));
      } else if (tile.ownedBy(seat) && tile.kind() == Kind.CROP) {
        all.add(cattle(square));
      } else if (ground.forSale(square)) {
        all.add(purchase(square));
      }
    }
    return all;
  }

  private Investment seed(Square square) {
    return new Investment(
        new Action.Seed(square), ground.values().seed(), ground.profitAs(square, Kind.CROP));
  }

  private Investment cattle(Square square) {
    return new Investment(
        new Action.BuyCattle(square),
        ground.values().cattle(),
        ground.profitAs(square, Kind.CATTLE) - ground.profit(square));
  }

  private Investment purchase(Square square) {
    boolean gold = ground.on(square).kind() == Kind.GOLD;
    long cost = ground.bankPrice(square) + ground.buyTax(own, square);
    return new Investment(
        new Action.Buy(square),
        gold ? cost : cost + ground.values().seed(),
        ground.profitAs(square, gold ? Kind.GOLD : Kind.CROP));
  }
}
