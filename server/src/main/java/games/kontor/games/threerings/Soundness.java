package games.kontor.games.threerings;

import games.kontor.game.Breaches;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** What must hold after every fact; each breach is a sentence for developers. */
final class Soundness {
  private static final int MOST_LEVEL = 3;

  private final State state;
  private final Breaches breaches = new Breaches();

  private Soundness(State state) {
    this.state = state;
  }

  static List<String> violations(State state) {
    var soundness = new Soundness(state);
    soundness.economy();
    soundness.players();
    soundness.owners();
    soundness.turn();
    return soundness.breaches.found();
  }

  private void economy() {
    breaches.must(state.rate() >= 0, () -> "the rate is " + state.rate());
    breaches.must(Math.abs(state.level()) <= MOST_LEVEL, () -> "the level is " + state.level());
    breaches.must(
        state.round() >= 1 && state.round() <= Rules.LAST_ROUND, () -> "round " + state.round());
  }

  private void players() {
    for (Player player : state.players()) {
      String who = "seat " + player.seat();
      breaches.must(player.cash() >= 0, () -> who + " has " + player.cash());
      breaches.must(
          player.debt() >= 0 && player.debt() <= Rules.MOST_DEBT,
          () -> who + " owes " + player.debt());
      breaches.must(
          new LinkedHashSet<>(player.discarded()).size() == player.discarded().size(),
          () -> who + " has discarded " + player.discarded());
      breaches.must(
          player.goal() == null
              || player.left()
              || state.over()
              || !player.discarded().contains(player.goal())
              || state.phase() instanceof Phase.PublicGoal
              || isChanging(player),
          () -> who + " plays a discarded card");
      breaches.must(
          player.publicGoal() == null || player.publicGoal() == player.goal(),
          () -> who + " plays another goal than is known");
      for (Ring ring : Ring.ALL) {
        int piece = player.piece(ring);
        breaches.must(
            piece >= 0 && piece <= Space.of(ring).size(), () -> who + " stands on " + piece);
        breaches.must(
            player.helicopters().contains(ring) == isOnRoofs(player.seat(), ring),
            () -> who + " has helicopters " + player.helicopters());
      }
    }
  }

  /** Between the fact that shows the old card and the one that has the new. */
  private boolean isChanging(Player player) {
    return player.seat().equals(state.turn()) && state.phase() instanceof Phase.TurnStart;
  }

  private boolean isOnRoofs(Seat seat, Ring ring) {
    Roofs roofs = state.roofs(ring);
    var there = new ArrayList<Power>();
    for (Power power : Power.values()) {
      if (seat.equals(roofs.on(power))) {
        there.add(power);
      }
    }
    breaches.must(there.size() <= 1, () -> "seat " + seat + " has " + there + " of " + ring);
    return !there.isEmpty();
  }

  private void owners() {
    state
        .owner()
        .forEach(
            (space, seat) ->
                breaches.must(
                    !space.isPark() && state.plays(seat.number()),
                    () -> space + " belongs to seat " + seat));
  }

  private void turn() {
    var order = state.order();
    breaches.must(
        order == null || new LinkedHashSet<>(order).size() == order.size(),
        () -> "the order is " + order);
    breaches.must(
        state.turn() == null || order == null || order.contains(state.turn()),
        () -> "seat " + state.turn() + " has no turn");
    breaches.must(!(state.claimed() && state.traded()), () -> "a claim and a trade in one turn");
    if (state.phase() instanceof Phase.RentAnswer answer) {
      breaches.must(answer.rent().offer() != null, () -> "nothing to answer");
    }
  }
}
