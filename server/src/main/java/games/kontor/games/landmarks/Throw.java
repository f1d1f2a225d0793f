package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one go has come to: the dice, and all that followed from them in order. {@code first} is
 * what the dice showed before they were rolled again; {@code total} is null until it is fixed;
 * {@code added} tells that the Harbour's two are in it, {@code extraEarned} that the same player
 * has another go. {@code bought} is null if nothing was bought; {@code invested} if a coin was put
 * on the Tech Startup.
 */
public record Throw(
    Seat seat,
    int round,
    int turn,
    int slot,
    boolean extra,
    List<Integer> dice,
    @Nullable List<Integer> first,
    boolean added,
    @Nullable Integer total,
    boolean extraEarned,
    List<Step> steps,
    @Nullable Card bought,
    boolean invested) {

  public Throw {
    steps = List.copyOf(steps);
  }

  static Throw begun(
      Seat seat,
      int round,
      int turn,
      int slot,
      boolean extra,
      List<Integer> dice,
      @Nullable Integer total) {
    return new Throw(
        seat, round, turn, slot, extra, dice, null, false, total, false, List.of(), null, false);
  }

  Throw rolledAgain(List<Integer> other) {
    return now(other, dice, added, total, extraEarned, steps, bought, invested);
  }

  Throw fixed(int sum, boolean withTwo, boolean extraGo) {
    return now(dice, first, withTwo, sum, extraGo, steps, bought, invested);
  }

  Throw with(List<Step> further) {
    var more = new ArrayList<>(steps);
    more.addAll(further);
    return now(dice, first, added, total, extraEarned, more, bought, invested);
  }

  Throw built(Card card) {
    return now(dice, first, added, total, extraEarned, steps, card, invested);
  }

  Throw withInvestment() {
    return now(dice, first, added, total, extraEarned, steps, bought, true);
  }

  private Throw now(
      List<Integer> dice,
      @Nullable List<Integer> first,
      boolean added,
      @Nullable Integer total,
      boolean extraEarned,
      List<Step> steps,
      @Nullable Card bought,
      boolean invested) {
    return new Throw(
        seat,
        round,
        turn,
        slot,
        extra,
        dice,
        first,
        added,
        total,
        extraEarned,
        steps,
        bought,
        invested);
  }
}
