package games.kontor.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Three people in three browsers play a whole game by link, a fourth watches. */
final class GreementIT {
  /** Money, debts and loans that only Anna may know before the end. */
  private static final List<Integer> ANNA = List.of(613, 625, 627, 604, 1254, 966, 962, 970, 1508);

  private static final List<Integer> JONAS = List.of(829, 841, 830, 429, 1682, 1686, 436, 3372);
  private static final List<Integer> MIREILLE = List.of(947, 954, 956, 911, 913, 906, 1826, 3652);
  private static final List<Integer> BETWEEN_ANNA_AND_JONAS = List.of(377);

  private final Inspection inspection = new Inspection();

  @Test
  void isPlayedToTheAlarmByLink() {
    try (var chromium = Chromium.launch();
        var story = new GreementStory(chromium, this::look)) {
      story.play();
      story.everybody().forEach(person -> person.page().reload());
      story.allSeeOf(story.anna, "You are on turn.", "Anna is on turn.");
      keepsSecrets(story);
      story.alarm();
      story.disclosure();
      story.rematch();
      story.everybody().forEach(person -> assertEquals(List.of(), person.faults(), person.name()));
    }
    assertEquals(List.of(), inspection.complaints());
  }

  private void look(String sight, Person who) {
    inspection.look(who.name() + ", " + sight, who.page());
  }

  private static void keepsSecrets(GreementStory story) {
    keepSecret(story, List.of(story.anna), ANNA);
    keepSecret(story, List.of(story.jonas), JONAS);
    keepSecret(story, List.of(story.mireille), MIREILLE);
    keepSecret(story, List.of(story.anna, story.jonas), BETWEEN_ANNA_AND_JONAS);
    assertEquals(Set.of(), story.tomasz.frames().hands());
    assertEquals(Set.of(1), story.anna.frames().hands());
    assertEquals(Set.of(2), story.jonas.frames().hands());
    assertEquals(Set.of(3), story.mireille.frames().hands());
    assertEquals(List.of(), story.tomasz.frames().ofType("hand"));
  }

  private static void keepSecret(GreementStory story, List<Person> owners, List<Integer> numbers) {
    for (int number : numbers) {
      for (Person person : story.everybody()) {
        boolean told = !person.frames().with(number).isEmpty();
        assertEquals(owners.contains(person), told, () -> person.name() + " and " + number);
      }
    }
  }
}
