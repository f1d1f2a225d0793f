package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.room.Pennies;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ScenarioTests {
  private static final GameList GAMES = new GameList(List.of(new Pennies()));
  private static final String LOOK = "\"steps\": [{\"then\": {\"table\": {\"laid\": 0}}}]";

  private static Optional<String> failure(String rest) {
    String text = "{\"game\": \"pennies\", \"title\": \"a test\", \"players\": 2, " + rest + "}";
    return Scenario.failure(GAMES, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void passes(String rest) {
    assertEquals(Optional.empty(), failure(rest));
  }

  private static void fails(String why, String rest) {
    String failure = failure(rest).orElse("no failure");
    assertTrue(failure.contains(why), failure);
  }

  @Test
  void scriptsTheDealAndLooksAtTableHandsAndFacts() {
    passes(
        """
        "chance": {"purse": [5, 2]}, "steps": [
          {"then": {"table": {"laid": 0, "turn": 1}, "hands": {"1": 5}}},
          {"seat": 1, "do": {"type": "put", "pennies": 3}, "facts": ["laid"],
           "then": {"table": {"laid": 3, "gone": [false, false]},
                    "hands": [2, 2]}}]
        """);
  }

  @Test
  void saysWhichStepWasNotAsWritten() {
    fails(
        "step 2 (seat 1 does {\"type\":\"put\",\"pennies\":1}): /table/laid: expected 2, there was"
            + " 1",
        """
        "chance": {"purse": [5, 2]}, "steps": [{"then": {"table": {"laid": 0}}},
          {"seat": 1, "do": {"type": "put", "pennies": 1}, "then": {"table": {"laid": 2}}}]
        """);
    fails(
        "expected the facts [found], there were [laid]",
        """
        "steps": [{"seat": 1, "do": {"type": "put", "pennies": 0}, "facts": ["found"]}]
        """);
    fails("step 1: /hands/2: expected {\"coins\":1}, there was ", hand("{\"coins\": 1}"));
  }

  private static String hand(String wanted) {
    return "\"steps\": [{\"then\": {\"hands\": {\"2\": " + wanted + "}}}]";
  }

  @Test
  void expectsRefusals() {
    passes(
        """
        "steps": [{"seat": 2, "do": {"type": "put", "pennies": 1}, "refused": "not-your-turn"},
                  {"seat": "spectator", "do": {"type": "find", "pennies": 1},
                   "refused": "not-a-player"}]
        """);
    fails(
        "expected no refusal, there was not-your-turn {seat=1}",
        "\"steps\": [{\"seat\": 2, \"do\": {\"type\": \"put\", \"pennies\": 1}}]");
    fails(
        "expected bad-amount, there was no refusal",
        """
        "steps": [{"seat": 1, "do": {"type": "put", "pennies": 0}, "refused": "bad-amount"}]
        """);
  }

  @Test
  void beginsWithWhatIsGiven() {
    passes(
        """
        "given": {"purses": [{}, {"pennies": 700}], "turn": 2}, "steps": [
          {"seat": 2, "do": {"type": "put", "pennies": 700}, "then": {"table": {"laid": 700}}}]
        """);
  }

  @Test
  void namesWhatTheStateDoesNotKnow() {
    fails("no /purses/0/coins", "\"given\": {\"purses\": [{\"coins\": 1}]}, " + LOOK);
    fails("/laid does not fit", "\"given\": {\"laid\": \"much\"}, " + LOOK);
  }

  @Test
  void letsTheNamedClockRunOut() {
    passes(
        """
        "given": {"bellMillis": 100000},
        "steps": [{"expire": "turn", "facts": ["passed"], "then": {"table": {"turn": 2}}},
                  {"expire": "bell", "facts": ["rung"], "then": {"table": {"over": true}}},
                  {"seat": 1, "do": {"type": "put", "pennies": 0}, "refused": "game-over"}]
        """);
    fails(
        "step 1 (alarm runs out): no clock \"alarm\" runs, but [bell, turn]",
        "\"steps\": [{\"expire\": \"alarm\"}]");
  }

  @Test
  void takesPlayersAwayAndBack() {
    passes(
        """
        "steps": [{"seat": 2, "present": false, "facts": ["gone"],
                   "then": {"table": {"gone": [false, true]}}},
                  {"seat": 2, "present": true, "facts": ["gone"]},
                  {"seat": 2, "present": true, "facts": []}]
        """);
  }

  @Test
  void looksForHiddenThingsInEveryFrameOfAViewer() {
    passes(
        """
        "steps": [{"seat": "spectator", "hidden": ["/purses/0/pennies", "/hands/1", "/own/hand"]},
                  {"seat": 1, "hidden": ["/hands/2", "/bellMillis"]}]
        """);
    fails(
        "/laid is to be hidden from the spectator, but stands in frame",
        "\"steps\": [{\"seat\": \"spectator\", \"hidden\": [\"/laid\"]}]");
    fails(
        "/hands/1 is to be hidden from seat 1",
        "\"steps\": [{\"seat\": 1, \"hidden\": [\"/hands/1\"]}]");
  }

  @Test
  void saysInWhichStepARuleIsBroken() {
    fails(
        "step 2 (seat 1 does {\"type\":\"break\"}): the rules threw",
        "\"steps\": [{\"then\": {\"table\": {\"laid\": 0}}},"
            + " {\"seat\": 1, \"do\": {\"type\": \"break\"}}]");
  }

  @Test
  void refusesWhatIsNoScenario() {
    fails("a scenario has no \"step\"", "\"step\": []");
    fails("a step has no \"make\"", "\"steps\": [{\"make\": {}}]");
    fails("chance \"purse\": the script has run out", "\"chance\": {\"purse\": [1]}, " + LOOK);
    fails("no room can be opened: bad-option", "\"options\": {\"bell\": 1}, " + LOOK);
  }
}
