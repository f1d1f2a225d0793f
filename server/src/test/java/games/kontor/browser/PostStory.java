package games.kontor.browser;

import games.kontor.TestServer;
import games.kontor.games.Games;
import games.kontor.store.KeptOpen;
import games.kontor.store.MemoryJournal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Two turns of Landmarks by post, told in chapters: Anna, Jonas and Mireille play, Tomasz watches.
 * All dice show 1. The server is another one after half of it, with the same journal at the same
 * address.
 */
final class PostStory implements Audience, AutoCloseable {
  private static final String OWN = "Only you see this. Your list: ";

  private static final Duration LOOK = Duration.ofSeconds(20);

  private final MailBox mails = new MailBox();
  private final KeptOpen journal = new KeptOpen(new MemoryJournal());
  private final BiConsumer<String, Person> look;
  private final Person anna;
  private final Person jonas;
  private final Person mireille;
  private final Person tomasz;
  private TestServer server;
  private String link = "";

  /** {@code look} is called with each sight that is worth a look, and who sees it. */
  PostStory(Chromium chromium, BiConsumer<String, Person> look) {
    this.look = look;
    server = serve(0);
    anna = new Person(chromium.browser(), "Anna");
    jonas = new Person(chromium.browser(), "Jonas");
    mireille = new Person(chromium.browser(), "Mireille");
    tomasz = new Person(chromium.browser(), "Tomasz");
  }

  private TestServer serve(int port) {
    var ones = new StackedChances(Map.of());
    return TestServer.with(Games.all())
        .chances(ones)
        .journal(journal)
        .telling(mails.telling())
        .port(port)
        .start();
  }

  @Override
  public List<Person> everybody() {
    return List.of(anna, jonas, mireille, tomasz);
  }

  /** Those at the table while Mireille is not. */
  private List<Person> present() {
    return List.of(anna, jonas, tomasz);
  }

  private static void order(Person player, String... cards) {
    var hand = new LandmarksPlayer(player);
    for (String card : cards) {
      hand.orderToBuy(card);
    }
  }

  void gather() {
    link =
        anna.openRoom(
            server.url(),
            3,
            () -> {
              LandmarksStory.chooseBaseCards(anna);
              anna.choose("by post");
            });
    jonas.sitDown(link);
    mireille.sitDown(link);
    tomasz.visit(link);
    jonas.press("I am ready");
    mireille.press("I am ready");
    anna.press("Start with 3 players");
    allSee("Orders for turn 1.");
  }

  /** Anna begins, so she has two goes. When all are ready the turn is played at once. */
  void closeEarly() {
    anna.sees("You begin this turn, so you have two goes.");
    order(anna, "Radio Tower, 22", "Wheat Field, 1");
    look.accept("sheet", anna);
    look.accept("sheets of others", tomasz);
    anna.press("Send, and I am ready");
    anna.sees("Your sheet is in and you are ready");
    tomasz.sees("1 of 3 sent");
    order(jonas, "Bakery, 1");
    jonas.press("Send, and I am ready");
    mireille.press("Send, and I am ready");
    allSee("Turn 1 is played");
    allSee("Orders for turn 2.");
  }

  /** Mireille wants to be told by mail, and says that the address is hers. */
  void askForMail() {
    mireille.press("Reach me");
    mireille.type("Your address", "mireille@example.org");
    look.accept("how one is reached", mireille);
    mireille.press("Save");
    mireille.sees("A mail is on its way to");
    server.roomTime().pass(LOOK);
    mireille.visit(server.url() + mails.link("/mail/confirm/"));
    mireille.press("Confirm");
    mireille.sees("Confirmed. You hear of the room");
  }

  /** The report stands beside the table, and at an address of its own. */
  void readTheReport() {
    anna.turnTo("Report");
    anna.sees(OWN + "Radio Tower too dear; Wheat Field built");
    anna.page().getByText("This report on a page of its own").click();
    anna.sees("Turn 1 by post");
    anna.sees("The towns after it");
    anna.sees(OWN + "Radio Tower too dear; Wheat Field built");
    look.accept("report", anna);
    anna.page().getByText("To the table").click();
    anna.sees("Orders for turn 2.");
  }

  /** Jonas begins this turn; Mireille sends nothing. What was sent last is the suggestion. */
  void order() {
    anna.press("Take off: Radio Tower");
    anna.press("Take off: Wheat Field");
    order(anna, "Amusement Park, 16");
    anna.press("Send orders");
    anna.sees("Your sheet is in; it can still be replaced.");
    jonas.press("Take off: Bakery");
    order(jonas, "Mine, 6", "Forest, 3");
    jonas.press("Send orders");
    tomasz.sees("2 of 3 sent");
  }

  /** Pages come back by themselves, and the sheets lie ready as they were. */
  void restart() {
    int port = server.port();
    server.close();
    present().forEach(person -> person.sees("Connection lost."));
    server = serve(port);
    present().forEach(person -> person.doesNotSee("Connection lost."));
    anna.sees("Your sheet is in; it can still be replaced.");
    tomasz.sees("2 of 3 sent");
  }

  /** At the deadline the turn is played with the sheets that are in. */
  void passTheDeadline() {
    server.roomTime().leap(Duration.ofDays(2));
    present().forEach(person -> person.sees("Turn 2 is played"));
    present().forEach(person -> person.sees("Orders for turn 3."));
  }

  /** Mireille, who was not there, reads of it in a mail. */
  void receiveMail() {
    server.roomTime().pass(Duration.ofMinutes(3));
    mireille.visit(server.url() + mails.link("/r/[a-z-]+/turns/2"));
    mireille.sees("Turn 2 by post");
    mireille.sees("Jonas throws 1: 1");
  }

  /** Each reads by the address what is his; nobody reads a sheet. */
  void readBothReports() {
    jonas.visit(link + "/turns/2");
    jonas.sees(OWN + "Mine built; Forest not tried any more");
    jonas.doesNotSee("Amusement Park too dear");
    anna.visit(link + "/turns/2");
    anna.sees(OWN + "Amusement Park too dear");
    tomasz.visit(link + "/turns/2");
    tomasz.sees("Jonas throws 1: 1");
    tomasz.doesNotSee("Only you see this");
    look.accept("report", tomasz);
    tomasz.page().getByText("Turn 1 before").click();
    tomasz.sees("Turn 1 by post");
    tomasz.doesNotSee("Only you see this");
    tomasz.visit(link + "/turns/3");
    tomasz.sees("There is no report to read here");
  }

  @Override
  public void close() {
    everybody().forEach(Person::close);
    server.close();
    mails.close();
  }
}
