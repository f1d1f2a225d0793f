package games.kontor.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import games.kontor.TestServer;
import games.kontor.games.Games;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;

/**
 * A whole game of Territories, told in chapters: Anna and Jonas play, Tomasz watches. The dice are
 * scripted; the time moves where the story moves it.
 */
final class TerritoriesStory implements Audience, AutoCloseable {
  /** Who begins, and each throw of the game in order, those for rents among them. */
  private static final Map<String, List<Integer>> NUMBERS =
      Map.of(
          "start",
          List.of(1),
          "dice",
          List.of(
              6, 4, // Anna buys the Castle
              6, 3, // Jonas buys the Tower
              1, 2, // Anna buys the Huts
              1, 3, 5, 6, // Jonas comes to the Huts and throws for the rent
              1, 2, // Anna comes to the Caravan
              2, 2, 2, 2, 1, 1, 6, 5, 6, 3, 1, 1, 1, 2, 1, 1, // to turn 13 they buy, and pay once
              1, 3, 6, 6, // Jonas comes to the Pit and throws for the rent
              6, 6, 6, 5, 1, 1, 3, 3, 1, 3, // to turn 19 the money runs short
              1, 2, 4, 4)); // Jonas comes to the Huts again and cannot pay

  private final TestServer server;
  private final BiConsumer<String, Person> look;
  private final Person anna;
  private final Person jonas;
  private final Person tomasz;

  /** The turn that has begun when the table throws by itself. */
  private int played = 6;

  /** {@code look} is called with each sight that is worth a look, and who sees it. */
  TerritoriesStory(Chromium chromium, BiConsumer<String, Person> look) {
    this.look = look;
    var chances = new StackedChances(Map.of(), NUMBERS);
    server = TestServer.with(Games.all()).chances(chances).start();
    anna = new Person(chromium.browser(), "Anna");
    jonas = new Person(chromium.browser(), "Jonas");
    tomasz = new Person(chromium.browser(), "Tomasz");
  }

  @Override
  public List<Person> everybody() {
    return List.of(anna, jonas, tomasz);
  }

  /** What Jonas pays Anna is told to each in his own way, and by name to who watches. */
  private void toldOfRent(String toJonas, String toAnna, String toTomasz) {
    jonas.sees(toJonas);
    anna.sees(toAnna);
    tomasz.sees(toTomasz);
  }

  private void passSecond() {
    server.roomTime().pass(Duration.ofSeconds(1));
  }

  /** The table throws, turn by turn, until this one begins. */
  private void throwUntil(int turn) {
    while (played < turn) {
      played++;
      passSecond();
      allSee("turn " + played);
    }
  }

  /** All see this money on the seat of that name. */
  private void has(Person player, String money) {
    everybody().forEach(person -> assertThat(seat(person, player)).containsText(money));
  }

  private static Locator seat(Person reader, Person player) {
    var name = Pattern.compile("^" + player.name() + "\\b");
    return reader.page().getByRole(AriaRole.ARTICLE, new Page.GetByRoleOptions().setName(name));
  }

  void gather() {
    String link = anna.openRoom(server.url(), 2, () -> anna.choose("Territories"));
    jonas.sitDown(link);
    tomasz.visit(link);
    jonas.press("I am ready");
    anna.press("Start with 2 players");
    allSeeOf(anna, "You begin, by lot.", "Anna begins, by lot.");
  }

