package games.kontor.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import games.kontor.TestServer;
import games.kontor.games.Games;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/**
 * Writes pictures of a game between Anna and four bots into the folder that is named as the only
 * argument: the front page, the room, a vote, a turn and the end, on a desktop and on a phone. To
 * be run on the class path of the tests; no two runs are alike.
 */
final class Shots implements AutoCloseable {
  private static final String ROUND = "round 7";

  /** A square that Anna can pay, its tax included. */
  private static final Page.GetByRoleOptions PRICED =
      new Page.GetByRoleOptions().setName(Pattern.compile("free, [0-9]+ for you"));

  /** Bots think on threads of their own. */
  private static final int THOUGHT_MILLIS = 40;

  private final Path folder;
  private final Chromium chromium = Chromium.launch();
  private final TestServer server = TestServer.with(Games.all()).start();
  private final Person anna = new Person(chromium.browser(), "Anna");

  private Shots(Path folder) {
    this.folder = folder;
  }

  public static void main(String[] args) {
    try (var shots = new Shots(Path.of(args[0]))) {
      shots.gather();
      shots.beAway();
      shots.play();
    }
  }

  private void gather() {
    anna.visit(server.url());
    anna.sees("No public game just now.");
    shoot("landing");
    anna.press("Open a room");
    anna.type("Your name at the table", anna.name());
    anna.dial("Seats", 5);
    anna.dial("Bots", 4);
    anna.press("Open the room");
    anna.sees("Start with 5 players");
    anna.choose("Bot");
    shoot("room");
    anna.press("Start with 5 players");
    anna.sees("choosing a start");
  }

  /** A bot keeps Anna's seat for some rounds, while somebody watches. */
  private void beAway() {
    String link = anna.page().url();
    anna.visit(server.url());
    try (var watcher = new Person(chromium.browser(), "Tomasz")) {
      watcher.visit(link);
      while (watcher.page().getByText(ROUND).count() == 0) {
        pass(watcher.page());
      }
    }
    anna.visit(link);
    anna.sees("Your paper");
  }

  private void play() {
    playUntil(() -> shown("Against"));
    anna.press("Against");
    pass(anna.page());
    shoot("vote");
    playUntil(() -> shown("End turn"));
    anna.page().getByRole(AriaRole.GRIDCELL, PRICED).last().click();
    shoot("turn");
    anna.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    shoot("turn-dark");
    anna.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    server.roomTime().pass(Duration.ofHours(1));
    anna.sees("All papers open");
    shoot("end");
  }

  /** Anna lets everything pass until then. */
  private void playUntil(BooleanSupplier then) {
    while (!then.getAsBoolean()) {
      for (String button : new String[] {"Against", "Ready", "Let them go", "End turn", "Debt"}) {
        if (shown(button) && anna.button(button).getAttribute("aria-disabled") == null) {
          anna.press(button);
        }
      }
      pass(anna.page());
    }
  }

  private void pass(Page page) {
    server.roomTime().pass(Duration.ofSeconds(1));
    page.waitForTimeout(THOUGHT_MILLIS);
  }

  private boolean shown(String button) {
    return anna.button(button).count() > 0;
  }

  private void shoot(String sight) {
    picture(sight + ".png", 1440, 900);
    picture(sight + "-phone.png", 390, 844);
    anna.page().setViewportSize(1440, 900);
  }

  private void picture(String name, int width, int height) {
    anna.page().setViewportSize(width, height);
    Inspection.settle(anna.page());
    anna.page().screenshot(new Page.ScreenshotOptions().setPath(folder.resolve(name)));
  }

  @Override
  public void close() {
    anna.close();
    server.close();
    chromium.close();
  }
}
