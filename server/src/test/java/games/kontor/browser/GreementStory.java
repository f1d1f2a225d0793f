package games.kontor.browser;

import games.kontor.MovableTime;
import games.kontor.TestServer;
import games.kontor.games.Games;
import java.time.Duration;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * A whole game of Greement, told in chapters: Anna, Jonas and Mireille play, Tomasz watches. Sums
 * are large, so that each can be told from every public number. What lies where and which events
 * come is scripted; the time moves where the story moves it.
 */
final class GreementStory implements Audience, AutoCloseable {
  private final TestServer server;
  private final BiConsumer<String, Person> look;
  final Person anna;
  final Person jonas;
  final Person mireille;
  final Person tomasz;
  private final GreementPlayer a;
  private final GreementPlayer j;
  private final GreementPlayer m;

  /** {@code look} is called with each sight that is worth a look, and who sees it. */
  GreementStory(Chromium chromium, BiConsumer<String, Person> look) {
    this.look = look;
    server = TestServer.with(Games.all()).chances(GreementScript.chances()).start();
    anna = new Person(chromium.browser(), "Anna");
    jonas = new Person(chromium.browser(), "Jonas");
    mireille = new Person(chromium.browser(), "Mireille");
    tomasz = new Person(chromium.browser(), "Tomasz");
    a = new GreementPlayer(anna);
    j = new GreementPlayer(jonas);
    m = new GreementPlayer(mireille);
  }

  @Override
  public List<Person> everybody() {
    return List.of(anna, jonas, mireille, tomasz);
  }

  private MovableTime time() {
    return server.roomTime();
  }

  /** A player has a look, and whoever watches. */
  private void bothLook(String sight, Person player) {
    look.accept(sight, player);
    look.accept(sight, tomasz);
  }

  /** All chapters up to Anna's last turn. */
  void play() {
    gather();
    chooseStarts();
    writeLoans();
    firstRound();
    vote();
    fillTheJar();
    vaccinate();
    secondTurn();
    jonasComesBack();
    timeRunsOut();
    thirdEvents();
  }

  void gather() {
    String link = anna.openRoom(server.url());
    jonas.sitDown(link);
    mireille.sitDown(link);
    tomasz.visit(link);
    bothLook("lobby", anna);
    jonas.press("I am ready");
    mireille.press("I am ready");
    anna.sees("Everybody is ready.");
    anna.press("Start with 3 players");
    allSee("choosing a start");
  }

  /** Jonas comes too near to Anna and chooses again; Anna has found a lake. */
  void chooseStarts() {
    bothLook("choose-start", anna);
    a.chooseStart("C3");
    anna.sees("C3 is noted.");
    j.chooseStart("D3");
    m.chooseStart("G4");
    jonas.sees("Choose another start.");
    look.accept("choose-again", jonas);
    j.chooseStart("F6");
    anna.sees("C3 is a lake");
    bothLook("replace-start", anna);
    a.chooseStart("C4");
    allSee("the first loans");
  }

  void writeLoans() {
    bothLook("loaning", anna);
    a.writeLoan(14);
    j.writeLoan(12);
    m.writeLoan(9);
    allSee("round 1");
    a.has(12, 14);
    j.has(10, 12);
    m.has(7, 9);
  }

  void firstRound() {
    a.isOnTurn();
    bothLook("turn", anna);
    a.borrow(613);
    a.has(625, 627);
    a.buy("B4", 2);
    a.seed("B4");
    a.breed("B4");
    a.seed("C4");
    a.breed("C4");
    a.buy("D4", 5);
    a.has(604, 627);
    a.endTurn();
    a.has(604, 1254);
    jonasDeals();
    m.isOnTurn();
    m.borrow(947);
    m.repay(43);
    m.buy("G5", 5);
    m.has(906, 913);
    m.endTurn();
  }

  /** Jonas buys a square of Anna's, for a price that only the two know. */
  private void jonasDeals() {
    j.isOnTurn();
    j.borrow(829);
    j.buy("G6", 2);
    j.seed("F6");
    j.breed("F6");
    j.has(830, 841);
    j.askFor("B4", anna, 377);
    anna.sees("Jonas offers 377 for your cattle B4");
    look.accept("offer", anna);
    a.accept(377);
    j.owns("B4", "cattle, ");
    j.has(429, 841);
    a.has(981, 1254);
    anna.sees("You sell B4, cattle, to Jonas.");
    jonas.sees("Anna sells you B4, cattle.");
    tomasz.sees("Anna sells B4, cattle, to Jonas.");
    j.endTurn();
    j.has(429, 1682);
  }

