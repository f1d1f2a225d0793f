package games.kontor.browser;

import org.junit.jupiter.api.Test;

/** Whoever has no mouse plays all the same: by Tab, arrows, Enter and the keys of the buttons. */
final class KeyboardIT {

  @Test
  void playsAWholeTurn() {
    try (var chromium = Chromium.launch();
        var story = new GreementStory(chromium, (sight, who) -> {})) {
      story.gather();
      story.chooseStarts();
      story.writeLoans();
      var anna = new GreementPlayer(story.anna);
      var keys = new Keyboard(story.anna);

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
      keys.type("e");
      anna.has(55, 128);
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
  }
}
