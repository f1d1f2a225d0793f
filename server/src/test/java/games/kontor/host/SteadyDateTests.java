package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.MovableTime;
import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What deletions believe of a calendar. */
final class SteadyDateTests {
  private final MovableTime time = new MovableTime();
  private final long beganMillis = time.dateMillis();
  private final SteadyDate date = new SteadyDate(time);

  private static OptionalLong after(long beganMillis, Duration passed) {
    return OptionalLong.of(beganMillis + passed.toMillis());
  }

  @Test
  void isNotBelievedBeforeAnHourHasPassed() {
    time.setCalendar(Duration.ofDays(2));
    time.pass(Duration.ofMinutes(59));
    assertEquals(OptionalLong.empty(), date.millis());

    time.pass(Duration.ofMinutes(1));
    assertEquals(after(beganMillis, Duration.ofHours(1)), date.millis());
  }

  @Test
  void goesNoFasterThanTimePasses() {
    time.pass(Duration.ofHours(2));
    time.setCalendar(Duration.ofDays(400));
    assertEquals(after(beganMillis, Duration.ofHours(2)), date.millis());

    time.pass(Duration.ofDays(3));
    assertEquals(after(beganMillis, Duration.ofDays(3).plusHours(2)), date.millis());
  }

  @Test
  void beginsAnewWhenItIsSetBack() {
    time.pass(Duration.ofHours(2));
    time.setCalendar(Duration.ofDays(-400));
    assertEquals(OptionalLong.empty(), date.millis());

    time.pass(Duration.ofHours(1));
    assertEquals(OptionalLong.of(time.dateMillis()), date.millis());
  }
}
