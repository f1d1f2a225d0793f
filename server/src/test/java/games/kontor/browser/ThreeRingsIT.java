package games.kontor.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A whole game of Three Rings by link, to a declared victory, with somebody who watches it. */
final class ThreeRingsIT {
  private final Inspection inspection = new Inspection();

  @Test
  void isPlayedToADeclaredVictory() {
    try (var chromium = Chromium.launch();
        var story = new ThreeRingsStory(chromium, this::look)) {
      story.gather();
      story.chooseGoals();
      story.claimFarms();
      story.claimInTheCity();
      story.oweRent();
      story.settleWithProperty();
      story.tradeWithJonas();
      story.askWhileMireilleIsAway();
      story.callOutWrongly();
      story.takeAPower();
      story.declare();
      story.everybody().forEach(person -> assertEquals(List.of(), person.faults(), person.name()));
    }
    assertEquals(List.of(), inspection.complaints());
  }

  private void look(String sight, Person who) {
    inspection.look(who.name() + ", " + sight, who.page());
  }
}
