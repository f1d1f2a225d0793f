package games.kontor.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class BreachesTests {

  @Test
  void collectsTheSentencesOfWhatDoesNotHold() {
    var breaches = new Breaches();
    breaches.must(true, () -> "all is well");
    breaches.must(false, () -> "money is missing");
    breaches.must(false, () -> "one is not more");
    assertEquals(List.of("money is missing", "one is not more"), breaches.found());
  }
}
