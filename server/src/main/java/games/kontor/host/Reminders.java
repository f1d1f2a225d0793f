package games.kontor.host;

import games.kontor.store.Notice;
import games.kontor.store.Notice.Kind;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** When a player whom the table still waits for is told so again: ever more rarely, then never. */
final class Reminders {
  /** Counted from when the table began to wait for him. */
  private static final List<Duration> AFTER =
      List.of(Duration.ofDays(1), Duration.ofDays(3), Duration.ofDays(7));

  private Reminders() {}

  /** What takes the place of this notice when it was told, or its player has seen it himself. */
  static Optional<Notice> next(Notice told) {
    if (told.kind() != Kind.TURN || told.repeat() >= AFTER.size()) {
      return Optional.empty();
    }
    long dueMillis = told.causedMillis() + AFTER.get(told.repeat()).toMillis();
    return dueMillis < told.untilMillis()
        ? Optional.of(told.at(dueMillis, told.repeat() + 1, 0))
        : Optional.empty();
  }
}
