package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.games.Games;
import games.kontor.room.Pennies;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What would pass unseen is an error, in a sentence that names the step and what is wrong. */
final class StrictScenarioTests {
  /** Pennies that may not be fewer than none. */
  private static final class Sound extends Pennies {
    @Override
    public List<String> violations(State state) {
      // Who is on turn has a purse, or this throws.
      var onTurn = state.purses().get(state.turn() - 1);
      return onTurn.pennies() < 0 || state.purses().stream().anyMatch(purse -> purse.pennies() < 0)
          ? List.of("a purse owes")
          : List.of();
    }
  }

  private static final GameList GAMES = new GameList(List.of(new Sound()));
  private static final String LOOK = "'steps': [{'then': {'table': {'laid': 0}}}]";

  private static Optional<String> failure(String rest) {
    String text = "{'game': 'pennies', 'title': 'a test', 'players': 2, " + rest + "}";
    return Scenario.failure(GAMES, text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
  }

  private static void passes(String rest) {
    assertEquals(Optional.empty(), failure(rest));
  }

  private static void fails(String why, String rest) {
    String failure = failure(rest).orElse("no failure");
    assertTrue(failure.contains(why.replace('\'', '"')), failure);
  }

  private static void step(String why, String step) {
    fails("step 1: " + why, "'steps': [" + step + "]");
  }

  @Test
  void anExpectationNeedsAnEvent() {
    step("refused is expected where nothing happens", "{'seat': 1, 'refused': 'game-over'}");
    step("facts is expected where nothing happens", "{'facts': []}");
    step("refused is expected where", "{'seat': 1, 'reconnect': true, 'refused': 'x'}");
    step("lines are expected where nothing happens", "{'lines': ['laid']}");
    step("nothing happens and nothing is expected", "{}");
    step("nothing happens and nothing is expected", "{'seat': 1}");
    step("then expects nothing", "{'then': {}}");
    step("then is an object, not [1]", "{'then': [1]}");
    step("hidden names nothing", "{'seat': 1, 'hidden': []}");
  }

  @Test
  void aStepHasOneCause() {
    String put = "'seat': 1, 'do': {'type': 'put', 'pennies': 0}";
    step("one step has one cause, not do and expire", "{" + put + ", 'expire': 'turn'}");
    step("one step has one cause, not do and present", "{" + put + ", 'present': false}");
    step("one step has one cause, not do and reconnect", "{" + put + ", 'reconnect': true}");
    step(
        "one step has one cause, not expire and", "{'seat': 1, 'expire': 'turn', 'present': true}");
  }

  @Test
  void presenceIsTrueOrFalseAndOfASeat() {
    step("present is true or false, not 'no'", "{'seat': 1, 'present': 'no'}");
    step("present needs a seat", "{'present': false}");
    step("present is for seats, not for the spectator", "{'seat': 'spectator', 'present': true}");
    step("reconnect needs a seat", "{'reconnect': true}");
    step("reconnect is true", "{'seat': 1, 'reconnect': false}");
    step("do needs a seat", "{'do': {'type': 'put', 'pennies': 0}}");
  }

  @Test
  void aSeatIsAtTheTable() {
    step("there is no seat 7, but 1 to 2", "{'seat': 7, 'do': {'type': 'put', 'pennies': 0}}");
    step("there is no seat 3, but 1 to 2", "{'seat': 3, 'present': false}");
    step("there is no seat 3, but 1 to 2", "{'then': {'hands': {'3': 1}}}");
    fails(
        "step 1: there is no seat 3, but 1 to 2",
        "'chance': {'purse': [5, 2]}, 'steps': [{'then': {'tables': [{}, {}, {}]}}]");
  }

  @Test
  void nullIsAKeyThatIsThere() {
    step("/table/lain: expected null, there was nothing", "{'then': {'table': {'lain': null}}}");
  }

  @Test
  void hiddenIsWhatExists() {
    step(
        "/purses/0/coins is hidden, but nobody ever had anything there",
        "{'seat': 1, 'hidden': ['/purses/0/coins']}");
    step("/hands/3 is hidden, but nobody", "{'seat': 1, 'hidden': ['/hands/3']}");
    fails(
        "step 1: /turns is hidden, but nobody ever had anything there",
        "'steps': [{'seat': 1, 'hiddenFromHere': ['/turns']}]");
    passes("'steps': [{'seat': 1, 'hidden': ['/hands/2', '/purses/1/pennies', '/bellMillis']}]");
  }

  @Test
  void aStreamIsOneOfTheRules() {
    fails(
        "chance: pennies draws from no stream 'dice'; it has [purse]",
        "'chance': {'dice': [1]}, " + LOOK);
  }

  @Test
  void everyDrawIsMade() {
    fails(
        "chance 'purse': draws are left over: [6, 4]",
        "'chance': {'purse': [1, 2, 6, 4]}, " + LOOK);
    passes("'chance': {'purse': [1, 2]}, " + LOOK);
  }

  @Test
  void whatIsGivenIsSoundUnlessItSaysOtherwise() {
    String given = "'given': {'purses': [{'pennies': -1}]}, ";
    fails("given: the state is unsound: a purse owes", given + LOOK);
    passes("'unsound': true, " + given + LOOK);
    fails("unsound is true or false, not 1", "'unsound': 1, " + LOOK);
  }

  @Test
  void theStateIsSoundAfterEachStep() {
    String put = "'steps': [{'seat': 1, 'do': {'type': 'find', 'pennies': -9}}]";
    fails("step 1 (seat 1 does", put);
    fails("the state is unsound: a purse owes", put);
    passes("'unsound': true, " + put);
  }

  @Test
  void clocksRunOutInTheirOrder() {
    fails(
        "step 2 (bell runs out): 'bell' (at 300000 ms) cannot run out while 'turn' (at 120000 ms)",
        "'steps': [{'expire': 'turn'}, {'expire': 'bell'}]");
  }

  @Test
  void aScenarioHasSteps() {
    fails("there are no steps", "'steps': []");
    fails("steps is missing", "'options': {}");
  }

  @Test
  void whatIsGivenFits() {
    fails("given is an object, not []", "'given': [], " + LOOK);
    fails("chance is an object, not [1]", "'chance': [1], " + LOOK);
    fails("options is an object, not 3", "'options': 3, " + LOOK);
    fails("option bell is a text, a list of texts", "'options': {'bell': {}}, " + LOOK);
    fails("option bell is a text, not 3", "'options': {'bell': [3]}, " + LOOK);
    fails("no room can be opened: bad-option", "'options': {'bell': ['rings']}, " + LOOK);
    fails(
        "given: /purses: it is missing, and may not be null", "'given': {'purses': null}, " + LOOK);
    fails("given: the rules cannot go on from this state", "'given': {'turn': 7}, " + LOOK);
  }

  private static void economy(String why, String given) {
    String text = "{'game': 'economy', 'title': 'a test', 'players': 2, 'given': " + given + ", ";
    byte[] file = (text + LOOK + "}").replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    String failure = Scenario.failure(new GameList(Games.all()), file).orElse("no failure");
    assertTrue(failure.contains(why.replace('\'', '"')), failure);
  }

  private static Optional<String> greement(String deck, String table) {
    String text =
        "{'game': 'greement', 'title': 'a test', 'players': 2, 'given': {"
            + deck
            + "}, 'steps': [{'then': {'table': "
            + table
            + "}}]}";
    byte[] file = text.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    return Scenario.failure(new GameList(Games.all()), file);
  }

  @Test
  void wordsAreTakenOutOfAListOrLaidOnItsTop() {
    String taken = "'drawn': ['V19'], 'deck': {'without': ['V19']}";
    assertEquals(Optional.empty(), greement(taken, "{'deckLeft': 66}"));
    String laid = "'deck': {'first': ['V10', 'V11']}";
    assertEquals(Optional.empty(), greement(laid, "{'deckLeft': 67}"));
    String failure = greement("'deck': {'first': ['V99']}", "{}").orElse("");
    assertTrue(failure.startsWith("given: \"V99\" is not in [\""), failure);
  }

  @Test
  void wrongSeatsPhasesAndMissingKeysAreNamed() {
    economy("given: /phase has no type 'fly'; it has [", "{'phase': {'type': 'fly'}}");
    economy("given: /turn: there is no seat 7, but 1 to 2", "{'turn': 7}");
    economy("given: /turn does not fit", "{'turn': 0}");
    economy("given: /phase: it is missing, and may not be null", "{'phase': null}");
    economy("given: /phase/die does not fit", "{'phase': {'type': 'move'}}");
    economy("given: /players", "{'players': [{}, {}, {}]}");
  }
}
