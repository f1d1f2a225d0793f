package games.kontor.host;

import games.kontor.room.Calling;
import games.kontor.seal.Seal;
import games.kontor.store.Contact;
import games.kontor.store.Notice;
import games.kontor.store.Notice.Kind;
import games.kontor.store.Notice.Way;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes the notices that one row of a room, or what stands for one, causes at a date. */
record Notices(Seal marks, String room, long dateMillis, long seq) {
  /** So long a page was not seen of whoever counts as away; a shorter absence is told nothing. */
  static final Duration ATTENTION = Duration.ofMinutes(2);

  private static final Duration BEFORE_END = Duration.ofHours(6);
  private static final int SHORTER_BEFORE_END = 4;
  private static final Duration NEWS = Duration.ofDays(3);
  private static final Duration LONGEST = Duration.ofDays(30);

  /** {@code waits}: the table has begun to wait for him by this. */
  List<Notice> of(Contact contact, Call call, boolean waits) {
    var caused = new ArrayList<Notice>();
    for (Way way : Way.values()) {
      boolean reported = call.isReported() && contact.wants(Kind.REPORT, way);
      if (reported) {
        caused.add(notice(contact, call, Kind.REPORT, way, soonMillis(), after(NEWS)));
      }
      if (waits && contact.wants(Kind.TURN, way)) {
        // A report says already that the next orders are awaited; then only the reminders follow.
        var turn = notice(contact, call, Kind.TURN, way, soonMillis(), untilMillis(call));
        (reported ? Reminders.next(turn) : Optional.of(turn)).ifPresent(caused::add);
      }
      if (waits && contact.wants(Kind.DUE, way)) {
        due(contact, call, way).ifPresent(caused::add);
      }
    }
    return caused;
  }

  private Optional<Notice> due(Contact contact, Call call, Way way) {
    return call.after()
        .closing(call.seat())
        .filter(closing -> beforeEnd(closing) > soonMillis())
        .map(
            closing ->
                notice(contact, call, Kind.DUE, way, beforeEnd(closing), closing.atMillis()));
  }

  private static long beforeEnd(Calling.Closing closing) {
    long millis = Math.min(BEFORE_END.toMillis(), closing.fullMillis() / SHORTER_BEFORE_END);
    return closing.atMillis() - millis;
  }

  /** Shortly before the end there is another notice, so reminders end before. */
  private long untilMillis(Call call) {
    return call.after()
        .closing(call.seat())
        .map(closing -> beforeEnd(closing) > soonMillis() ? beforeEnd(closing) : closing.atMillis())
        .orElse(after(LONGEST));
  }

  private Notice notice(
      Contact contact, Call call, Kind kind, Way way, long dueMillis, long untilMillis) {
    var callee = call.callee();
    Long byMillis = call.after().closing(call.seat()).map(Calling.Closing::atMillis).orElse(null);
    var about =
        new Notice.About(
            call.after().game(),
            call.seat(),
            callee.name(),
            call.after().reported(),
            byMillis,
            callee.link(),
            call.after().over());
    String id =
        marks.mark(String.join(" ", room, Long.toString(seq), contact.player(), kind.name()));
    return new Notice(
        room, contact.player(), kind, way, id, 0, dateMillis, dueMillis, untilMillis, 0, about);
  }

  private long soonMillis() {
    return after(ATTENTION);
  }

  private long after(Duration wait) {
    return dateMillis + wait.toMillis();
  }
}
