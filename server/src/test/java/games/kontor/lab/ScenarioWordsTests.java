package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Refusal;
import games.kontor.game.Turn;
import games.kontor.room.Pennies;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** All that a step may expect beside a part of the table: each passes, and fails. */
final class ScenarioWordsTests {
  /** Pennies that cannot begin with an empty purse. */
  private static final class Rich extends Pennies {
    @Override
    public void start(Turn<State, Fact> turn) {
      super.start(turn);
      if (turn.state().purses().getFirst().pennies() == 1) {
        throw new Refusal("too-poor");
      }
    }
  }

  private static final GameList GAMES = new GameList(List.of(new Rich()));

  private static Optional<String> failure(String rest) {
    String text = "{'game': 'pennies', 'title': 'a test', " + rest + "}";
    return Scenario.failure(GAMES, text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
  }

  /** A scenario of two players with 5 and 2 pennies. */
  private static Optional<String> played(String... steps) {
    return failure("'chance': {'purse': [5, 2]}, 'steps': [" + String.join(", ", steps) + "]");
  }

  private static void passes(String... steps) {
    assertEquals(Optional.empty(), played(steps));
  }

  private static void fails(String why, String... steps) {
    contains(why, played(steps));
  }

  private static void contains(String why, Optional<String> failure) {
    assertTrue(failure.orElse("none").contains(why.replace('\'', '"')), failure::toString);
  }

  private static String put(int pennies, String more) {
    return "{'seat': 1, 'do': {'type': 'put', 'pennies': " + pennies + "}" + more + "}";
  }

  @Test
  void openingIsRefused() {
    String nine = "'players': 9, 'refused': ";
    assertEquals(Optional.empty(), failure(nine + "'bad-seats'"));
    contains("no room can be opened: bad-seats {}, expected full", failure(nine + "'full'"));
    contains("expected to be refused: full, but it began", failure("'refused': 'full'"));
    contains("nothing can happen", failure(nine + "'bad-seats', 'steps': [{'seat': 1}]"));
  }

  @Test
  void startingIsRefused() {
    assertEquals(Optional.empty(), failure("'refused': 'too-poor', 'chance': {'purse': [1, 6]}"));
  }

  @Test
  void eachSeatHasATable() {
    passes(put(3, ", 'tables': {'1': {'laid': 3}, '2': {'turn': 2}}"));
    passes(put(3, ", 'then': {'tables': {'2': {'laid': 3}}}"));
    fails("/tables/2/laid: expected 4, there was 3", put(3, ", 'tables': {'2': {'laid': 4}}"));
  }

  @Test
  void exactlyHasNoFurtherKeys() {
    String all = "{'laid': 3, 'turn': 2, 'gone': [false, false], 'over': false}";
    passes(put(3, ", 'exactly': {'table': " + all + ", 'hands': {'1': 2}}"));
    passes(put(3, ", 'then': {'table': " + all + "}, 'exactly': true"));
    passes(put(3, ", 'exactly': {'/table/gone': [false, false]}"));
    String some =
        "'/table: expected no further keys, there was [gone, over, turn]'".replace("'", "");
    fails(some, put(3, ", 'exactly': {'table': {'laid': 3}}"));
    fails(some, put(3, ", 'then': {'table': {'laid': 3}}, 'exactly': true"));
    fails("/table/purse: there is no such place", put(3, ", 'exactly': {'/table/purse': 1}"));
  }

  @Test
  void listsContainAndLack() {
    String gone = "{'seat': 2, 'present': false, ";
    passes(gone + "'contains': {'table': {'gone': [true, false]}}}");
    passes(gone + "'then': {'table': {'gone': {'contains': [true], 'exactly': [false, true]}}}}");
    passes(put(3, ", 'lacks': {'table': {'gone': [true]}}"));
    fails(
        "/table/gone: expected a list that contains true, there was [false, true]",
        gone + "'contains': {'table': {'gone': [true, true]}}}");
    fails(
        "/table/gone: expected a list that lacks true, there was true",
        gone + "'lacks': {'table': {'gone': [true]}}}");
    fails("contains or lacks nothing", put(3, ", 'lacks': {'table': {'gone': []}}"));
    fails("lacks names lists, not 3", put(3, ", 'lacks': {'table': {'laid': 3}}"));
  }

  @Test
  void legalAreKindsOrWholeMovesOrActions() {
    passes("{'seat': 1, 'legal': ['find', 'put']}", "{'seat': 2, 'legal': ['find']}");
    passes("{'seat': 1, 'legal': {'contains': ['put'], 'lacks': ['break']}}");
    passes("{'seat': 1, 'legal': [{'type': 'put', 'pennies': 5}, {'action': 'find'}]}");
    passes("{'seat': 1, 'legal': {'lacks': [{'type': 'put', 'pennies': 6}]}}");
    fails(
        "expected [put] to be all that is legal, there was [find, put]",
        "{'seat': 1, 'legal': ['put']}");
    fails(
        "there was insufficient-funds",
        "{'seat': 1, 'legal': {'contains': [{'type': 'put', 'pennies': 6}]}}");
    fails("expected 'put' not to be legal", "{'seat': 1, 'legal': {'lacks': ['put']}}");
    fails("expected the move", "{'seat': 2, 'legal': {'contains': [{'action': 'put'}]}}");
    fails("legal needs a seat", "{'legal': []}");
  }

  @Test
  void askingWhatIsLegalDoesNothing() {
    passes(
        "{'seat': 1, 'legal': {'contains': [{'type': 'put', 'pennies': 5}]}}",
        put(5, ", 'then': {'table': {'laid': 5}}"));
  }

  @Test
  void linesAreToldInTheirStep() {
    passes(put(3, ", 'lines': [{'code': 'laid', 'args': {'pennies': 3}}]"));
    passes(put(3, ", 'lines': ['laid']"), "{'expire': 'turn', 'lines': []}");
    fails("/lines: expected [], there was", put(3, ", 'lines': []"));
    fails(
        "/lines: expected the line {'code':'laid'}, there was []",
        put(3, ""),
        "{'expire': 'turn', 'lines': ['laid']}");
    fails("a line has no 'seat'", put(3, ", 'lines': [{'seat': 1}]"));
  }

  @Test
  void linesMayBeAddressed() {
    String find = "{'seat': 1, 'do': {'type': 'find', 'pennies': 2}, 'lines': ";
    passes(find + "{'1': ['found'], '2': [], 'spectator': []}}");
    fails("/lines/2: expected the line", find + "{'2': ['found']}}");
    fails("/lines: expected the line", find + "['found']}");
  }

  @Test
  void hiddenFromHereMayHaveBeenSeenBefore() {
    String hands = "'given': {'purses': [{'pennies': 5}]}";
    assertEquals(
        Optional.empty(),
        failure(
            hands
                + ", 'steps': ["
                + put(1, "")
                + ", "
                + "{'seat': 2, 'hiddenFromHere': ['/hands/1']}]"));
    fails(
        "step 2 (seat 1 does",
        "{'seat': 1, 'hiddenFromHere': ['/purses/0/pennies']}",
        put(3, ", 'then': {'table': {'laid': 4}}"));
    fails(
        "/hands/1 is to be hidden from seat 1 from step 1 on, but there is 5",
        "{'seat': 1, 'hiddenFromHere': ['/hands/1']}");
  }

  @Test
  void whoReconnectsIsShownTheSame() {
    passes(
        put(3, ""),
        "{'seat': 2, 'reconnect': true, 'then': {'table': {'laid': 3}, 'hands': {'2': 2}},"
            + " 'tables': {'2': {'laid': 3}}, 'lines': ['laid'], 'hidden': ['/hands/1']}",
        "{'seat': 'spectator', 'reconnect': true, 'exactly': {'/table/laid': 3}}");
    fails(
        "step 1 (seat 2 reconnects): /hands/2: expected 3, there was 2",
        "{'seat': 2, 'reconnect': true, 'then': {'hands': {'2': 3}}}");
  }
}
