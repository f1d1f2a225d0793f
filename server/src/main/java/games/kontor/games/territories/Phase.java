package games.kontor.games.territories;

import games.kontor.game.Seat;
import java.util.List;

/** Where the game stands (4), with what belongs to that phase alone. */
public sealed interface Phase {

  record Roll() implements Phase {}

  /** The arriver owes a labor camp's rent and has yet to throw for it. */
  record Camp(Rent due) implements Phase {}

  /** The arriver has to choose what to pay at the Caravan. */
  record Tax(Levy due) implements Phase {}

  /**
   * The end: the best seat first, and the place of each in the same order; equal ones share one.
   */
  record Over(Reason reason, List<Seat> ranking, List<Integer> places) implements Phase {
    public Over {
      ranking = List.copyOf(ranking);
      places = List.copyOf(places);
    }
  }

  /** Who is to be paid, and how many labor camps he has. */
  record Rent(Seat owner, int camps) {}

  /** Both amounts that the Caravan takes, in money. */
  record Levy(long fixed, long percent) {
    long amount(Action.Pay pay) {
      return switch (pay) {
        case FIXED -> fixed;
        case PERCENT -> percent;
      };
    }

    /** The only payable amount, otherwise the smaller; of equal ones the fixed sum (8). */
    Action.Pay standard(long money) {
      boolean fixedPayable = fixed <= money;
      boolean percentPayable = percent <= money;
      if (fixedPayable != percentPayable) {
        return fixedPayable ? Action.Pay.FIXED : Action.Pay.PERCENT;
      }
      return fixed <= percent ? Action.Pay.FIXED : Action.Pay.PERCENT;
    }
  }

  /** Why the game is over. */
  enum Reason {
    LAST_PLAYER,
    TURN_LIMIT
  }

  /** True if a labor camp's rent is owed to this seat. */
  default boolean isOwedTo(Seat seat) {
    return this instanceof Camp camp && camp.due().owner().equals(seat);
  }

  /** The phase's name in the rulebook. */
  static String name(Phase phase) {
    return switch (phase) {
      case Roll _ -> "roll";
      case Camp _ -> "camp";
      case Tax _ -> "tax";
      case Over _ -> "over";
    };
  }
}
