package games.kontor.games.threerings;

import games.kontor.game.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What has happened: each fact holds its outcome in full. Times are milliseconds on the table
 * clock; lists of figures are in the order of the seats.
 */
public sealed interface Event {

  /** Everybody sees that a player has chosen, and nothing more. */
  record HasChosen(Seat seat) implements Event {}

  /** The card itself, or another one instead; never disclosed (6). */
  record GoalNoted(Seat seat, Goal goal) implements Event {}

  /** What all have chosen in the end; null for who left before he had. Secret till the end. */
  record GoalsSettled(List<@Nullable Goal> goals) implements Event {}

  /** One round of rolls for the first player: of these seats, in their order. */
  record RolledForFirst(List<Seat> seats, List<Integer> dice) implements Event {}

  record OrderFixed(List<Seat> order) implements Event {}

  record TurnBegan(Seat seat, int round, Phase phase, long turnMillis, long atMillis)
      implements Event {}

  /** The turn goes on in this phase. */
  record Entered(Phase phase, long atMillis) implements Event {}

  record StartClaimed(Seat seat, Space space) implements Event {}

  record Sold(Seat seat, List<Space> properties, long amount) implements Event {}

  record Repaid(Seat seat, long amount) implements Event {}

  record CalledOut(Seat seat, Seat accused, boolean right) implements Event {}

  /** A goal card is shown and out of play for this player (R32). */
  record GoalDiscarded(Seat seat, Goal goal) implements Event {}

  record PublicGoalChosen(Seat seat, Goal goal) implements Event {}

  record RooftopTaken(Seat seat, Ring ring, Power power) implements Event {}

  record RateChanged(int rate) implements Event {}

  record LevelChanged(int level) implements Event {}

  /** The card of a goal power; nobody else knows it. */
  record SecretGoalChosen(Seat seat, Goal goal) implements Event {}

  record Consolidated(Seat seat, List<Space> give, Space take) implements Event {}

  record Rolled(Seat seat, Ring ring, int die, int from, int to, boolean crossed)
      implements Event {}

  /** {@code cash} was paid, the rest of what was due is debt now. */
  record InterestPaid(Seat seat, long due, long cash) implements Event {}

  record NumberCalled(Seat seat, int number, int die) implements Event {}

  record RentOffered(Rent rent, long atMillis) implements Event {}

  record RentPaid(Seat seat, Rent rent) implements Event {}

  /** An offer was refused; {@code over} if it was full cash, and the payer's turn with it. */
  record RentRefused(Seat seat, Rent rent, boolean over) implements Event {}

  /** Paid with so much cash, new debt, and properties that count so much at the bank. */
  record Claimed(
      Seat seat,
      Space space,
      int price,
      int cash,
      int debt,
      List<Space> properties,
      long propertiesCount,
      boolean crossed)
      implements Event {}

  record TradeOffered(Trade trade, long atMillis) implements Event {}

  /** Carried out; of the money that was wanted so much was borrowed. */
  record TradeDone(Trade trade, int borrow) implements Event {}

  record TradeRefused(Trade trade) implements Event {}

  record TradeWithdrawn(Trade trade) implements Event {}

  /** A piece comes on its ring by a property that another player has given (5.2). */
  record PiecePlaced(Seat seat, Ring ring, int number) implements Event {}

  record TurnEnded(Seat seat) implements Event {}

  record RoundEnded(Standing standing) implements Event {}

  /** The turn clock has run out: the rest of the turn goes by defaults (8). */
  record ClockSpent(Seat seat) implements Event {}

  /** A turn ran wholly on defaults, so many in a row. */
  record TurnMissed(Seat seat, int inARow) implements Event {}

  record WentAbsent(Seat seat) implements Event {}

  /** Does something himself, in his turn or after having been absent. */
  record Acted(Seat seat, boolean wasAbsent, long turnMillis, long atMillis) implements Event {}

  record Left(Seat seat) implements Event {}

  record Declared(Seat seat) implements Event {}

  record GameEnded(Phase.Finished end) implements Event {}
}
