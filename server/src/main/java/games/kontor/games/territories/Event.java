package games.kontor.games.territories;

import games.kontor.game.Seat;
import games.kontor.games.territories.Action.Pay;
import java.util.List;

/**
 * What has happened: each fact holds its outcome in full. Amounts are money, times are milliseconds
 * on the table clock.
 */
public sealed interface Event {

  /** The colours of the seats in order (301.1). */
  record ColorsDealt(List<Color> colors) implements Event {}

  /** Who begins (301.4). */
  record StartDrawn(Seat seat) implements Event {}

  record TurnBegan(Seat seat, int turnNumber, long atMillis) implements Event {}

  /**
   * {@code outIn1296}: of the 1296 ways in which two throws can fall, how many would have put the
   * player out in this turn, known before the throw; 0 for a rent throw.
   */
  record Thrown(Seat seat, Throw made, int outIn1296) implements Event {}

  record Moved(Seat seat, int from, int to) implements Event {}

  record Bought(Seat seat, Field field, long price) implements Event {}

  /** The arriver had to try to buy and has less than the price. */
  record BuyingFailed(Seat seat, Field field, long price, long money) implements Event {}

  record OwnGroundReached(Seat seat, Field field) implements Event {}

  /** {@code paid} is less than {@code due} if the payer had no more. */
  record RentPaid(Seat seat, Seat owner, Field field, long due, long paid) implements Event {}

  record CampReached(Seat seat, Field field, Phase.Rent due, long atMillis) implements Event {}

  /** The owner to be paid has resigned before the rent throw. */
  record RentLapsed(Seat seat, Seat owner) implements Event {}

  record BonusReceived(Seat seat, Field field, long amount) implements Event {}

  record CaravanReached(Seat seat, Field field, Phase.Levy due, long atMillis) implements Event {}

  /** {@code paid} is less than {@code due} if the payer had no more. */
  record TaxPaid(Seat seat, Field field, Pay pay, long due, long paid) implements Event {}

  /** Eliminated (401.2): {@code money} is what left the game with him, {@code freed} were his. */
  record Lost(Seat seat, Cause cause, long money, List<Field> freed, int turnNumber)
      implements Event {}

  record AutoRollSet(Seat seat, boolean on) implements Event {}

  /** The seat's clock ran out, so often in a row. */
  record ClockMissed(Seat seat, int inARow) implements Event {}

  record ConnectionLost(Seat seat, long absentAtMillis) implements Event {}

  record ConnectionRestored(Seat seat) implements Event {}

  record WentAbsent(Seat seat) implements Event {}

  /** Did something after having let a clock run out, or after having been absent. */
  record CameBack(Seat seat, boolean wasAbsent) implements Event {}

  record GameEnded(Phase.Reason reason, List<Seat> ranking, List<Integer> places)
      implements Event {}

  /** Why somebody is out. */
  enum Cause {
    DEBT,
    RESIGNATION
  }
}