  /** One against two would let the event through; a gift turns a vote. */
  void vote() {
    m.has(906, 1826);
    bothLook("vote", mireille);
    a.vote("Against");
    j.vote("Let it pass");
    m.vote("Let it pass");
    a.ready();
    j.ready();
    a.isReady();
    a.give(mireille, 3);
    mireille.sees("Anna offers you 3");
    look.accept("donation", mireille);
    m.accept(3);
    a.has(966, 1254);
    m.has(909, 1826);
    a.isNotReady();
    j.isNotReady();
    m.vote("Against");
    look.accept("vote-turned", jonas);
    a.ready();
    j.ready();
    m.ready();
    everybody().forEach(person -> person.sees("was stopped, 2 against and 1 for."));
  }

  void fillTheJar() {
    bothLook("pledges", mireille);
    a.pledge(4, 0);
    j.pledge(4, 4);
    anna.sees("Jonas pledges 4.");
    look.accept("jar", mireille);
    m.pledge(5, 3);
    allSee("The jar is full");
    a.has(962, 1254);
    j.has(429, 1686);
    m.has(907, 1826);
  }

  /** Jonas keeps the cattle on B4 and lets those on F6 go. */
  void vaccinate() {
    bothLook("disease", jonas);
    a.vaccine("C4", true);
    anna.press("Pay 2 for one");
    j.vaccine("F6", false);
    j.vaccine("B4", true);
    jonas.press("Pay 2 for one");
    allSee("The cattle on F6 become crops.");
    a.has(970, 1254);
    j.has(427, 1686);
  }

  /** Anna repays and takes nearly all of her time. */
  void secondTurn() {
    a.isOnTurn();
    a.repay(500);
    a.has(470, 754);
    time().pass(Duration.ofSeconds(175));
    look.accept("turn-short", anna);
    a.endTurn();
    a.has(470, 1508);
    j.has(436, 1686);
  }

  /** Jonas loads his page anew, and then loses his line. */
  void jonasComesBack() {
    jonas.page().reload();
    j.has(436, 1686);
    j.isOnTurn();
    jonas.offline(true);
    jonas.sees("Connection lost.");
    look.accept("lost", jonas);
    jonas.offline(false);
    jonas.doesNotSee("Connection lost.");
    j.has(436, 1686);
    j.isOnTurn();
  }

  /** Jonas lets his time run out; no repayment is made for him. */
  void timeRunsOut() {
    time().pass(Duration.ofMinutes(3));
    allSeeOf(jonas, "Your time is up.", "The time of Jonas is up.");
    j.has(436, 3372);
    m.has(911, 1826);
    m.endTurn();
    m.has(911, 3652);
  }

  /** Nobody votes; Jonas pays for all with a loan; all agree that mines are worth less. */
  void thirdEvents() {
    look.accept("vote-again", anna);
    time().pass(Duration.ofSeconds(90));
    allSee("passed, 0 against and 0 for.");
    bothLook("pay", jonas);
    jonas.dial("borrowed", 15);
    jonas.press("Pay 15 for everybody");
    jonas.press("Pay 15, 15 borrowed?");
    allSeeOf(jonas, "You pay 15", "Jonas pays 15");
    j.has(436, 3387);
    for (var player : List.of(a, j, m)) {
      player.vote("Let it pass");
      player.ready();
    }
    allSee("passed, 0 against and 3 for.");
  }

  /** Anna's offer is still open when the alarm rings in her turn. */
  void alarm() {
    a.isOnTurn();
    a.has(479, 1508);
    anna.press("Make an offer");
    anna.choose("Give money");
    look.accept("trade", anna);
    anna.choose("Jonas");
    anna.dial("Amount", 7);
    anna.press("Offer 7");
    jonas.sees("Anna offers you 7");
    time().pass(Duration.ofSeconds(155));
    allSee("All papers open");
  }

  /** What was secret lies open for all; nobody owes what an open offer had set aside. */
  void disclosure() {
    allSeeOf(anna, "You win with −1,017", "Anna wins with −1,017");
    String rang = "The alarm rang in round 3, in %s. It had been set to 10 minutes.";
    allSeeOf(anna, rang.formatted("your turn"), rang.formatted("the turn of Anna"));
    allSee("12 + 479 − 1,508");
    allSee("14 + 436 − 3,387");
    allSee("7 + 911 − 3,652");
    bothLook("end", anna);
  }

  void rematch() {
    anna.press("Rematch");
    jonas.press("Rematch, 1 of 3 in");
    mireille.press("Rematch, 2 of 3 in");
    allSee("choosing a start");
    anna.doesNotSee("All papers open");
  }

  @Override
  public void close() {
    everybody().forEach(Person::close);
    server.close();
  }
}
