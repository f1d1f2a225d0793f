package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.lab.ScriptedChance.BadScript;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class ScriptedChanceTests {

  private static ScriptedChance script(String stream, Object... draws) {
    return new ScriptedChance(Map.of(stream, List.of(draws)), new SeededChance(1));
  }

  private static void refused(String part, Runnable draw) {
    String why = assertThrows(BadScript.class, draw::run).toString();
    assertTrue(why.contains("\"dice\"") && why.contains(part), why);
  }

  @Test
  void givesTheNumbersOfTheScriptInOrder() {
    var chance = script("dice", 3, 4);
    assertEquals(3, chance.die("dice", 6));
    assertEquals(4, chance.number("dice", 0, 9));
  }

  @Test
  void picksTheThingThatTheScriptNames() {
    assertEquals("B2", script("place", "B2").pick("place", List.of("A1", "B2")));
    assertEquals(new Seat(2), script("start", 2).pick("start", List.of(new Seat(1), new Seat(2))));
    assertEquals("B2", script("place", 1).pick("place", List.of("A1", "B2")));
  }

  @Test
  void takesAListForOneShuffle() {
    var chance = script("deck", List.of("b", "a"), List.of("a", "b"));
    assertEquals(List.of("b", "a"), chance.shuffled("deck", List.of("a", "b")));
    assertEquals(List.of("a", "b"), chance.shuffled("deck", List.of("a", "b")));
  }

  @Test
  void takesAFlatListForTheOnlyShuffle() {
    var chance = script("deck", "b", "a", "b");
    assertEquals(List.of("b", "a", "b"), chance.shuffled("deck", List.of("a", "b", "b")));
  }

  @Test
  void leavesOtherStreamsToTheOtherChance() {
    assertEquals(
        new SeededChance(1).number("tiles", 1, 1000), script("dice", 1).number("tiles", 1, 1000));
  }

  @Test
  void namesTheStreamWhoseScriptHasRunOut() {
    var chance = script("dice", 3);
    chance.die("dice", 6);
    refused("run out", () -> chance.die("dice", 6));
  }

  @Test
  void namesTheStreamWhoseDrawDoesNotFit() {
    refused("7 is no whole number from 1 to 6", () -> script("dice", 7).die("dice", 6));
    refused("2.5", () -> script("dice", 2.5).die("dice", 6));
    refused("\"C3\" is not among", () -> script("dice", "C3").pick("dice", List.of("A1")));
    refused("1 things for 2", () -> shuffle(script("dice", List.of("a"))));
    refused("\"c\" is not among", () -> shuffle(script("dice", List.of("a", "c"))));
    refused("\"a\" is no list", () -> shuffle(script("dice", "a")));
  }

  private static void shuffle(ScriptedChance chance) {
    chance.shuffled("dice", List.of("a", "b"));
  }
}
