package games.kontor.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SeatTests {
  private static final Seat TWO = new Seat(2);

  @Test
  void theFirstFollowsTheLast() {
    assertEquals(new Seat(3), TWO.next(3));
    assertEquals(new Seat(1), new Seat(3).next(3));
  }

  @Test
  void theSeatsOfGamesAreOneObjectEach() {
    assertSame(Seat.of(2), Seat.of(1).next(3));
    assertEquals(new Seat(400), Seat.of(400));
    assertThrows(IllegalArgumentException.class, () -> Seat.of(0));
  }

  @Test
  void whoIsOutIsPassedOver() {
    assertEquals(new Seat(1), TWO.next(4, seat -> seat.number() == 1));
    assertEquals(TWO, TWO.next(4, seat -> seat.equals(TWO)));
    assertEquals(TWO, TWO.next(4, seat -> false));
  }

  @Test
  void changesWhatIsItsOwn() {
    assertEquals(List.of(new Seat(1), TWO), Seat.all(2));
    assertEquals(List.of("a", "bb", "c"), TWO.change(List.of("a", "b", "c"), own -> own + own));
  }
}
