package games.kontor.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Two people play a whole game of Economy by link, a third watches. */
final class EconomyIT {
  private final Inspection inspection = new Inspection();

  @Test
  void isPlayedToTheTargetByLink() {
    try (var chromium = Chromium.launch();
        var story = new EconomyStory(chromium, this::look)) {
      story.gather();
      story.place();
      story.enter();
      story.knockOut();
      story.draw();
      story.comeBack();
      story.letPartOnePass();
      story.collect();
      story.turnUp();
      story.end();
      story.everybody().forEach(person -> assertEquals(List.of(), person.faults(), person.name()));
    }
    assertEquals(List.of(), inspection.complaints());
  }

  private void look(String sight, Person who) {
    inspection.look(who.name() + ", " + sight, who.page());
  }
}
