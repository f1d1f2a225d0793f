package games.kontor.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Assertions;

/** A person's keyboard. Nothing here touches the mouse or gives the focus in any other way. */
final class Keyboard {
  /** More than any page has stops. */
  private static final int STOPS = 150;

  private final Page page;

  Keyboard(Person person) {
    this.page = person.page();
  }

  void type(String... keys) {
    for (String key : keys) {
      page.keyboard().press(key);
    }
  }

  /** Presses Tab until the element has the focus. */
  void tabTo(Locator wanted) {
    wanted.waitFor();
    for (int stop = 0; stop < STOPS; stop++) {
      if (Boolean.TRUE.equals(wanted.evaluate("(element) => element === document.activeElement"))) {
        return;
      }
      type("Tab");
    }
    Assertions.fail("Tab does not lead to " + wanted);
  }

  /** Goes to the map, by arrows to the square, and chooses it. */
  void choose(String square) {
    tabTo(page.locator("[data-square][tabindex='0']"));
    for (String at = here(); !at.equals(square); at = here()) {
      type(towards(square, at));
    }
    type("Enter");
  }

  private String here() {
    return page.locator(":focus").getAttribute("data-square");
  }

  private static String towards(String square, String from) {
    int columns = square.charAt(0) - from.charAt(0);
    if (columns != 0) {
      return columns > 0 ? "ArrowRight" : "ArrowLeft";
    }
    return row(square) > row(from) ? "ArrowDown" : "ArrowUp";
  }

  private static int row(String square) {
    return Integer.parseInt(square.substring(1));
  }
}
