package games.kontor.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Two people play a whole game of Territories by link, a third watches. */
final class TerritoriesIT {
  private final Inspection inspection = new Inspection();

  @Test
  void isPlayedToTheLastOneStandingByLink() {
    try (var chromium = Chromium.launch();
        var story = new TerritoriesStory(chromium, this::look)) {
      story.gather();
      story.buy();
      story.payRentByThrow();
      story.payTheCaravan();
      story.comeBack();
      story.throwByItself();
      story.end();
      story.everybody().forEach(person -> assertEquals(List.of(), person.faults(), person.name()));
    }
    assertEquals(List.of(), inspection.complaints());
  }

  private void look(String sight, Person who) {
    inspection.look(who.name() + ", " + sight, who.page());
  }
}
