package games.kontor.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import games.kontor.TestServer;
import games.kontor.games.Games;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;

/**
 * A whole game of Economy, told in chapters: Anna and Jonas play, Tomasz watches. The deck lies as
 * the rules list it, cards placed by lot come to the first space in list order, the die is
 * scripted; the time moves where the story moves it.
 */
final class EconomyStory implements Audience, AutoCloseable {
  private final TestServer server;
  private final BiConsumer<String, Person> look;
  private final Person anna;
  private final Person jonas;
  private final Person tomasz;

  /** How many frames each had received when the card on a1 was turned down. */
  private final Map<Person, Integer> told = new LinkedHashMap<>();

  /** {@code look} is called with each sight that is worth a look, and who sees it. */
  EconomyStory(Chromium chromium, BiConsumer<String, Person> look) {
    this.look = look;
    var chances = new StackedChances(Map.of(), Map.of("die", rolls()));
    server = TestServer.with(Games.all()).chances(chances).start();
    anna = new Person(chromium.browser(), "Anna");
    jonas = new Person(chromium.browser(), "Jonas");
    tomasz = new Person(chromium.browser(), "Tomasz");
  }

  /** The pips of each roll. With these all property is taken in 35 turns that nobody plays. */
  private static List<Integer> rolls() {
    String beginning = "113";
    String untilPartTwo = "65436114121161345312133522515242131";
    String end = "16";
    return (beginning + untilPartTwo + end)
        .chars()
        .map(Character::getNumericValue)
        .boxed()
        .toList();
  }

  @Override
  public List<Person> everybody() {
    return List.of(anna, jonas, tomasz);
  }

  /** A space of the board, by its name. */
  private static Locator space(Person person, String space) {
    var name = Pattern.compile("^" + space + ",");
    return person.page().getByRole(AriaRole.GRIDCELL, new Page.GetByRoleOptions().setName(name));
  }

  /** The spaces in whose middle the pointer meets something else. */
  private static Object deafSpaces(Person person) {
    return person
        .page()
        .getByRole(AriaRole.GRIDCELL)
        .evaluateAll(
            """
            cells => cells.filter((cell) => {
              const { x, y, width, height } = cell.firstElementChild.getBoundingClientRect();
              const met = document.elementFromPoint(x + width / 2, y + height / 2);
              return width < 40 || !cell.contains(met);
            }).map((cell) => cell.dataset.space)
            """);
  }

  /** A first press shows what follows, a second one does it. */
  private static void pressTwice(Person person, String space) {
    space(person, space).click();
    assertThat(space(person, space)).hasAttribute("aria-selected", "true");
    space(person, space).click();
  }

  void gather() {
    String link =
        anna.openRoom(
            server.url(),
            2,
            () -> {
              anna.choose("Economy");
              anna.dial("Points to end the game", 10);
              anna.dial("Who begins", 1);
            });
    jonas.sitDown(link);
    tomasz.visit(link);
    look.accept("lobby", anna);
    jonas.press("I am ready");
    anna.press("Start with 2 players");
    allSee("placing cards, 0 of 36");
  }

  /** Anna lays one card where she likes; all others come to lie by lot. */
  void place() {
    anna.sees("Shaded spaces are free for MOTOR invention");
    look.accept("placing", anna);
    pressTwice(anna, "d4");
    allSee("placing cards, 1 of 36");
    assertThat(space(tomasz, "d4")).hasAccessibleName("d4, MOTOR invention, property to be had");
    jonas.press("Place the rest for me");
    jonas.press("All 18 for good?");
    allSee("placing cards, 2 of 36");
    anna.press("Place the rest for me");
    anna.press("All 17 for good?");
    allSee("part 1, 36 property cards left");
  }

  /** Anna enters at a corner, which counts as her first step, and takes what lies there. */
  void enter() {
    anna.press("No, thank you");
    anna.press("Roll");
    anna.sees("The corner counts as the first step.");
    look.accept("first move", anna);
    look.accept("first move", tomasz);
    assertEquals(List.of(), deafSpaces(anna), "spaces that no pointer meets");
    pressTwice(anna, "a1");
    allSeeOf(anna, "You take MOTOR factory.", "Anna takes MOTOR factory.");
    allSee("part 1, 35 property cards left");
    assertThat(space(jonas, "a1")).hasAccessibleName(Pattern.compile("property of Anna"));
  }

  /**
   * The same without a mouse. What she is told of it on the way, by whatever region of her page: so
   * many sentences at least.
   */
  List<String> enterByKeyboard(int sentences) {
    var keys = new Keyboard(anna);
    var ear = new Ears(anna);
    keys.tabTo(anna.button("Roll"));
    keys.type("Enter");
    anna.sees("You rolled 1.");
    assertThat(anna.page().locator(".action-slot:focus")).hasCount(1);
    assertThat(anna.page().getByText("4 lit spaces, N for the best.")).hasCount(1);
    keys.type("n");
    anna.button("Go to a1").waitFor();
    keys.type("g");
    allSeeOf(anna, "You take MOTOR factory.", "Anna takes MOTOR factory.");
    anna.sees("Jonas is to roll.");
    return ear.heard(sentences, words -> true);
  }

