package games.kontor.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Check;
import com.deque.html.axecore.results.CheckedNode;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ViewportSize;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Looks at pages as they are: with axe in light and dark, and on two phones, where nothing may have
 * to be scrolled sideways. What is wrong is gathered, so that one run tells all.
 */
final class Inspection {
  private static final List<ViewportSize> PHONES =
      List.of(new ViewportSize(390, 844), new ViewportSize(360, 740));

  private static final String SETTLED =
      """
      async () => {
        const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
        await frame();
        await frame();
        const ending = (each) => each.effect.getComputedTiming().endTime !== Infinity;
        const ended = document.getAnimations().filter(ending).map((each) => each.finished);
        await Promise.allSettled(ended);
      }
      """;

  private final List<String> complaints = new ArrayList<>();

  List<String> complaints() {
    return List.copyOf(complaints);
  }

  /** Looks at the page in all ways; afterwards it is as large and as light as before. */
  void look(String sight, Page page) {
    var before = page.viewportSize();
    settle(page);
    axe(sight, new AxeBuilder(page));
    dark(sight, page);
    for (var phone : PHONES) {
      resize(page, phone);
      fits(sight + ", " + phone.width + " px", page);
    }
    axe(sight + ", phone", new AxeBuilder(page));
    resize(page, before);
  }

  /** All that the dark theme changes is colour. */
  private void dark(String sight, Page page) {
    dress(page, ColorScheme.DARK);
    axe(sight + ", dark", new AxeBuilder(page).withRules(List.of("color-contrast")));
    dress(page, ColorScheme.LIGHT);
  }

  /** Waits until the page has been drawn anew and all that fades or slides has done so. */
  static void settle(Page page) {
    page.evaluate(SETTLED);
  }

  private static void dress(Page page, ColorScheme scheme) {
    page.emulateMedia(new EmulateMediaOptions().setColorScheme(scheme));
    settle(page);
  }

  private static void resize(Page page, ViewportSize size) {
    page.setViewportSize(size.width, size.height);
    settle(page);
  }

  private void axe(String sight, AxeBuilder axe) {
    for (Rule rule : axe.analyze().getViolations()) {
      for (var node : rule.getNodes()) {
        complaints.add(sight + ": " + rule.getId() + ": " + node.getHtml() + why(node));
      }
    }
  }

  private static String why(CheckedNode node) {
    return Stream.of(node.getAny(), node.getAll(), node.getNone())
        .flatMap(List::stream)
        .map(Check::getMessage)
        .collect(Collectors.joining("; ", " (", ")"));
  }

  private void fits(String sight, Page page) {
    var wider = (Integer) page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth");
    if (wider > 0) {
      complaints.add(sight + ": " + wider + " px too wide");
    }
  }
}
