package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What has happened: each fact holds its outcome in full. Times are milliseconds on the table
 * clock, dates on the calendar; of coins, null is the bank; lists of dice are as they fell.
 */
public sealed interface Event {

  /** Something of the correspondence, or of the choice between live and by post. */
  sealed interface PostFact extends Event {}

  /** The seats of the players 1 to N of the rules. */
  record Seated(List<Seat> order) implements Event {
    public Seated {
      order = List.copyOf(order);
    }
  }

  /** The decks of the market, the top first (3). Nobody sees them. */
  record Shuffled(Map<Deck, List<Card>> decks) implements Event {}

  /** The tops of these decks in turn: cards, or types with all their copies (2.3). */
  record Offered(List<Card> cards) implements Event {
    public Offered {
      cards = List.copyOf(cards);
    }
  }

  /** {@code atMillis} is when its first decision begins. */
  record GoBegan(Seat seat, int round, int turn, int slot, boolean extra, long atMillis)
      implements Event {}

  /** The roller is to decide. */
  record Asked(Phase phase, long atMillis) implements Event {}

  record Rolled(Seat seat, List<Integer> dice) implements Event {
    public Rolled {
      dice = List.copyOf(dice);
    }
  }

  record Rerolled(Seat seat, List<Integer> dice) implements Event {
    public Rerolled {
      dice = List.copyOf(dice);
    }
  }

  /** {@code added} with the two of the Harbour; {@code extra} if another go is earned. */
  record TotalFixed(Seat seat, int total, boolean added, boolean extra) implements Event {}

  /** Coins go from one to another by so many copies of a card; {@code owed} could not be paid. */
  record Paid(
      Step.Kind kind,
      Card card,
      int copies,
      @Nullable Seat from,
      @Nullable Seat to,
      int amount,
      int owed)
      implements Event {}

  /** What the bank pays, in the true order. */
  record Collected(List<Step> steps) implements Event {
    public Collected {
      steps = List.copyOf(steps);
    }
  }

  record TunaRolled(Seat seat, List<Integer> dice) implements Event {
    public TunaRolled {
      dice = List.copyOf(dice);
    }
  }

  /** Closed copies open again, and that is all they do. */
  record Reopened(Seat seat, Card card, int copies) implements Event {}

  record Closed(Seat seat, Card card, int copies) implements Event {}

  record Demolished(Seat seat, Card landmark) implements Event {}

  /** A building moves, {@code closed} if that copy is. */
  record Moved(Card card, Seat from, Seat to, boolean closed) implements Event {}

  /** The Convention Center is in the market again. */
  record Returned(Seat seat, Card card) implements Event {}

  record Bought(Seat seat, Card card, int cost) implements Event {}

  record BuiltNothing(Seat seat) implements Event {}

  /** All Landmarks in play are constructed. */
  record Completed(Seat seat) implements Event {}

  record Invested(Seat seat) implements Event {}

  record GoEnded(Seat seat) implements Event {}

  record ModeMarked(Seat seat, Mode mode, boolean agrees) implements PostFact {}

  record ModeChanged(Mode mode) implements PostFact {}

  /** A postal turn may be ordered for, from this slot on; {@code closesAt} is a date. */
  record OrdersOpened(int round, int turn, int slot, long openedAt, long closesAt)
      implements PostFact {}

  record OrdersSubmitted(Seat seat, Sheet sheet) implements PostFact {}

  record OrdersWithdrawn(Seat seat) implements PostFact {}

  record ReadySet(Seat seat, boolean ready) implements PostFact {}

  /** The turn is played now; {@code silent} if nobody had sent a sheet or was ready. */
  record OrdersClosed(int turn, boolean silent) implements PostFact {}

  /** What became of the candidates of one go of this seat, for it alone. */
  record FatesKnown(Seat seat, Fates fates) implements PostFact {}

  /** Somebody has acted after silent turns: the deadline runs again. */
  record Resumed(long openedAt, long closesAt) implements PostFact {}

  /** The seat's clock ran out, so often in a row. */
  record ClockMissed(Seat seat, int inARow) implements Event {}

  record WentAway(Seat seat) implements Event {}

  /** Did something after having let a clock run out, or after having been away. */
  record CameBack(Seat seat, boolean wasAway, long atMillis) implements Event {}

  record GameEnded(List<Seat> ranking, List<Integer> places) implements Event {
    public GameEnded {
      ranking = List.copyOf(ranking);
      places = List.copyOf(places);
    }
  }
}
