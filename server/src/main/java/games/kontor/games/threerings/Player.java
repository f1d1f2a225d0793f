package games.kontor.games.threerings;

import games.kontor.game.Fixed;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * All about one player; {@code goal} is his secret. A piece at 0 stands at Pay Interest Street.
 * {@code acted} says that he has done something in his running turn, {@code missedTurns} how many
 * of his turns in a row ran wholly on defaults.
 */
public record Player(
    Seat seat,
    long cash,
    long debt,
    Map<Ring, Integer> pieces,
    List<Ring> helicopters,
    @Nullable Goal goal,
    boolean hasChosen,
    List<Goal> discarded,
    @Nullable Goal publicGoal,
    boolean left,
    long rentReceived,
    long rentPaid,
    long interestPaid,
    boolean acted,
    int missedTurns,
    boolean absent) {

  public Player {
    pieces = Fixed.copyOf(pieces);
    helicopters = List.copyOf(helicopters);
    discarded = List.copyOf(discarded);
  }

  static Player newcomer(Seat seat) {
    return new Player(
        seat,
        0,
        0,
        atStreet(),
        List.of(),
        null,
        false,
        List.of(),
        null,
        false,
        0,
        0,
        0,
        false,
        0,
        false);
  }

  static Map<Ring, Integer> atStreet() {
    var pieces = new EnumMap<Ring, Integer>(Ring.class);
    Ring.ALL.forEach(ring -> pieces.put(ring, 0));
    return pieces;
  }

  /** Where his piece stands on that ring; 0 at the street. */
  int piece(Ring ring) {
    return Objects.requireNonNull(pieces.get(ring));
  }

  /** The cards that are still his, the chosen one among them. */
  List<Goal> hand() {
    return discarded.isEmpty()
        ? Goal.ALL
        : Goal.ALL.stream().filter(goal -> !discarded.contains(goal)).toList();
  }

  /** The cards that he may choose instead of the one that he has. */
  List<Goal> otherGoals() {
    var others = new ArrayList<Goal>(Goal.ALL.size());
    for (Goal other : hand()) {
      if (other != goal) {
        others.add(other);
      }
    }
    return Collections.unmodifiableList(others);
  }

  /** True if there is one. */
  boolean hasOtherGoal() {
    for (Goal other : Goal.ALL) {
      if (other != goal && !discarded.contains(other)) {
        return true;
      }
    }
    return false;
  }

  Player edit(Consumer<Draft> change) {
    var draft = new Draft(this);
    change.accept(draft);
    return draft.finished();
  }

  /** A player being changed: what is not set stays. */
  static final class Draft {
    private final Seat seat;
    long cash;
    long debt;
    Map<Ring, Integer> pieces;
    List<Ring> helicopters;
    @Nullable Goal goal;
    boolean hasChosen;
    List<Goal> discarded;
    @Nullable Goal publicGoal;
    boolean left;
    long rentReceived;
    long rentPaid;
    long interestPaid;
    boolean acted;
    int missedTurns;
    boolean absent;

    private Draft(Player player) {
      seat = player.seat;
      cash = player.cash;
      debt = player.debt;
      pieces = player.pieces;
      helicopters = player.helicopters;
      goal = player.goal;
      hasChosen = player.hasChosen;
      discarded = player.discarded;
      publicGoal = player.publicGoal;
      left = player.left;
      rentReceived = player.rentReceived;
      rentPaid = player.rentPaid;
      interestPaid = player.interestPaid;
      acted = player.acted;
      missedTurns = player.missedTurns;
      absent = player.absent;
    }

    void pay(long ofCash, long ofDebt) {
      cash -= ofCash;
      debt -= ofDebt;
    }

    /** What would go beyond the most that the engine counts is dropped (2.8). */
    void borrow(long amount) {
      debt = Math.min(Rules.MOST_DEBT, debt + amount);
    }

    void put(Ring ring, int number) {
      pieces = Fixed.with(pieces, ring, number);
    }

    private Player finished() {
      return new Player(
          seat,
          cash,
          debt,
          pieces,
          helicopters,
          goal,
          hasChosen,
          discarded,
          publicGoal,
          left,
          rentReceived,
          rentPaid,
          interestPaid,
          acted,
          missedTurns,
          absent);
    }
  }
}
