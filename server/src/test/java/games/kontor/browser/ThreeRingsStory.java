package games.kontor.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import games.kontor.TestServer;
import games.kontor.game.Seen;
import games.kontor.games.Games;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;

/**
 * A whole game of Three Rings, told in chapters: Anna, Jonas and Mireille play, Tomasz watches. The
 * dice are scripted; the time moves where the story moves it.
 */
final class ThreeRingsStory implements Audience, AutoCloseable {
  /** Who begins: Anna, then clockwise. */
  private static final List<Integer> FIRST = List.of(6, 2, 1);

  /** Each roll for movement in order: in rounds 2 and 3 all play the city. */
  private static final List<Integer> MOVES =
      List.of(
          1, 2, 3, // round 2: three vacant spaces
          5, 4, 1, // round 3: Jonas comes to Anna's hotel
          1, 1, 1, // round 4
          1, 1); // round 5, in which Anna does not roll

  /** The half minute for an answer, which begins once a page has shown what is offered. */
  private static final Duration ANSWER = Duration.ofMillis(30_000 + Seen.MOST_MILLIS);

  private final TestServer server;
  private final BiConsumer<String, Person> look;
  private final Person anna;
  private final Person jonas;
  private final Person mireille;
  private final Person tomasz;
  private final ThreeRingsPlayer a;
  private final ThreeRingsPlayer j;
  private final ThreeRingsPlayer m;

  /** {@code look} is called with each sight that is worth a look, and who sees it. */
  ThreeRingsStory(Chromium chromium, BiConsumer<String, Person> look) {
    this.look = look;
    var chances = new StackedChances(Map.of(), Map.of("first", FIRST, "move", MOVES));
    server = TestServer.with(Games.all()).chances(chances).start();
    anna = new Person(chromium.browser(), "Anna");
    jonas = new Person(chromium.browser(), "Jonas");
    mireille = new Person(chromium.browser(), "Mireille");
    tomasz = new Person(chromium.browser(), "Tomasz");
    a = new ThreeRingsPlayer(anna);
    j = new ThreeRingsPlayer(jonas);
    m = new ThreeRingsPlayer(mireille);
  }

  @Override
  public List<Person> everybody() {
    return List.of(anna, jonas, mireille, tomasz);
  }

  void gather() {
    String link = anna.openRoom(server.url(), 3, () -> anna.choose("Three rings"));
    jonas.sitDown(link);
    mireille.sitDown(link);
    tomasz.visit(link);
    jonas.press("I am ready");
    mireille.press("I am ready");
    anna.press("Start with 3 players");
    anna.sees("Choose a goal in secret.");
  }

  /** Each notes a goal; that one was changed nobody learns. */
  void chooseGoals() {
    a.noteGoal("Culture");
    a.noteGoal("Diversification");
    look.accept("goals", anna);
    j.noteGoal("Culture");
    tomasz.sees("Jonas has chosen a goal.");
    tomasz.doesNotSee("Diversification is noted");
    m.chooseGoal("Service");
    allSee("Anna begins. The order of play: Anna, Jonas, Mireille.");
  }

  void claimFarms() {
    look.accept("first farm", anna);
    a.claimFarm("Wheat Field");
    j.claimFarm("Apple Orchard");
    m.claimFarm("Dairy Farm");
    allSee("Mireille starts on Dairy Farm, which is free.");
  }

  /** Round 2: everybody claims in the city, with debt. */
  void claimInTheCity() {
    anna.sees("Which ring?");
    look.accept("rings", anna);
    look.accept("turn of another", tomasz);
    a.roll("Urban");
    a.open("Rooftop Farm");
    anna.sees("7 of 7");
    look.accept("claim", anna);
    anna.press("Claim for 7");
    allSee("Anna claims Rooftop Farm, 7: 7 new debt.");
    claimOn(j, "Opera House", 13);
    claimOn(m, "Law Firm", 11);
  }

  private void claimOn(ThreeRingsPlayer player, String space, int price) {
    player.roll("Urban");
    player.claim(space, price);
  }

