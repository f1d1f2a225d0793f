package games.kontor.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whoever has no mouse plays all the same: by Tab, arrows, Enter and the keys of the buttons. */
final class KeyboardIT {
  private static final List<String> TURN_OF_GREEMENT =
      List.of(
          "You buy D4, a gold mine, for 5. You have 7 and owe 14.",
          "You seed C4 for 2. You have 5 and owe 14.",
          "Only you see this: You borrow 50 and owe 64.",
          "You end the turn.",
          "Only you see this: Your debt is multiplied by 2: you owe 128.");

  @Test
  void playsAWholeTurn() {
    try (var chromium = Chromium.launch();
        var story = new GreementStory(chromium, (sight, who) -> {})) {
      story.gather();
      story.chooseStarts();
      story.writeLoans();
      var anna = new GreementPlayer(story.anna);
      var keys = new Keyboard(story.anna);
      var ears = new Ears(story.anna);

      keys.choose("D4");
      keys.tabTo(story.anna.button("Buy D4 for 5"));
      keys.type("Enter");
      anna.owns("D4", "gold mine, ");
      keys.choose("C4");
      story.anna.button("Seed C4 for 2").waitFor();
      keys.type("s");
      anna.owns("C4", "crop, ");
      borrowAsText(story.anna, keys);
      anna.has(55, 64);
      keys.type("e", "Enter");
      anna.has(55, 128);
      story.anna.sees("Jonas is on turn.");
      assertEquals(TURN_OF_GREEMENT, tale(ears));
    }
  }

  /** The lines of the story among what is heard, each as often as it was said. */
  private static List<String> tale(Ears ears) {
    return ears.heard(TURN_OF_GREEMENT.size(), words -> words.matches(".*(Anna|You |Your ).*"));
  }

  /** Hints for newcomers are heard once and whenever there is a moment. */
  private static void hears(Ears ears, String... sentences) {
    assertEquals(
        List.of(sentences),
        ears.heard(sentences.length, words -> !words.startsWith("Buying is the rule")));
  }

  @Test
  void playsAWholeTurnOfTerritories() {
    try (var chromium = Chromium.launch();
        var story = new TerritoriesStory(chromium, (sight, who) -> {})) {
      story.gather();
      var anna = story.everybody().getFirst();
      var jonas = story.everybody().get(1);
      var keys = new Keyboard(anna);
      var ears = new Ears(anna);

      assertThat(anna.button("Throw")).isEnabled();
      keys.type("Space");
      anna.sees("You throw 6+4, land on Castle: bought for 8,000.");
      assertThat(anna.button("Throw")).isDisabled();
      anna.sees("Jonas is on turn.");
      hears(
          ears,
          "You throw 6+4, land on Castle: bought for 8,000. 22,000 left.",
          "Waiting for Jonas");
      keys.type("Space");
      hears(ears, "Jonas is on turn.");

      keys.tabTo(anna.button("Throw"));
      jonas.press("Throw");
      anna.sees("Jonas throws 6+3, lands on Tower: bought for 6,000.");
      assertThat(anna.button("Throw")).isEnabled();
      keys.type("Enter");
      anna.sees("You throw 1+2, land on Huts in the Mountain: bought for 2,500.");
      assertThat(anna.button("Throw")).isFocused();
      hears(
          ears,
          "Jonas throws 6+3, lands on Tower: bought for 6,000.",
          "Your throw. You stand on Castle; you cannot go out.",
          "You throw 1+2, land on Huts in the Mountain: bought for 2,500. 19,500 left.",
          "Waiting for Jonas");
    }
  }

  /** A turn of Economy: each result of it is told once, in order, and nothing before it is seen. */
  @Test
  void playsAndHearsATurnOfEconomy() {
    try (var chromium = Chromium.launch();
        var story = new EconomyStory(chromium, (sight, who) -> {})) {
      story.gather();
      story.place();
      assertEquals(
          List.of(
              "Your move, 1: 4 lit spaces, N for the best.",
              "a1: you take MOTOR factory\u00a0(2). Enter or G to go.",
              "You roll 1: in at a1, take MOTOR factory (2).",
              "Waiting for Jonas"),
          story.enterByKeyboard(4));
    }
  }

  /** A go of Landmarks: the throw, what it brings, and what is bought. */
  @Test
  void playsAndHearsAGoOfLandmarks() {
    try (var chromium = Chromium.launch();
        var story = new LandmarksStory(chromium, (sight, who) -> {})) {
      story.gather();
      assertEquals(
          List.of(
              "Anna throws 1.",
              "The bank pays Anna 1 (Wheat Field), Jonas 1 (Wheat Field).",
              "Your turn, build",
              "Anna builds a Convenience Store for 2.",
              "Waiting for Jonas"),
          story.goByKeyboard(5));
    }
  }

  /** The first turn of Three Rings: a goal, a farm, a roll, and a claim on debt. */
  @Test
  void playsAndHearsATurnOfThreeRings() {
    try (var chromium = Chromium.launch();
        var turn = new ThreeRingsTurn(chromium)) {
      turn.gather();
      assertEquals(
          Set.of("Anna has chosen a goal.", "Culture noted, only you know it."),
          turn.chooseGoals());
      assertEquals(
          List.of(
              "Jonas has chosen a goal.",
              "The die for who begins: Anna 6, Jonas 1.",
              "Anna begins. The order of play: Anna, Jonas.",
              "Round 1",
              "Claim a farm",
              "Apple Orchard, Rural 3, agriculture, value 1, vacant, can be claimed, free",
              "Anna starts on Apple Orchard, which is free.",
              "Waiting for Jonas",
              "Jonas starts on Wheat Field, which is free.",
              "Round 2",
              "Your turn",
              "Anna rolls 5 on the suburban ring and lands on Online Shop.",
              "Community Garden, Suburban 6, agriculture, value 3, vacant, can be claimed",
              "Anna claims Community Garden, 3: 3 new debt.",
              "Waiting for Jonas"),
          turn.playByKeyboard(15));
    }
  }

  private static void borrowAsText(Person anna, Keyboard keys) {
    keys.tabTo(anna.button("Menu"));
    keys.type("Enter");
    keys.tabTo(anna.button("Actions as text"));
    keys.type("Enter");
    var borrow = anna.group("Borrow");
    keys.tabTo(borrow.getByLabel("Amount"));
    keys.type("ControlOrMeta+A", "5", "0", "Tab", "Enter");
    new GreementPlayer(anna).has(55, 64);
    keys.type("Escape");
    assertThat(anna.button("Menu")).isFocused();
  }
}
