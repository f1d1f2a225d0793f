package games.kontor.games.threerings;

import games.kontor.game.Moves;
import games.kontor.game.Seat;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** What a bot looks at in its own turn. */
record TurnSight(
    Seat seat, View.Table table, View.Hand hand, Moves moves, Estimate estimate, Holding holding) {

  View.PublicPlayer me() {
    return table.players().get(seat.index());
  }

  Goal goal() {
    return Objects.requireNonNull(hand.goal());
  }

  View.Progress progress() {
    return Objects.requireNonNull(hand.progress());
  }

  Stream<View.PublicPlayer> others() {
    return table.players().stream().filter(player -> !player.left() && !player.seat().equals(seat));
  }

  double now() {
    return estimate.of(holding);
  }

  boolean isVacant(Space space) {
    return !space.isPark() && !table.owner().containsKey(space);
  }

  List<Space> vacant(Ring ring) {
    return Space.of(ring).stream().filter(this::isVacant).toList();
  }

  int value(Space space) {
    return space.current(table.level());
  }

  /** What claiming it for so much would gain, paid with cash first. */
  double claim(Space space, long price) {
    return estimate.of(holding.pays(price).with(List.of(space))) - now();
  }

  long interest(long debt) {
    return Values.interestDue(table.rate(), debt);
  }

  /** Of the cards that may be chosen, the one of which most is there already. */
  Goal nearestGoal() {
    return hand.cards().stream()
        .filter(goal -> goal != Goal.WEALTH)
        .max(Comparator.comparingDouble(this::nearness))
        .orElseGet(() -> hand.cards().getFirst());
  }

  private double nearness(Goal goal) {
    Integer points = goal.points(table.playersAtStart());
    if (points == null || reachable(goal) < points) {
      return 0;
    }
    return (double) held(goal) / points;
  }

  private int held(Goal goal) {
    return holding.owned().stream().filter(goal::counts).mapToInt(Space::printed).sum();
  }

  /** What could still be had without the others. */
  int reachable(Goal goal) {
    int vacant =
        Space.PROPERTIES.stream()
            .filter(space -> goal.counts(space) && isVacant(space))
            .mapToInt(Space::printed)
            .sum();
    return held(goal) + vacant;
  }
}
