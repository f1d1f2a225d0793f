package games.kontor.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Landmarks by link: live to its end, and by post over two turns. Somebody watches both. */
final class LandmarksIT {
  private final Inspection inspection = new Inspection();

  @Test
  void isPlayedToTheEndOfTheRoundByLink() {
    try (var chromium = Chromium.launch();
        var story = new LandmarksStory(chromium, this::look)) {
      story.gather();
      story.buildShops();
      story.comeBack();
      story.buildOnAndExchange();
      story.loseTheLine();
      story.complete();
      story.goAgain();
      story.end();
      story.everybody().forEach(person -> assertEquals(List.of(), person.faults(), person.name()));
    }
    assertEquals(List.of(), inspection.complaints());
  }

  @Test
  void isPlayedByPostThroughARestartAndItsReportsStay() {
    try (var chromium = Chromium.launch();
        var story = new PostStory(chromium, this::look)) {
      story.gather();
      story.closeEarly();
      story.readTheReport();
      story.askForMail();
      story.order();
      story.restart();
      story.passTheDeadline();
      story.receiveMail();
      story.readBothReports();
      story.everybody().forEach(person -> assertEquals(List.of(), person.faults(), person.name()));
    }
    assertEquals(List.of(), inspection.complaints());
  }

  private void look(String sight, Person who) {
    inspection.look(who.name() + ", " + sight, who.page());
  }
}
