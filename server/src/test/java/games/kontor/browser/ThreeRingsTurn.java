package games.kontor.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import games.kontor.TestServer;
import games.kontor.games.Games;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The beginning of a game of Three Rings: Anna plays without a mouse, from the choice of her goal
 * to the claim that ends her first turn with a roll; Jonas answers as he likes. The dice are
 * scripted.
 */
final class ThreeRingsTurn implements AutoCloseable {
  /** Said to newcomers, once each, and what a payment comes to, if one pauses over it. */
  private static final String BESIDES =
      "(Choose freely|The die does not say|Buying with debt|3 of 3, exact).*";

  private final TestServer server;
  private final Person anna;
  private final Person jonas;
  private final Keyboard keys;
  private Ears ears;

  ThreeRingsTurn(Chromium chromium) {
    var chances = new StackedChances(Map.of(), Map.of("first", List.of(6, 1), "move", List.of(5)));
    server = TestServer.with(Games.all()).chances(chances).start();
    anna = new Person(chromium.browser(), "Anna");
    jonas = new Person(chromium.browser(), "Jonas");
    keys = new Keyboard(anna);
    ears = new Ears(anna);
  }

  void gather() {
    String link = anna.openRoom(server.url(), 2, () -> anna.choose("Three rings"));
    jonas.sitDown(link);
    jonas.press("I am ready");
    anna.press("Start with 2 players");
    List.of(anna, jonas).forEach(person -> person.sees("Choose a goal in secret"));
  }

  /** All choose their goals; what Anna is told of hers, by two regions of her page at once. */
  Set<String> chooseGoals() {
    ears = new Ears(anna);
    keys.type("2");
    anna.sees("Culture is noted");
    return new TreeSet<>(hears(2));
  }

  private List<String> hears(int sentences) {
    return ears.heard(sentences, words -> !words.matches(BESIDES));
  }

  /** What Anna is told by whatever region of her page, so many sentences at least. */
  List<String> playByKeyboard(int sentences) {
    jonas.page().keyboard().press("4");
    anna.press("No, thank you");
    claimAFarm();
    jonas.press("Next farm");
    jonas.press("Claim Wheat Field");
    rollAndClaim();
    anna.sees("Waiting for Jonas");
    return hears(sentences);
  }

  private void claimAFarm() {
    anna.sees("Claim a first farm");
    keys.tabTo(stop());
    keys.type("ArrowRight", "ArrowRight", "Enter", "c");
    anna.sees("Anna starts on Apple Orchard, which is free.");
  }

  /** By the letter of the ring, then to the space beyond the one on which the die has put her. */
  private void rollAndClaim() {
    assertThat(anna.button("Roll")).isEnabled();
    keys.type("s", "o");
    anna.sees("Anna rolls 5 on the suburban ring and lands on Online Shop.");
    assertThat(anna.button("End turn")).isEnabled();
    keys.tabTo(stop());
    keys.type("ArrowRight", "Enter", "c");
    anna.sees("Anna claims Community Garden, 3: 3 new debt.");
  }

  /** The one space of the board to which Tab leads. */
  private Locator stop() {
    return anna.page().locator("[data-space][tabindex='0']");
  }

  @Override
  public void close() {
    anna.close();
    jonas.close();
    server.close();
  }
}