  /** Jonas lands on the hotel and offers his orchard alone; Anna says what she would take. */
  void oweRent() {
    claimOn(a, "Grand Hotel", 10);
    j.roll("Urban");
    jonas.sees("You owe Anna 10.");
    jonas.dial("New debt as cash", 0);
    j.give("Apple Orchard");
    jonas.sees("9 less, may be refused");
    look.accept("offer", jonas);
    jonas.press("Offer these 1");
    anna.sees("Jonas owes you 10 for Grand Hotel.");
    look.accept("rent asked", anna);
    look.accept("rent watched", tomasz);
    anna.page().reload();
    anna.press("Say what you want");
    anna.dial("Your debt", 6);
    a.give("Apple Orchard");
    look.accept("wish", anna);
    anna.press("Refuse and say so");
    allSee("Anna refuses; Jonas still owes 10.");
  }

  /** He loads his page anew in the middle of it, and offers what she has named by one press. */
  void settleWithProperty() {
    jonas.page().reload();
    jonas.sees("Anna would take: 6 of my debt");
    jonas.press("Put it in");
    jonas.press("Offer these 7");
    anna.press("Accept 7");
    allSee("Jonas settles 10 rent with Anna for Grand Hotel:");
    assertThat(a.space("Apple Orchard")).hasAccessibleName(yours());
    j.claim("Payment Network", 11);
    claimOn(m, "Aerospace Works", 16);
  }

  private static Pattern yours() {
    return Pattern.compile("yours");
  }

  /** Round 4: Anna takes over some of his debt for all that he has in the city. */
  void tradeWithJonas() {
    a.roll("Urban");
    anna.press("Trade");
    anna.choose("Jonas");
    a.lay("Jonas gives", "Opera House");
    a.lay("Jonas gives", "Payment Network");
    anna.dial("Jonas’s debt", 4);
    look.accept("trade", anna);
    anna.press("Offer 4 for 24");
    jonas.sees("Anna offers you a trade.");
    look.accept("trade asked", jonas);
    jonas.press("Accept");
    allSee("Anna and Jonas trade:");
  }

  /** The first offer finds nobody, and lapses; she comes back for the second. */
  void askWhileMireilleIsAway() {
    mireille.offline(true);
    mireille.sees("Connection lost.");
    offerToMireille();
    anna.sees("Mireille looks at your trade.");
    server.roomTime().pass(ANSWER);
    allButMireilleSee("Mireille refuses the trade.");
    mireille.offline(false);
    mireille.doesNotSee("Connection lost.");
    anna.press("Trade");
    anna.choose("Mireille");
    anna.press("Offer 5 for 27");
    mireille.press("Accept");
    allSee("Anna and Mireille trade:");
    a.endTurn();
  }

  private void allButMireilleSee(String words) {
    List.of(anna, jonas, tomasz).forEach(person -> person.sees(words));
  }

  private void offerToMireille() {
    anna.press("Trade");
    anna.choose("Mireille");
    a.lay("Mireille gives", "Law Firm");
    a.lay("Mireille gives", "Aerospace Works");
    anna.dial("Borrowed", 5);
    anna.press("Offer 5 for 27");
  }

  /** Jonas takes Mireille for a Wealth player, and is wrong: he plays Industry for all to see. */
  void callOutWrongly() {
    jonas.press("Call out");
    look.accept("call out", jonas);
    jonas.press("Call out Mireille");
    jonas.sees("Wrong: your Culture is shown");
    jonas.page().locator("dialog .button.main").click();
    allSee("Jonas calls Mireille out, and is wrong: it is not Wealth.");
    look.accept("public goal", jonas);
    jonas.page().locator(".tra-goal.industry").click();
    jonas.press("Take Industry");
    allSee("Jonas takes Industry for all to see.");
    passOn(j);
    passOn(m);
  }

  private void passOn(ThreeRingsPlayer player) {
    player.roll("Rural");
    player.endTurn();
  }

  /** Round 5: six urban properties make a power player. */
  void takeAPower() {
    anna.press("Power");
    a.roof("Values", "Urban");
    anna.page().locator(".tra-way").first().click();
    look.accept("power", anna);
    anna.press("Lower all values");
    allSee("The level of all values is now −1.");
    passOn(j);
    passOn(m);
  }

  /** Round 6: all industries, and debt paid for by none of them. */
  void declare() {
    anna.press("Declare");
    anna.sees("Declare victory.");
    look.accept("declare", anna);
    anna.page().locator(".act-buttons .button.main").click();
    allSee("Anna declares victory.");
    anna.sees("Anna declares Diversification and wins");
    look.accept("end", anna);
    look.accept("end", tomasz);
  }

  @Override
  public void close() {
    everybody().forEach(Person::close);
    server.close();
  }
}
