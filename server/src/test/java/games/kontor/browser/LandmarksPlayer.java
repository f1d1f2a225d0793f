package games.kontor.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import java.util.regex.Pattern;

/** What somebody does at a table of Landmarks; each act is waited for until his page shows it. */
record LandmarksPlayer(Person person) {

  /** A card of a group, such as the market, by its name. */
  Locator card(String group, String card) {
    var name = Pattern.compile("^" + card + ",");
    return person
        .group(group)
        .first()
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name));
  }

  void throwOne() {
    person.press("Throw one die");
  }

  void throwTwo() {
    person.press("Throw two dice");
  }

  /** Once it is lit a first press chooses the card, and the button buys it. */
  void buy(String group, String card) {
    assertThat(card(group, card)).hasAttribute("aria-pressed", "false");
    card(group, card).click();
    assertThat(card(group, card)).hasAttribute("aria-pressed", "true");
    person.press("Buy " + card);
  }

  void buildNothing() {
    person.press("Build nothing");
  }

  /** All of them see so many coins on this player's seat. */
  void has(int coins, Iterable<Person> readers) {
    var name = Pattern.compile("^" + person.name() + "\\b");
    for (Person reader : readers) {
      var seat = new Page.GetByRoleOptions().setName(name);
      assertThat(reader.page().getByRole(AriaRole.ARTICLE, seat).locator(".lm-coins").first())
          .hasText(Pattern.compile("^" + coins + "$"));
    }
  }

  /** Puts a card at the end of the list for the go of the sheet that is looked at. */
  void orderToBuy(String card) {
    person
        .page()
        .getByLabel("Add from the market or your Landmarks")
        .selectOption(new SelectOption().setLabel(card));
  }
}
