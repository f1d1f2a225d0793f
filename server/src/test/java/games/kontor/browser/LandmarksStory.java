package games.kontor.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import games.kontor.TestServer;
import games.kontor.game.Seen;
import games.kontor.games.Games;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * A whole game of Landmarks with the base cards, told in chapters: Anna and Jonas play live, Tomasz
 * watches. The dice are scripted; the time moves where the story moves it.
 */
final class LandmarksStory implements Audience, AutoCloseable {
  /** The minute for a step, which begins once a page has shown what led to it. */
  private static final Duration STEP = Duration.ofMillis(60_000 + Seen.MOST_MILLIS);

  private static final String MARKET = "Market";
  private static final String LANDMARKS = "Landmarks";

  /** Said to newcomers, once. */
  private static final String HINT = "(Green|Your blue) cards earn .*";

  /** Each die of the game in order: Anna's shops pay on her fours. */
  private static final List<Integer> DICE =
      List.of(
          1, 1, // round 1
          4, 1, 4, 1, // to round 3 Anna buys shops
          4, 1, 4, 6, // round 5: Jonas exchanges cards
          4, 1, // round 6
          2, 2, // round 7: a double, and Anna has built all
          3, 5, // she goes again, and throws again
          2); // Jonas lets his time run out

  private final TestServer server;
  private final BiConsumer<String, Person> look;
  final Person anna;
  final Person jonas;
  private final Person tomasz;
  private final LandmarksPlayer a;
  private final LandmarksPlayer j;

  /** {@code look} is called with each sight that is worth a look, and who sees it. */
  LandmarksStory(Chromium chromium, BiConsumer<String, Person> look) {
    this.look = look;
    var chances = new StackedChances(Map.of(), Map.of("dice", DICE));
    server = TestServer.with(Games.all()).chances(chances).start();
    anna = new Person(chromium.browser(), "Anna");
    jonas = new Person(chromium.browser(), "Jonas");
    tomasz = new Person(chromium.browser(), "Tomasz");
    a = new LandmarksPlayer(anna);
    j = new LandmarksPlayer(jonas);
  }

  @Override
  public List<Person> everybody() {
    return List.of(anna, jonas, tomasz);
  }

  private void haveCoins(int ofAnna, int ofJonas) {
    a.has(ofAnna, everybody());
    j.has(ofJonas, everybody());
  }

  /** The base cards, all of them on offer, in the order of the seats. */
  static void chooseBaseCards(Person host) {
    host.choose("Landmarks");
    host.tick("Harbour");
    host.tick("Millionaire’s Row");
    host.tick("Deluxe");
    host.choose("15");
    host.choose("whole piles");
    host.choose("as seated");
  }

  void gather() {
    String link = anna.openRoom(server.url(), 2, () -> chooseBaseCards(anna));
    jonas.sitDown(link);
    tomasz.visit(link);
    jonas.press("I am ready");
    anna.press("Start with 2 players");
    allSee("The order of play: Anna, Jonas.");
    anna.press("No, thank you");
  }

  /** Three rounds: Anna buys a shop in each, Jonas keeps his coins. */
  void buildShops() {
    anna.sees("What each total brings");
    look.accept("throw", anna);
    a.throwOne();
    allSee("The bank pays Anna 1 (Wheat Field), Jonas 1 (Wheat Field).");
    haveCoins(4, 4);
    anna.sees("You have 4. Press a lit card to choose it");
    tomasz.sees("Anna may build.");
    look.accept("market", anna);
    look.accept("go of another", tomasz);
    a.buy(MARKET, "Convenience Store");
    allSee("Anna builds a Convenience Store for 2.");
    passByJonas();
    haveCoins(3, 5);
    buyOnFour(MARKET, "Convenience Store");
    passByJonas();
    haveCoins(5, 6);
    buyOnFour(MARKET, "Convenience Store");
    passByJonas();
    haveCoins(10, 7);
  }

  /**
   * The first go without a mouse. What Anna is told of it, by whatever region of her page: so many
   * sentences at least, beside hints, which come whenever there is a moment.
   */
  List<String> goByKeyboard(int sentences) {
    var keys = new Keyboard(anna);
    var ears = new Ears(anna);
    assertThat(anna.button("Throw one die")).isEnabled();
    keys.type("1");
    anna.sees("You have 4. Press a lit card to choose it");
    keys.tabTo(a.card(MARKET, "Wheat Field"));
    keys.type("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight");
    assertThat(a.card(MARKET, "Convenience Store")).isFocused();
    keys.type("Enter", "b");
    allSee("Anna builds a Convenience Store for 2.");
    anna.sees("Jonas is about to throw.");
    return ears.heard(sentences, words -> !words.matches(HINT));
  }

  private void buyOnFour(String group, String card) {
    a.throwOne();
    a.buy(group, card);
  }

  private void passByJonas() {
    j.throwOne();
    j.buildNothing();
  }

  /** All load their pages anew in the middle of the game. */
  void comeBack() {
    everybody().forEach(person -> person.page().reload());
    haveCoins(10, 7);
    assertThat(anna.button("Throw one die")).isEnabled();
  }

  /** The Shopping Mall makes shops pay more; Jonas takes Anna's Bakery for his Wheat Field. */
  void buildOnAndExchange() {
    buyOnFour(LANDMARKS, "Shopping Mall");
    j.throwOne();
    j.buy(MARKET, "Business Complex");
    haveCoins(10, 0);
    buyOnFour(LANDMARKS, "Amusement Park");
    haveCoins(6, 0);
    j.throwOne();
    jonas.sees("Business Complex: exchange one?");
    j.card("You give", "Wheat Field").click();
    j.card("Anna gives", "Bakery").click();
    look.accept("exchange", jonas);
    jonas.press("Wheat Field for Bakery");
    allSee("Jonas gives a Wheat Field to Anna.");
    j.buildNothing();
  }

  /** Jonas loses his line while it is his go, and finds it as it was. */
  void loseTheLine() {
    buyOnFour(LANDMARKS, "Train Station");
    assertThat(jonas.button("Throw one die")).isEnabled();
    jonas.offline(true);
    jonas.sees("Connection lost.");
    jonas.offline(false);
    jonas.doesNotSee("Connection lost.");
    passByJonas();
    haveCoins(16, 0);
  }

  /** The last Landmark is the Radio Tower, after a double. */
  void complete() {
    a.throwTwo();
    allSee("A double");
    a.buy(LANDMARKS, "Radio Tower");
    allSee("Anna has built all Landmarks. The round is played to its end.");
    allSee("Last round: the game ends after");
  }

  void goAgain() {
    anna.sees("Extra go: you threw a double and go again.");
    a.throwOne();
    anna.sees("Throw again? You have 3.");
    look.accept("throw again", anna);
    anna.press("Throw again");
    allSee("Anna has 3 and throws again.");
    a.buildNothing();
  }

  /** Nothing comes of Jonas any more: the dice fall for him, and nothing is built. */
  void end() {
    anna.sees("Jonas is about to throw.");
    server.roomTime().pass(STEP);
    allSee("Jonas throws 2.");
    server.roomTime().pass(STEP);
    allSeeOf(anna, "You win with 6", "Anna wins with 6");
    allSee("Only Anna had built all Landmarks, in round 7.");
    look.accept("end", anna);
    look.accept("end", tomasz);
  }

  @Override
  public void close() {
    everybody().forEach(Person::close);
    server.close();
  }
}