  /**
   * Jonas lands on Anna and sends her away; her card turns down, and nobody is told it any more.
   */
  void knockOut() {
    jonas.press("Roll");
    jonas.press("Knock out", "Anna");
    look.accept("hit", jonas);
    jonas.press("Go to a1");
    jonas.sees("Where is Anna to start again?");
    look.accept("sending", jonas);
    everybody().forEach(person -> told.put(person, person.frames().all().size()));
    pressTwice(jonas, "h8");
    allSeeOf(jonas, "You turn a card down.", "Jonas turns a card down.");
    everybody().forEach(this::assertUntold);
  }

  /**
   * The space shows the back; nothing around it, and no frame since, says what lies there. The list
   * of properties names every card, but none by its space.
   */
  private void assertUntold(Person person) {
    assertThat(space(person, "a1"))
        .hasAccessibleName(Pattern.compile("^a1, a card with its face down"));
    var markup = (String) space(person, "a1").evaluate("(cell) => cell.outerHTML");
    assertFalse(markup.toLowerCase(Locale.ROOT).contains("motor"), markup);
    var frames = person.frames().all();
    var since = frames.subList(told.getOrDefault(person, 0), frames.size());
    var telling = since.stream().filter(frame -> frame.contains("\"card\":\"motor-factory\""));
    assertEquals(List.of(), telling.toList(), person.name());
  }

  /** Anna goes a way of her own, drawn over the spaces. */
  void draw() {
    anna.press("Roll");
    anna.sees("You rolled 3.");
    drag(anna, "h8", "h7", "g7");
    assertThat(space(anna, "g7")).hasAccessibleName(Pattern.compile("by h8, h7:"));
    anna.press("Go to g7");
    anna.sees("Jonas is to roll.");
    assertThat(space(tomasz, "g7")).hasAccessibleName(Pattern.compile("Anna stands here"));
  }

  /** Presses on the first space and lets go on the last. */
  private static void drag(Person person, String... spaces) {
    var mouse = person.page().mouse();
    for (String each : spaces) {
      var box = space(person, each).boundingBox();
      mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      if (each.equals(spaces[0])) {
        mouse.down();
      }
    }
    mouse.up();
  }

  /** All load their pages anew: what lies face-down has no name in what they are sent. */
  void comeBack() {
    everybody().forEach(person -> person.page().reload());
    allSeeOf(jonas, "You turn a card down.", "Jonas turns a card down.");
    everybody().forEach(this::assertUntold);
  }

  /**
   * Nobody acts any more, and the rules play for both: two turns whose clocks run out one after the
   * other, then on autopilot.
   */
  void letPartOnePass() {
    for (int clocks = 2 * 2; clocks > 0; clocks--) {
      server.roomTime().leap(Duration.ofSeconds(50));
    }
    server.roomTime().pass(Duration.ofSeconds(33 * 3));
    allSee("Part 2: all property is taken.");
    everybody().forEach(this::assertUntold);
  }

  /** Anna is back; where she lands, Jonas collects as well. */
  void collect() {
    anna.press("Roll");
    anna.sees("Others collect on your move too");
    space(anna, "d3").click();
    anna.sees("d3, COSMETICS shop I");
    look.accept("part 2", anna);
    look.accept("part 2", tomasz);
    anna.press("Go to d3");
    anna.sees("You land on COSMETICS shop I. You +4, Jonas +3.");
    jonas.sees("Anna lands on COSMETICS shop I. Anna +4, you +3.");
    tomasz.sees("Anna lands on COSMETICS shop I. Anna +4, Jonas +3.");
  }

  /**
   * Jonas remembers what lies on a1: he turns Anna's card up, takes it, and its sector pays him.
   */
  void turnUp() {
    jonas.press("Roll");
    jonas.sees("You rolled 6.");
    space(jonas, "a1").click();
    jonas.sees("a1, face down");
    jonas.sees("Whoever lands here turns it up and takes its property.");
    look.accept("face down", jonas);
    jonas.press("Go to a1");
  }

  /** That was the target; what was lost unaware is told now. */
  void end() {
    allSeeOf(jonas, "You win with 10", "Jonas wins with 10");
    var reached = "The target of 10 was reached in turn 40, when ";
    allSeeOf(
        jonas,
        reached + "you landed on MOTOR factory.",
        reached + "Jonas landed on MOTOR factory.");
    anna.sees("You lost MOTOR factory on a1 to Jonas, in turn 40.");
    jonas.sees("Anna lost MOTOR factory on a1 to you, in turn 40.");
    tomasz.sees("Anna lost MOTOR factory on a1 to Jonas, in turn 40.");
    look.accept("end", anna);
    look.accept("end", tomasz);
  }

  @Override
  public void close() {
    everybody().forEach(Person::close);
    server.close();
  }
}
