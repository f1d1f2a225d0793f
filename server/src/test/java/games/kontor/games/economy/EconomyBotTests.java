package games.kontor.games.economy;

import static games.kontor.games.economy.Named.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Bot;
import games.kontor.game.Mind;
import games.kontor.game.SeededChance;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The computer player of the house (13). Seat 1 plays; it stands on d4 and has rolled a one. */
final class EconomyBotTests {
  /** Looks at the tables in turn and decides at the last one. */
  private static Optional<Action> chooses(int seat, Table last, View.Table... before) {
    var mind = Mind.blank(new EconomyBot());
    for (View.Table table : before) {
      mind = mind.after(() -> table);
    }
    return mind.after(last::shown)
        .thought(
            seat(seat), last.shown(), Table.GAME.hand(last.state(), seat(seat)), last.moves(seat))
        .choose(new SeededChance(1));
  }

  private static void movesTo(String space, Table table, View.Table... before) {
    assertEquals(Optional.of(new Action.Move(space, null)), chooses(1, table, before));
  }

  private static Table partOne() {
    return Table.of(3).stands(1, "d4");
  }

  private static Table partTwo() {
    return Table.inPartTwo(3).stands(1, "d4").owns(1, "food-factory").owns(2, "motor-invention");
  }

  @Test
  void letsTheServerPlaceItsCards() {
    var table = Table.begun(2, Map.of(), Map.of("start", List.of(1)));
    assertEquals(Optional.of(new Action.AutoPlace(true)), chooses(2, table));
    table.does(2, "auto-place", "on", true);
    assertEquals(Optional.empty(), chooses(2, table));
  }

  @Test
  void rollsAndMovesWithinASecondAndAHalf() {
    Bot.Pause pause = new EconomyBot().pause(Table.of(2).shown());
    assertTrue(2 * pause.leastMillis() >= 1_000, "followed");
    assertTrue(2 * pause.mostMillis() <= 1_500, "soon over");
  }

  @Test
  void throwsFirstInPartTwoOnceThatHasBeenTold() {
    var table = partTwo().lies("toys-shop-1", "e4").onlyOnBoard("toys-shop-1").goes(1, 1, "e4");
    int walkAndTakingMillis = 6 * 220 + 600;
    var bot = new EconomyBot();
    long least = bot.pause(table.inPart(2).shown()).leastMillis();
    assertTrue(least >= walkAndTakingMillis + Pace.PART_TWO_MILLIS, "told");
    var next = table.goes(2, 1, "a1");
    assertTrue(bot.pause(next.shown()).mostMillis() <= 1_500, "soon over again");
  }

  @Test
  void sendsWhomItKnockedOutOnceThatHasBeenShown() {
    var table = partTwo().lies("food-shop-2", "g3").stands(2, "e4").goes(1, 1, "e4").in("send");
    int rollAndWalkMillis = 320 + 700 + 6 * 220;
    Bot.Pause pause = new EconomyBot().pause(table.shown());
    assertTrue(pause.leastMillis() >= rollAndWalkMillis, "followed");
  }

  @Test
  void rollsWhenItIsItsTurn() {
    assertEquals(Optional.of(new Action.Roll()), chooses(1, Table.of(2)));
    assertEquals(Optional.empty(), chooses(2, Table.of(2)));
  }

  @Test
  void takesTheDearestPropertyCard() {
    movesTo("e4", partOne().lies("food-factory", "e4").lies("toys-shop-1", "c4").rolls(1, 1));
  }

  @Test
  void takesTheOneInTheCompanyOfItsOwn() {
    movesTo(
        "c4",
        partOne()
            .owns(1, "toys-factory")
            .lies("food-shop-1", "e4")
            .lies("toys-shop-1", "c4")
            .rolls(1, 1));
  }

  @Test
  void takesWhatTheLeaderWants() {
    movesTo(
        "c4",
        partOne()
            .owns(2, "toys-invention", "motor-invention")
            .owns(3, "food-factory")
            .lies("food-shop-1", "e4")
            .lies("toys-shop-1", "c4")
            .rolls(1, 1));
  }

  @Test
  void hitsARivalWhenNoCardIsInReachButNotOnItsOwnCard() {
    movesTo(
        "e4",
        partOne()
            .owns(1, "food-factory")
            .owns(3, "toys-shop-1")
            .lies("food-factory", "c4")
            .lies("toys-shop-1", "e4")
            .stands(2, "c4")
            .stands(3, "e4")
            .rolls(1, 1));
  }

  @Test
  void landsWhereItGainsMoreThanItsRivals() {
    movesTo(
        "e4",
        partTwo()
            .owns(1, "food-invention")
            .lies("food-shop-1", "e4")
            .lies("motor-factory", "c4")
            .rolls(1, 1));
  }

  @Test
  void turnsUpWhatItRemembersToBeARivals() {
    var before = partTwo().lies("motor-invention", "e4");
    var seen = before.shown();
    var table = before.liesDown("motor-invention", "e4").liesDown("food-factory", "c4");
    movesTo("e4", table.rolls(1, 1), seen);
  }

  @Test
  void guessesAtWhatItHasNotSeen() {
    var table = partTwo().liesDown("motor-invention", "e4").lies("motor-factory", "c4");
    movesTo("e4", table.rolls(1, 1));
  }

  @Test
  void looksAtTheVictoryNearTheEnd() {
    var table =
        partTwo()
            .owns(1, "food-invention")
            .owns(2, "food-shop-1", "food-shop-2")
            .lies("food-shop-1", "e4")
            .points(10, 44, 2)
            .rolls(1, 1);
    var to = chooses(1, table).map(action -> ((Action.Move) action).to()).orElse("");
    assertEquals(false, to.equals("e4"), "it would make seat 2 the winner");
  }

  @Test
  void sendsAPieceFarFromTheSectorsOfItsOwner() {
    var table = partTwo().owns(2, "food-shop-1").lies("motor-invention", "f6");
    table.lies("motor-factory", "e6").lies("motor-shop-1", "g6").lies("motor-shop-2", "g5");
    table.lies("food-shop-1", "g4").lies("food-factory", "f4").lies("food-invention", "f5");
    table.lies("food-shop-2", "g3").stands(2, "e4").goes(1, 1, "e4").in("send");
    assertEquals(Optional.of(new Action.SendOut("a1")), chooses(1, table));
  }

  @Test
  void itsMemoryHoldsOnlyWhatWasPublic() {
    var table = partTwo().liesDown("motor-invention", "e4");
    var memory = new EconomyBot().remember(Memory.BLANK, table.shown());
    assertEquals(35, memory.seen().size());
    assertNull(memory.seen().get(Named.space("e4")));
    table.lies("motor-invention", "e4");
    memory = new EconomyBot().remember(memory, table.shown());
    table.liesDown("motor-invention", "e4");
    memory = new EconomyBot().remember(memory, table.shown());
    assertEquals(Card.MOTOR_INVENTION, memory.seen().get(Named.space("e4")));
  }
}
