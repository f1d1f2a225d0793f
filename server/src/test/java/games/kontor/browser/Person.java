package games.kontor.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Somebody in front of a browser of his own, who does what he does by what he sees: buttons, fields
 * and squares by the names that a screen reader tells. What he presses is waited for.
 */
final class Person implements AutoCloseable {
  private static final int WIDTH = 1440;
  private static final int HEIGHT = 900;
  private static final int LONG_STEP = 10;
  private static final int MOST_TRIES = 200;

  private final String name;
  private final BrowserContext context;
  private final Page page;
  private final Frames frames;
  private final List<String> faults = new ArrayList<>();

  Person(Browser browser, String name) {
    this.name = name;
    this.context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(WIDTH, HEIGHT)
                .setLocale("en-GB")
                .setReducedMotion(ReducedMotion.REDUCE));
    this.page = context.newPage();
    this.frames = Frames.of(page);
    page.onPageError(faults::add);
  }

  String name() {
    return name;
  }

  Page page() {
    return page;
  }

  Frames frames() {
    return frames;
  }

  /** Errors that no script of the page has caught. */
  List<String> faults() {
    return List.copyOf(faults);
  }

  void visit(String url) {
    page.navigate(url);
  }

  /** Cuts the browser off the network, or gives it back. */
  void offline(boolean cut) {
    context.setOffline(cut);
  }

  /** Opens a room of three for a short game with large loans; returns the link to it. */
  String openRoom(String url) {
    return openRoom(
        url,
        3,
        () -> {
          dial("The alarm rings after", 10);
          dial("New loans in one turn", 1000);
        });
  }

  /** Opens a room of so many seats after these choices in its dialog; returns the link to it. */
  String openRoom(String url, int seats, Runnable choices) {
    visit(url);
    press("Open a room");
    type("Your name at the table", name);
    choices.run();
    dial("Seats", seats);
    press("Open the room");
    page.waitForURL(Pattern.compile("/r/[a-z-]+$"));
    sees("1 of " + seats + " taken");
    return page.url();
  }

  /** Follows the link and takes a seat. */
  void sitDown(String link) {
    visit(link);
    type("Your name at the table", name);
    press("Sit down");
    sees("Your mark");
  }

  /** Presses the button whose name begins so; several parts are its lines. */
  void press(String... lines) {
    button(lines).click();
  }

  Locator button(String... lines) {
    return page.getByRole(
            AriaRole.BUTTON,
            new Page.GetByRoleOptions().setName(beginning(String.join(" ", lines))))
        .first();
  }

  /** Lines of a button follow one another with or without a space. */
  private static Pattern beginning(String words) {
    String plain = words.replaceAll("[-+.*?()|\\[\\]]", "\\\\$0");
    return Pattern.compile("^" + plain.replace(" ", "\\s*") + "(?![0-9])");
  }

  /** What belongs together under a heading. */
  Locator group(String name) {
    return page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  void type(String label, String text) {
    page.getByLabel(label).first().fill(text);
  }

  /** One of several; its label lies over the button that does the work. */
  void choose(String option) {
    var radio =
        page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(option).setExact(true));
    page.locator("label").filter(new Locator.FilterOptions().setHas(radio)).click();
    assertThat(radio).isChecked();
  }

  /** Ticks a box, or takes its tick off; its words lie over it. */
  void tick(String what) {
    var box =
        page.getByRole(AriaRole.CHECKBOX, new Page.GetByRoleOptions().setName(what).setExact(true));
    boolean was = box.isChecked();
    page.locator("label").filter(new Locator.FilterOptions().setHas(box)).click();
    assertThat(box).isChecked(new LocatorAssertions.IsCheckedOptions().setChecked(!was));
  }

  /** Turns to what lies behind this tab. */
  void turnTo(String tab) {
    var wanted =
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(tab).setExact(true));
    wanted.click();
    assertThat(wanted).hasAttribute("aria-selected", "true");
  }

  /** Turns something on that is off. */
  void turnOn(String what) {
    var lever =
        page.getByRole(AriaRole.SWITCH, new Page.GetByRoleOptions().setName(what).setExact(true));
    lever.click();
    assertThat(lever).isChecked();
  }

  /** Opens whatever is folded. */
  void unfold() {
    var folds = page.locator("details:not([open]) > summary");
    for (int tries = 0; folds.count() > 0; tries++) {
      require(tries, "everything to be open");
      folds.first().click();
    }
  }

  /** Writes a number that is far off, and turns it up or down by its keys until it is as wanted. */
  void dial(String label, int wanted) {
    var dial =
        page.getByRole(
            AriaRole.SPINBUTTON, new Page.GetByRoleOptions().setName(label).setExact(true));
    dial.or(page.locator("details:not([open]) > summary")).first().waitFor();
    if (dial.count() == 0) {
      unfold();
    }
    if (Math.abs(wanted - read(dial, "now")) >= LONG_STEP) {
      dial.pressSequentially(String.valueOf(wanted));
    }
    int tries = 0;
    for (int now = read(dial, "now"); now != wanted; now = read(dial, "now")) {
      require(tries++, label + " to be " + wanted + ", and it is " + now);
      dial.press(key(wanted, now, dial));
    }
  }

  /** What is tried again and again has a limit, for nothing else would end it. */
  private static void require(int tries, String wanted) {
    assertTrue(tries < MOST_TRIES, () -> "waited for " + wanted);
  }

  private static String key(int wanted, int now, Locator dial) {
    if (wanted == read(dial, "max")) {
      return "End";
    }
    boolean far = Math.abs(wanted - now) >= LONG_STEP;
    return wanted > now ? (far ? "PageUp" : "ArrowUp") : (far ? "PageDown" : "ArrowDown");
  }

  private static int read(Locator dial, String which) {
    return Integer.parseInt(dial.getAttribute("aria-value" + which));
  }

  /** The words stand somewhere on the page. */
  void sees(String words) {
    assertThat(page.getByText(words).first()).isVisible();
  }

  void doesNotSee(String words) {
    assertThat(page.getByText(words)).hasCount(0);
  }

  @Override
  public void close() {
    context.close();
  }
}
