package games.kontor.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.TestServer;
import games.kontor.games.Games;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Every page around a game is accessible and fits a phone, in light and dark. The phases of a game
 * are looked at where it is played.
 */
final class LookIT {
  private final Inspection inspection = new Inspection();

  @Test
  void thePagesAroundAGameHaveNoFault() {
    try (var chromium = Chromium.launch();
        var server = TestServer.with(Games.all()).start();
        var anna = new Person(chromium.browser(), "Anna")) {
      anna.visit(server.url());
      anna.sees("No public game just now.");
      look("front page", anna);
      anna.press("Open a room");
      anna.sees("House rules");
      look("room dialog", anna);
      anna.unfold();
      anna.sees("so that nobody can steer them");
      look("room dialog, unfolded", anna);
      anna.visit(server.url() + "/rules/economy");
      anna.sees("What it is about");
      look("rules page", anna);
      anna.visit(server.url() + "/rules/three-rings");
      anna.sees("Wealth and the call-out");
      look("rules page of Three Rings", anna);
      anna.visit(server.url() + "/fair-dice");
      anna.sees("Check it without us");
      look("fair dice page", anna);
      anna.visit(server.url() + "/r/amber-gull-plover-quay");
      anna.sees("No such room");
      look("unknown room", anna);
      anna.visit(server.url() + "/mail/seat/amber-gull-plover-quay#gone");
      anna.press("Take my seat here");
      anna.sees("This link has been used");
      look("page of a mail", anna);
      anna.visit(server.url() + "/nowhere");
      anna.sees("Nothing stands at this address");
      look("unknown page", anna);
    }
    assertEquals(List.of(), inspection.complaints());
  }

  @Test
  void aGameIsTriedOutByOneClickAndTheFrontPageLeadsBack() {
    try (var chromium = Chromium.launch();
        var server = TestServer.with(Games.all()).start();
        var anna = new Person(chromium.browser(), "Anna")) {
      anna.visit(server.url());
      anna.press("Try against bots: Economy");
      anna.sees("The die says how far");
      look("guide", anna);
      anna.button("End guide").press("Enter");
      assertEquals("none", focused(anna, "getComputedStyle(focused).outlineStyle"));
      anna.page().keyboard().press("Tab");
      assertEquals(true, focused(anna, "focused.matches('.action-slot :is(a, button)')"));
      anna.press("Menu");
      anna.press("Reach me");
      anna.sees("Notices while the room is open in a tab");
      look("how one is reached", anna);
      anna.visit(server.url());
      anna.sees("Your tables");
      anna.sees("Trying it out");
      assertEquals("(1) Kontor", anna.page().title());
      look("front page with a table", anna);
    }
    assertEquals(List.of(), inspection.complaints());
  }

  @Test
  void threeRingsIsTriedOutFromItsGoalsToItsGuide() {
    var chances = new StackedChances(Map.of(), Map.of("first", List.of(6, 1, 1)));
    try (var chromium = Chromium.launch();
        var server = TestServer.with(Games.all()).chances(chances).start();
        var anna = new Person(chromium.browser(), "Anna")) {
      anna.visit(server.url());
      anna.press("Try against bots: Three rings");
      anna.sees("Choose a goal in secret");
      look("goals of Three Rings", anna);
      anna.page().keyboard().press("2");
      anna.sees("Culture is noted");
      server.roomTime().pass(Duration.ofSeconds(10)); // the bots choose too
      anna.sees("One farm is free");
      look("guide of Three Rings", anna);
    }
    assertEquals(List.of(), inspection.complaints());
  }

  /** Something of what has the focus. */
  private static Object focused(Person who, String what) {
    return who.page()
        .evaluate("() => { const focused = document.activeElement; return " + what + "; }");
  }

  private void look(String sight, Person who) {
    inspection.look(who.name() + ", " + sight, who.page());
  }
}
