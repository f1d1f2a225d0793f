package games.kontor.room;

import games.kontor.game.Deadline;
import games.kontor.game.Seat;
import games.kontor.protocol.Common.Away;
import games.kontor.protocol.Common.Clock;
import games.kontor.protocol.Common.Clocks;
import java.util.List;

/**
 * The public clocks as they stand still between changes, on the table clock and the calendar;
 * {@link #at} turns them into what is left and what has passed, the only form that may be sent.
 * Secret deadlines are not in it.
 */
record Clockwork(
    List<Deadline> running,
    List<Integer> waitingFor,
    long waitingSinceMillis,
    List<AwaySince> away) {

  static final Clockwork NONE = new Clockwork(List.of(), List.of(), 0, List.of());

  /**
   * So long it is told how long somebody has been away, and afterwards only that he is: measured
   * from round 1 it would tell how long the game has run, and with that when a hidden clock ends.
   */
  static final long TOLD_MILLIS = 60_000;

  record AwaySince(int seat, long sinceMillis) {}

  static List<Deadline> shown(List<Deadline> deadlines) {
    return deadlines.stream().filter(Deadline::shown).toList();
  }

  static List<Deadline> ofCalendar(List<Deadline> deadlines) {
    return deadlines.stream().filter(d -> d.clock() == Deadline.Clock.CALENDAR).toList();
  }

  /** True if it was made of just these. */
  @SuppressWarnings("ReferenceEquality")
  boolean isOf(
      List<Deadline> clocks, List<Integer> toAct, long sinceMillis, List<AwaySince> absent) {
    return running == clocks
        && waitingFor == toAct
        && waitingSinceMillis == sinceMillis
        && away.equals(absent);
  }

  Clocks at(long nowMillis, long dateMillis) {
    long waitedMillis = nowMillis - waitingSinceMillis;
    return new Clocks(
        running.stream().map(deadline -> clock(deadline, nowMillis, dateMillis)).toList(),
        waitingFor.isEmpty() || waitedMillis <= 0 ? null : waitedMillis,
        away.stream().map(absent -> away(absent, nowMillis)).toList());
  }

  private static Away away(AwaySince absent, long nowMillis) {
    long millis = Math.max(0, nowMillis - absent.sinceMillis());
    return new Away(absent.seat(), millis < TOLD_MILLIS ? millis : null);
  }

  private Clock clock(Deadline deadline, long nowMillis, long dateMillis) {
    long time = deadline.clock() == Deadline.Clock.TABLE ? nowMillis : dateMillis;
    long leftMillis = Math.max(0, deadline.atMillis() - time);
    List<Integer> seats = deadline.seats().stream().map(Seat::number).toList();
    return new Clock(
        deadline.what(),
        seats.equals(waitingFor) ? null : seats,
        leftMillis,
        leftMillis == deadline.fullMillis() ? null : deadline.fullMillis());
  }
}
