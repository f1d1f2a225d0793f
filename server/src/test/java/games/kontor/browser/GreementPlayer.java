package games.kontor.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Locale;
import java.util.regex.Pattern;

/** What somebody does at a table of Greement; each act is waited for until his page shows it. */
record GreementPlayer(Person person) {

  /** A square of the map, by its name. */
  Locator square(String square) {
    return person
        .page()
        .getByRole(
            AriaRole.GRIDCELL,
            new Page.GetByRoleOptions().setName(Pattern.compile("^" + square + ",")));
  }

  /** Chooses a square, once no card of another one lies over the map. */
  private void point(String square) {
    person.page().keyboard().press("Escape");
    person.page().mouse().move(0, 0);
    square(square).click();
  }

  void chooseStart(String square) {
    point(square);
    person.press("Start at " + square);
  }

  void writeLoan(int amount) {
    person.dial("First loan", amount);
    person.press("Write " + amount);
  }

  /** His paper ends with these two sums. */
  void has(int money, int debt) {
    assertThat(
            person
                .page()
                .getByRole(
                    AriaRole.ROW,
                    new Page.GetByRoleOptions()
                        .setName(String.format(Locale.UK, "now %,d %,d", money, debt))
                        .setExact(true)))
        .isVisible();
  }

  /** In the turn of another the button stays and says so. */
  void isOnTurn() {
    assertThat(person.button("End turn")).isEnabled();
  }

  void buy(String square, int price) {
    point(square);
    person.press("Buy " + square + " for " + price);
    owns(square, "");
  }

  void seed(String square) {
    act(square, "Seed");
    owns(square, "crop, ");
  }

  void breed(String square) {
    act(square, "Cattle");
    owns(square, "cattle, ");
  }

  private void act(String square, String what) {
    if (!"true".equals(square(square).getAttribute("aria-selected"))) {
      point(square);
    }
    person.press(what + " " + square + " for");
  }

  /** The square is his, and of this kind. */
  void owns(String square, String kind) {
    assertThat(square(square))
        .hasAccessibleName(Pattern.compile("^" + square + ", " + kind + ".*yours"));
  }

  void borrow(int amount) {
    person.press("Borrow");
    person.dial("Borrow", amount);
    person.press("Borrow " + amount);
    isOnTurn();
  }

  void repay(int amount) {
    person.press("Repay");
    person.dial("Repay", amount);
    person.press("Repay " + amount);
    isOnTurn();
  }

  /** Offers so much for a square of another, the tax on top. */
  void askFor(String square, Person owner, int price) {
    person.press("Make an offer");
    person.choose("Buy");
    person.choose(owner.name());
    person
        .page()
        .getByLabel("Square", new Page.GetByLabelOptions().setExact(true))
        .selectOption(square);
    person.dial("Price", price);
    person.press("Ask for " + square + " at " + price);
    assertThat(person.button("Withdraw")).isVisible();
  }

  /** Offers a donation. */
  void give(Person to, int amount) {
    person.press("Give " + to.name() + " money");
    person.dial("Amount", amount);
    person.press("Offer " + amount);
    assertThat(person.button("Withdraw")).isVisible();
  }

  void accept(int change) {
    person.press("Accept, +" + change);
    assertThat(person.button("Accept")).hasCount(0);
  }

  void vote(String choice) {
    person.press(choice);
    assertThat(person.button(choice)).hasAttribute("aria-pressed", "true");
  }

  void ready() {
    person.press("Ready");
  }

  void isReady() {
    assertThat(person.button("Ready")).hasAttribute("aria-pressed", "true");
  }

  void isNotReady() {
    assertThat(person.button("Ready")).not().hasAttribute("aria-pressed", "true");
  }

  void pledge(int amount, int borrowed) {
    person.dial("You give", amount);
    person.dial("borrowed", borrowed);
    person.press("Pledge " + amount);
    if (borrowed > 0) {
      person.press("Pledge " + amount + ", " + borrowed + " borrowed?");
    }
  }

  /** Marks one of his cattle as paid for, or as left to the disease. */
  void vaccine(String square, boolean wanted) {
    var cow = person.button(square);
    if (!String.valueOf(wanted).equals(cow.getAttribute("aria-pressed"))) {
      cow.click();
    }
    assertThat(cow).hasAttribute("aria-pressed", String.valueOf(wanted));
  }

  /** Ends it, though a debt grows that could have been repaid in part: then it is asked about. */
  void endTurn() {
    var asked = enabled("^Debt .*: end\\?");
    person.press("End turn");
    assertThat(enabled("^End turn")).hasCount(0);
    if (asked.count() > 0) {
      asked.click();
      assertThat(asked).hasCount(0);
    }
    assertThat(enabled("^End turn")).hasCount(0);
  }

  private Locator enabled(String name) {
    return person
        .page()
        .getByRole(
            AriaRole.BUTTON,
            new Page.GetByRoleOptions().setName(Pattern.compile(name)).setDisabled(false));
  }
}
