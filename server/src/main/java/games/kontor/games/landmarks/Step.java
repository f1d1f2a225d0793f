package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import org.jspecify.annotations.Nullable;

/**
 * One thing that a go has done, in the true order: {@code amount} coins go {@code from} one {@code
 * to} another, where null is the bank; {@code copies} of the {@code card} did it, or it is what
 * happened to them. {@code owed} is what the payer could not pay.
 */
public record Step(
    Kind kind,
    @Nullable Card card,
    int copies,
    @Nullable Seat from,
    @Nullable Seat to,
    int amount,
    int owed) {

  /** What has happened; the first seven move coins. */
  public enum Kind {
    /** The roller pays a red card (R1). */
    RED,
    /** The roller pays for Loan Offices (R2). */
    LOAN,
    BLUE,
    GREEN,
    /** Coins come to the roller by a purple card, or are pooled by the Park. */
    PURPLE,
    CITY_HALL,
    AIRPORT,
    /** Two more dice for the Tuna Boats; their sum is the {@code amount}, and nobody pays it. */
    TUNA_DICE,
    /** Copies in the town of {@code to} are open again. */
    REOPENED,
    /** Copies in the town of {@code to} close. */
    CLOSED,
    /** A Landmark of {@code from} is unbuilt again. */
    DEMOLISHED,
    /** A building of {@code from} now stands in the town of {@code to}. */
    MOVED,
    /** The Convention Center of {@code from} is in the market again. */
    RETURNED
  }
}
