package games.kontor.browser;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** What somebody hears who does not look: all that the page's live regions are given, in order. */
final class Ears {
  private static final String LISTEN =
      """
      () => {
        window.heard = [];
        const listen = ({ target, type, addedNodes }) => {
          const at = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
          if (!at?.closest('[aria-live]')) return;
          const said = type === 'characterData' ? [target] : [...addedNodes];
          window.heard.push(...said.map((node) => node.textContent.trim()).filter(Boolean));
        };
        const all = { childList: true, characterData: true, subtree: true };
        new MutationObserver((records) => records.forEach(listen)).observe(document, all);
      }\
      """;

  private final Page page;

  /** Hears what is said from now on. */
  Ears(Person person) {
    this.page = person.page();
    page.evaluate(LISTEN);
  }

  /** What has been said since this was asked last. */
  List<String> heard() {
    return ((List<?>) page.evaluate("() => window.heard.splice(0)"))
        .stream().map(String::valueOf).toList();
  }

  /** Waits until so many sentences that matter have been said, and gives all that have been. */
  List<String> heard(int many, Predicate<String> matters) {
    var all = new ArrayList<String>();
    page.waitForCondition(
        () -> {
          heard().stream().filter(matters).forEach(all::add);
          return all.size() >= many;
        });
    return all;
  }
}
