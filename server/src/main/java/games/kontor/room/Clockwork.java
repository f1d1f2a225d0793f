package games.kontor.room;

import games.kontor.game.Deadline;
import games.kontor.game.Seat;
import games.kontor.protocol.Common.Away;
import games.kontor.protocol.Common.Clock;
import games.kontor.protocol.Common.Clocks;
import games.kontor.protocol.Common.Waiting;
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

  record AwaySince(int seat, long sinceMillis) {}

  static List<Deadline> shown(List<Deadline> deadlines) {
    return deadlines.stream().filter(Deadline::shown).toList();
  }

  Clocks at(long nowMillis, long dateMillis) {
    return new Clocks(
        running.stream().map(deadline -> clock(deadline, nowMillis, dateMillis)).toList(),
        waitingFor.isEmpty()
            ? null
            : new Waiting(waitingFor, Math.max(0, nowMillis - waitingSinceMillis)),
        away.stream()
            .map(a -> new Away(a.seat(), Math.max(0, nowMillis - a.sinceMillis())))
            .toList());
  }

  private static Clock clock(Deadline deadline, long nowMillis, long dateMillis) {
    long time = deadline.clock() == Deadline.Clock.TABLE ? nowMillis : dateMillis;
    return new Clock(
        deadline.what(),
        deadline.seats().stream().map(Seat::number).toList(),
        Math.max(0, deadline.atMillis() - time),
        deadline.fullMillis());
  }
}