  /** What is landed on is bought, without a button for it; the space bar throws as well. */
  void buy() {
    anna.sees("You stand on Tribe Encampment");
    anna.sees("Shall five short steps show you how a turn goes?");
    anna.press("No, thank you");
    anna.sees("Buying is the rule here: there is no button for it.");
    look.accept("first throw", anna);
    anna.press("Throw");
    allSeeOf(
        anna,
        "You throw 6+4, land on Castle: bought for 8,000.",
        "Anna throws 6+4, lands on Castle: bought for 8,000.");
    has(anna, "22,000");
    anna.doesNotSee("Buying is the rule here: there is no button for it.");
    tomasz.sees("Jonas throws");
    look.accept("throw of another", tomasz);
    jonas.press("Throw");
    allSeeOf(
        jonas,
        "You throw 6+3, land on Tower: bought for 6,000.",
        "Jonas throws 6+3, lands on Tower: bought for 6,000.");
    assertThat(anna.button("Throw")).isEnabled();
    anna.page().keyboard().press("Space");
    allSeeOf(
        anna,
        "You throw 1+2, land on Huts in the Mountain: bought for 2,500.",
        "Anna throws 1+2, lands on Huts in the Mountain: bought for 2,500.");
  }

  void payRentByThrow() {
    jonas.press("Throw");
    allSee("100 × ? × 1");
    look.accept("camp", jonas);
    look.accept("camp", tomasz);
    jonas.press("Throw for the rent");
    toldOfRent(
        "You throw 5+6 for the rent of Huts in the Mountain: you pay Anna 1,100.",
        "Jonas throws 5+6 for the rent of Huts in the Mountain: pays you 1,100.",
        "Jonas throws 5+6 for the rent of Huts in the Mountain: pays Anna 1,100.");
    has(jonas, "22,900");
    has(anna, "20,600");
  }

  void payTheCaravan() {
    anna.press("Throw");
    anna.sees("The Caravan wants its share");
    look.accept("Caravan", anna);
    look.accept("Caravan", tomasz);
    anna.press("Pay 3,110,", "a tenth of all you own,", "leaves 17,490");
    allSeeOf(anna, "You pay the Caravan 3,110.", "Anna pays the Caravan 3,110.");
  }

  /** All load their pages anew in the middle of the game. */
  void comeBack() {
    everybody().forEach(person -> person.page().reload());
    allSee("turn " + played);
    has(anna, "17,490");
    assertThat(jonas.button("Throw")).isEnabled();
  }

  /** The table throws for both, a second after each turn has begun. */
  void throwByItself() {
    anna.turnOn("Throw for me");
    jonas.turnOn("Throw for me");
    throwUntil(14);
    toldOfRent(
        "You throw 1+2, land on Castle: you pay 4,000 rent to Anna.",
        "Jonas throws 1+2, lands on Castle: pays you 4,000 rent.",
        "Jonas throws 1+2, lands on Castle: pays 4,000 rent to Anna.");
    passSecond();
    toldOfRent(
        "You throw 1+3, land on The Pit (Anna): rent is 100 × a new throw × 2.",
        "Jonas throws 1+3, lands on The Pit (yours): rent is 100 × a new throw × 2.",
        "Jonas throws 1+3, lands on The Pit (Anna): rent is 100 × a new throw × 2.");
    look.accept("thrown for", anna);
    throwUntil(17);
    allSeeOf(
        jonas,
        "You throw 6+5, land on Black Cave: you buy nothing, it costs 4,000, you have 3,500.",
        "Jonas throws 6+5, lands on Black Cave: buys nothing, needs 4,000, has 3,500.");
  }

  void end() {
    throwUntil(20);
    passSecond();
    allSee("100 × ? × 2");
    passSecond();
    allSeeOf(anna, "You are the last one standing", "Anna is the last one standing");
    allSeeOf(jonas, "You went out last, in turn 20.", "Jonas went out last, in turn 20.");
    toldOfRent(
        "You paid 4,000 to Anna on Castle in turn 12: nobody paid more at once.",
        "Jonas paid you 4,000 on Castle in turn 12: nobody paid more at once.",
        "Jonas paid 4,000 to Anna on Castle in turn 12: nobody paid more at once.");
    look.accept("end", anna);
    look.accept("end", tomasz);
  }

  @Override
  public void close() {
    everybody().forEach(Person::close);
    server.close();
  }
}
