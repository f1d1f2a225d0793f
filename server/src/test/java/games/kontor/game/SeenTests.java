package games.kontor.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** When pages that show one thing after the other have shown all. */
final class SeenTests {

  @Test
  void aPhaseIsSeenOnceWhatLedToItHasBeen() {
    var first = Seen.NOTHING.entered(5_000);
    assertEquals(5_000, first.atMillis());
    assertEquals(7_500, first.with(2_000).with(500).entered(5_000).atMillis());
  }

  @Test
  void whatHappensMeanwhileIsShownAfterwards() {
    var second = Seen.NOTHING.with(2_000).entered(0).with(2_000).entered(800);
    assertEquals(4_000, second.atMillis());
  }

  @Test
  void aPageThatIsFarBehindPlaysTwiceAsFast() {
    var behind = Seen.NOTHING.with(Seen.PATIENCE_MILLIS + 1).entered(0);
    assertEquals(Seen.PATIENCE_MILLIS + 1 + 1_000, behind.with(2_000).entered(0).atMillis());
    assertEquals(Seen.PATIENCE_MILLIS + 1 + 2_000, behind.with(2_000).entered(1).atMillis());
  }

  @Test
  void longAfterwardsNothingIsLeftToBeShown() {
    var late = Seen.NOTHING.with(2_000).entered(0).with(500).entered(60_000);
    assertEquals(60_500, late.atMillis());
  }

  @Test
  void nobodyIsWaitedForLongerThanAPageFallsBehind() {
    var seen = Seen.NOTHING;
    for (long now = 0; now < 100_000; now += 800) {
      seen = seen.with(2_500).entered(now);
    }
    assertEquals(99_200 + Seen.MOST_MILLIS, seen.atMillis());
  }
}
