package games.kontor.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Locale;
import java.util.regex.Pattern;

/** What somebody does at a table of Three Rings; each act is waited for until his page shows it. */
record ThreeRingsPlayer(Person person) {

  /** A space of the board, by its name. */
  Locator space(String space) {
    var name = Pattern.compile("^" + space + ",");
    return person
        .page()
        .getByRole(AriaRole.OPTION, new Page.GetByRoleOptions().setName(name))
        .first();
  }

  /** Notes a goal in secret; the last to do so has no time to see it noted. */
  void chooseGoal(String goal) {
    person.page().locator(".tra-goal." + goal.toLowerCase(Locale.ROOT)).click();
  }

  void noteGoal(String goal) {
    chooseGoal(goal);
    person.sees(goal + " is noted");
  }

  void claimFarm(String space) {
    open(space);
    person.press("Claim " + space);
  }

  /** Rolls on a ring; where a ring is fixed there is no choice. */
  void roll(String ring) {
    person.choose(ring);
    person.press("Roll: " + ring);
  }

  private void pick(String space) {
    space(space).click();
    assertThat(space(space)).hasAttribute("aria-selected", "true");
  }

  /**
   * Lays the claim of a space open: what is chosen too early is let go with the turn or throw.
   * Before the throw it says for how much it could be claimed after it.
   */
  void open(String space) {
    assertThat(space(space)).hasAccessibleName(Pattern.compile("can be claimed(?! for)"));
    pick(space);
  }

  /**
   * Claims a space with the mixture that stands there, cash first, the rest debt; the turn then
   * ends by itself.
   */
  void claim(String space, int price) {
    open(space);
    person.press("Claim for " + price);
    assertThat(space(space)).hasAccessibleName(Pattern.compile("yours"));
  }

  void endTurn() {
    person.press("End turn");
  }

  /** Gives a property in the tray that is open. */
  void give(String property) {
    person.page().locator(".tra-property").filter(having(property)).first().click();
  }

  /** Lays a property on one side of a trade. */
  void lay(String side, String property) {
    var part =
        person
            .page()
            .getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName(side).setExact(true));
    var more = part.locator(".tra-more[aria-expanded=false]");
    if (more.count() > 0) {
      more.click();
    }
    part.locator(".tra-property").filter(having(property)).click();
    assertThat(part.locator(".tra-property.chosen").filter(having(property))).hasCount(1);
  }

  /** One of the nine rooftops, by its power and its ring. */
  void roof(String power, String ring) {
    var name = Pattern.compile("^" + power + ", " + ring + ":");
    var roof = person.page().getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    roof.first().click();
    assertThat(roof.first()).hasAttribute("aria-pressed", "true");
  }

  private static Locator.FilterOptions having(String words) {
    return new Locator.FilterOptions().setHasText(words);
  }
}
