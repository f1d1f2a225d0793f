package games.kontor.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ViewportSize;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks at pages as they are: with axe in light and dark, on two phones, where nothing may have to
 * be scrolled sideways, and on two desktops, for the room of the board. What is wrong is gathered,
 * so that one run tells all.
 */
final class Inspection {
  private static final List<ViewportSize> PHONES =
      List.of(new ViewportSize(390, 844), new ViewportSize(360, 740));

  /**
   * A browser that has stopped drawing says nothing of it, and a script that waits for it has no
   * limit: no frame is waited for longer than a second, and what will not end is named.
   */
  private static final String SETTLED =
      """
      async () => {
        const frame = () => new Promise((drawn) => {
          requestAnimationFrame(drawn);
          setTimeout(drawn, 1000);
        });
        await frame();
        await frame();
        const moving = ({ playState, effect }) =>
          playState === 'running' && effect.getComputedTiming().endTime !== Infinity;
        const running = () => document.getAnimations().filter(moving);
        for (let left = running(), turns = 0; left.length > 0; left = running(), turns += 1) {
          if (turns === 100) throw new Error(`never still: ${left.map((each) => each.id || each.animationName)}`);
          for (const each of left) each.finish();
          await frame();
        }
      }
      """;

  /**
   * Told in lines, in the page itself: what axe says of the things that are right is a hundred
   * times as long, and took most of the time on its way here.
   */
  private static final String FAULTS =
      """
      async (rules) => {
        const found = await axe.run(document, {
          resultTypes: ['violations'],
          selectors: false,
          ...(rules.length > 0 && { runOnly: { type: 'rule', values: rules } }),
        });
        const why = (node) =>
          [...node.any, ...node.all, ...node.none].map((check) => check.message).join('; ');
        return found.violations.flatMap((rule) =>
          rule.nodes.map((node) => `${rule.id}: ${node.html} (${why(node)})`));
      }
      """;

  private final List<String> complaints = new ArrayList<>();
  private final Room room = new Room();

  List<String> complaints() {
    return List.copyOf(complaints);
  }

  /**
   * Looks at the page in all ways; afterwards it is as large and as light as before. All that the
   * dark theme changes is colour.
   */
  void look(String sight, Page page) {
    var before = page.viewportSize();
    settle(page);
    axe(sight, page, List.of());
    for (var phone : PHONES) {
      resize(page, phone);
      settle(page);
      fits(sight + ", " + phone.width + " px", page);
      complain(sight + ", " + phone.width + " px", room.onPhone(page));
    }
    axe(sight + ", phone", page, List.of());
    room.desktops()
        .forEach(
            desktop -> {
              resize(page, desktop);
              settle(page);
              complain(
                  sight + ", " + desktop.width + " x " + desktop.height,
                  room.onDesktop(desktop, page));
            });
    resize(page, before);
    dress(page, ColorScheme.DARK);
    settle(page);
    axe(sight + ", dark", page, List.of("color-contrast"));
    dress(page, ColorScheme.LIGHT);
    settle(page);
  }

  /** Waits until the page has been drawn anew; all that fades or slides is at its end at once. */
  static void settle(Page page) {
    page.evaluate(SETTLED);
  }

  private void complain(String sight, List<String> faults) {
    faults.forEach(fault -> complaints.add(sight + ": " + fault));
  }

  private static void dress(Page page, ColorScheme scheme) {
    page.emulateMedia(new EmulateMediaOptions().setColorScheme(scheme));
  }

  private static void resize(Page page, ViewportSize size) {
    page.setViewportSize(size.width, size.height);
  }

  /** Looks for breaches of these rules, or of all of them. */
  private void axe(String sight, Page page, List<String> rules) {
    if ((Boolean) page.evaluate("() => typeof axe === 'undefined'")) {
      page.evaluate(AxeBuilder.getAxeScript());
    }
    for (Object fault : (List<?>) page.evaluate(FAULTS, rules)) {
      complaints.add(sight + ": " + fault);
    }
  }

  private void fits(String sight, Page page) {
    var wider = (Integer) page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth");
    if (wider > 0) {
      complaints.add(sight + ": " + wider + " px too wide");
    }
  }
}
