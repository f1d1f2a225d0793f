package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.store.Notice;
import games.kontor.store.Notice.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How often a player is told that the table still waits for him. */
final class RemindersTests {
  private static final long CAUSED = 1_000;

  private static Notice notice(Kind kind, Duration until) {
    var about = new Notice.About("pennies", 1, "Ann", 0, null, 1, false);
    long untilMillis = CAUSED + until.toMillis();
    return new Notice(
        "a", "ann", kind, Notice.Way.MAIL, "id", 0, CAUSED, CAUSED, untilMillis, 4, about);
  }

  /** The days after which he is reminded. */
  private static List<Long> days(Notice first) {
    var days = new ArrayList<Long>();
    for (var next = Reminders.next(first); next.isPresent(); next = Reminders.next(next.get())) {
      days.add(Duration.ofMillis(next.get().dueMillis() - CAUSED).toDays());
      assertEquals(days.size(), next.get().repeat());
      assertEquals(0, next.get().attempts());
    }
    return days;
  }

  @Test
  void comeEverMoreRarelyAndEnd() {
    assertEquals(List.of(1L, 3L, 7L), days(notice(Kind.TURN, Duration.ofDays(30))));
  }

  @Test
  void endBeforeTheyAreOfNoUse() {
    assertEquals(List.of(1L, 3L), days(notice(Kind.TURN, Duration.ofDays(7))));
    assertEquals(List.of(), days(notice(Kind.TURN, Duration.ofDays(1))));
  }

  @Test
  void areOfNothingElse() {
    assertEquals(Optional.empty(), Reminders.next(notice(Kind.DUE, Duration.ofDays(30))));
    assertEquals(Optional.empty(), Reminders.next(notice(Kind.REPORT, Duration.ofDays(30))));
    assertEquals(Optional.empty(), Reminders.next(notice(Kind.CONFIRM, Duration.ofDays(30))));
  }
}
