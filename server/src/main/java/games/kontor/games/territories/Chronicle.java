package games.kontor.games.territories;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * What is kept for the charts and the end (13). {@code points} are every {@code step} turns apart:
 * a round, as in one turn little changes; when there are more than a chart can show the step
 * doubles, so a long game keeps no more than a short one. {@code tried} is the running turn's risk
 * until it is known to have gone well.
 */
public record Chronicle(
    int step,
    List<Point> points,
    Map<Field, Long> earned,
    @Nullable Payment biggest,
    @Nullable Escape tried,
    @Nullable Escape narrowest) {

  private static final int POINTS_MOST = 60;

  /** Money and total assets of the seats, in order, when a turn began, and at the end. */
  public record Point(int turnNumber, List<Long> money, List<Long> assets) {}

  /** A rent that was paid. */
  public record Payment(int turnNumber, Seat from, Seat to, Field field, long paid) {}

  /** A turn that put nobody out though {@code outIn1296} of 1296 throws would have. */
  public record Escape(int turnNumber, Seat seat, List<Integer> dice, int outIn1296) {}

  static Chronicle blank(int seats) {
    return new Chronicle(seats, List.of(), new EnumMap<>(Field.class), null, null, null);
  }

  /**
   * A turn begins, or the game ends: the turn before it has gone well for whoever is still in.
   * {@code point} gives what a turn begins with; not every turn is drawn.
   */
  Chronicle turned(int turnNumber, IntFunction<Point> point) {
    boolean narrower =
        tried != null && (narrowest == null || tried.outIn1296() > narrowest.outIn1296());
    var settled =
        tried == null
            ? this
            : new Chronicle(step, points, earned, biggest, null, narrower ? tried : narrowest);
    return (turnNumber - 1) % step == 0 ? settled.with(point.apply(turnNumber)) : settled;
  }

  private Chronicle with(Point point) {
    var longer = new ArrayList<Point>(points.size() + 1);
    longer.addAll(points);
    longer.add(point);
    boolean full = longer.size() > POINTS_MOST;
    int wider = full ? 2 * step : step;
    if (full) {
      longer.removeIf(kept -> (kept.turnNumber() - 1) % wider != 0);
    }
    return new Chronicle(wider, List.copyOf(longer), earned, biggest, tried, narrowest);
  }

  Chronicle thrown(int turnNumber, Event.Thrown fact) {
    return fact.outIn1296() == 0
        ? this
        : new Chronicle(
            step,
            points,
            earned,
            biggest,
            new Escape(turnNumber, fact.seat(), fact.made().dice(), fact.outIn1296()),
            narrowest);
  }

  /** Who is out has not escaped. */
  Chronicle lost(Seat seat) {
    return tried != null && tried.seat().equals(seat)
        ? new Chronicle(step, points, earned, biggest, null, narrowest)
        : this;
  }

  Chronicle paid(int turnNumber, Event.RentPaid fact) {
    var more = new EnumMap<Field, Long>(Field.class);
    more.putAll(earned);
    more.merge(fact.field(), fact.paid(), Long::sum);
    boolean bigger = biggest == null || fact.paid() > biggest.paid();
    var payment = new Payment(turnNumber, fact.seat(), fact.owner(), fact.field(), fact.paid());
    return new Chronicle(
        step,
        points,
        Collections.unmodifiableMap(more),
        bigger ? payment : biggest,
        tried,
        narrowest);
  }
}
