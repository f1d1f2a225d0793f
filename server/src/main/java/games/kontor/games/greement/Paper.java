package games.kontor.games.greement;

import games.kontor.game.Seat;
import org.jspecify.annotations.Nullable;

/** A line of a player's own paper: what has changed, why, and what stands there now. In coins. */
public record Paper(
    int round,
    Reason reason,
    long moneyChange,
    long debtChange,
    long money,
    long debt,
    @Nullable Square square,
    @Nullable Seat other) {

  /** Why money or debt has changed. */
  public enum Reason {
    FIRST_LOAN,
    START_SQUARE,
    PROFIT,
    LOAN,
    REPAYMENT,
    PURCHASE,
    SEED,
    CATTLE,
    SOLD,
    BOUGHT,
    DONATION_GIVEN,
    DONATION_RECEIVED,
    PLEDGE,
    EVENT_PAID,
    DISEASE_PAID,
    APPROPRIATION,
    DEBT_CANCELLED,
    DEBT_MULTIPLIED
  }

  /** A reason with what it is about. */
  record Cause(Reason reason, @Nullable Square square, @Nullable Seat other) {
    static Cause of(Reason reason) {
      return new Cause(reason, null, null);
    }

    static Cause of(Reason reason, Square square) {
      return new Cause(reason, square, null);
    }

    static Cause of(Reason reason, Seat other) {
      return new Cause(reason, null, other);
    }
  }
}
