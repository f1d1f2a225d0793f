package games.kontor.room;

import games.kontor.game.Deadline;
import games.kontor.game.Seat;
import games.kontor.protocol.Common.Away;
import games.kontor.protocol.Common.Clock;
import games.kontor.protocol.Common.Clocks;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
    for (Deadline deadline : deadlines) {
      if (!deadline.shown()) {
        return deadlines.stream().filter(Deadline::shown).toList();
      }
    }
    return deadlines; // All of them, mostly.
  }

  static List<Deadline> ofCalendar(List<Deadline> deadlines) {
    return deadlines.stream().filter(d -> d.clock() == Deadline.Clock.CALENDAR).toList();
  }

  /** When the calendar, which runs on while a game is paused, ends a clock first; null: never. */
  static @Nullable Long wakeAtMillis(List<Deadline> deadlines) {
    Long first = null;
    for (Deadline deadline : ofCalendar(deadlines)) {
      if (first == null || deadline.atMillis() < first) {
        first = deadline.atMillis();
      }
    }
    return first;
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

  /**
   * True if whoever was sent {@code before} knows these too, once he sees whom the table waits for:
   * with other seats the wait begins anew, and a clock of those awaited is theirs.
   */
  boolean isKnownFrom(Clockwork before) {
    return waitingFor.isEmpty() == before.waitingFor.isEmpty()
        && (waitingSinceMillis == before.waitingSinceMillis
            || !waitingFor.equals(before.waitingFor))
        && away.equals(before.away)
        && runsAs(before);
  }

  private boolean runsAs(Clockwork before) {
    boolean same = running.size() == before.running.size();
    for (int i = 0; same && i < running.size(); i++) {
      var now = running.get(i);
      var then = before.running.get(i);
      same =
          now.what().equals(then.what())
              && now.atMillis() == then.atMillis()
              && now.fullMillis() == then.fullMillis()
              && now.clock() == then.clock()
              && isForSame(now.seats(), before, then.seats());
    }
    return same;
  }

  private boolean isForSame(List<Seat> now, Clockwork before, List<Seat> then) {
    return isForAwaited(now)
        ? before.isForAwaited(then)
        : !before.isForAwaited(then) && now.equals(then);
  }

  private boolean isForAwaited(List<Seat> seats) {
    boolean same = !seats.isEmpty() && seats.size() == waitingFor.size();
    for (int i = 0; same && i < seats.size(); i++) {
      same = seats.get(i).number() == waitingFor.get(i);
    }
    return same;
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
    return new Clock(
        deadline.what(),
        leftMillis,
        leftMillis == deadline.fullMillis() ? null : deadline.fullMillis(),
        isForAwaited(deadline.seats())
            ? null
            : deadline.seats().stream().map(Seat::number).toList());
  }
}
