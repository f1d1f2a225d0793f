package games.kontor.games.threerings;

import games.kontor.game.Code;
import games.kontor.game.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the game stands (4), with what belongs to that phase alone. */
public sealed interface Phase {

  record ChooseGoals() implements Phase {}

  record FirstClaims() implements Phase {}

  record TurnStart() implements Phase {}

  record PublicGoal() implements Phase {}

  record AfterConsolidation() implements Phase {}

  record PayInterest(long due, Then then) implements Phase {}

  record CallNumber(Rent rent) implements Phase {}

  record RentOffer(Rent rent) implements Phase {}

  record RentAnswer(Rent rent) implements Phase {}

  record AfterRoll() implements Phase {}

  record TradeAnswer(Trade trade) implements Phase {}

  /**
   * The end: the best seat first, and the place of each in the same order; equal ones share one.
   * {@code by} is who declared or called out, null where nobody did.
   */
  record Finished(
      Reason reason,
      List<Seat> winners,
      boolean roundLimit,
      @Nullable Seat by,
      List<Seat> ranking,
      List<Integer> places)
      implements Phase {
    public Finished {
      winners = List.copyOf(winners);
      ranking = List.copyOf(ranking);
      places = List.copyOf(places);
    }
  }

  /** What goes on when interest is paid. */
  enum Then {
    ROLL,
    CLAIM
  }

  /** Why the game is over. */
  enum Reason {
    DECLARED,
    WEALTH,
    ACHIEVED,
    NET_WEALTH,
    LAST_PLAYER
  }

  /** Who has to answer an offer; null where the player on turn acts. */
  default @Nullable Seat asked() {
    return switch (this) {
      case RentAnswer answer -> answer.rent().claimant();
      case TradeAnswer answer -> answer.trade().to();
      default -> null;
    };
  }

  /** The phase's name in the rules. */
  static String name(Phase phase) {
    return Code.of(phase.getClass());
  }
}
