package games.kontor.games.economy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The rulings of section 11 on pieces, cards and points; R3 to R7 are in PlacingTests. */
final class RulingsTests {

  /** Seat 2 on its own card on e4, in part 1; seat 1 beside it on d4. */
  private static Table meeting() {
    return Table.of(3)
        .lies("food-factory", "e4")
        .owns(2, "food-factory")
        .stands(1, "d4")
        .stands(2, "e4");
  }

  /** The same in part 2. */
  private static Table laterMeeting() {
    return Table.inPartTwo(3)
        .lies("food-factory", "e4")
        .owns(2, "food-factory")
        .stands(1, "d4")
        .stands(2, "e4");
  }

  @Test
  void r01TheBoardHas64SpacesInListOrder() {
    assertEquals(64, Space.ALL.size());
    assertEquals("a1", Space.ALL.getFirst().toString());
    assertEquals("b1", Space.ALL.get(8).toString());
    assertEquals("h8", Space.ALL.getLast().toString());
    assertEquals(
        List.of("a1", "a8", "h1", "h8"), Space.CORNERS.stream().map(Space::toString).toList());
  }

  @Test
  void r02ASectorIsWorthSeven() {
    for (Card.Sector sector : Card.Sector.values()) {
      assertEquals(
          List.of(3, 2, 1, 1), sector.cards().stream().map(Card::points).toList(), "" + sector);
    }
    assertEquals(9, Card.Sector.values().length);
    assertEquals(36, Card.DECK.size());
  }

  @Test
  void r08TheFirstMoveEntersAtAnyCorner() {
    Table.of(2).goes(1, 3, "h6").walked("h8 h7 h6");
    Table.of(2)
        .rolls(1, 3)
        .does(1, "move", "to", "h6", "path", List.of("h8", "h7", "h6"))
        .on(1, "h6");
  }

  @Test
  void r09TheCornerIsTheFirstStepAlsoAfterAKnockOut() {
    Table.of(2).waits(1, "h8").rolls(1, 1).legal("h8");
    Table.of(2).waits(1, "h8").rolls(1, 2).legal("g8 h7");
  }

  @Test
  void r10AOneMayHitAPieceInACorner() {
    Table.of(2).stands(2, "a8").rolls(1, 1).legal("a1 a8 h1 h8").moves(1, "a8").in("send");
  }

  @Test
  void r11TheSpaceTheMoveStartsFromCountsAsUsed() {
    Table.of(2)
        .stands(1, "d4")
        .rolls(1, 6)
        .refuses(1, "unreachable", "move", "to", "d4")
        .refuses(
            1, "bad-path", "move", "to", "d6", "path", List.of("d5", "c5", "d5", "e5", "e6", "d6"));
    Table.of(2)
        .stands(1, "d4")
        .rolls(1, 4)
        .refuses(1, "bad-path", "move", "to", "f4", "path", List.of("d5", "d4", "e4", "f4"));
  }

  @Test
  void r12APieceStopsAllButTheLastStep() {
    Table.of(3).stands(1, "a1").stands(2, "a2").rolls(1, 2).legal("b2 c1");
    Table.of(3).waits(1, "a1").stands(2, "a1").rolls(1, 2).in("roll").turnOf(2);
    Table.of(3).waits(1, "a1").stands(2, "a1").rolls(1, 1).legal("a1");
  }

  @Test
  void r13MovingIsADutyAlsoWhereEveryDestinationHurts() {
    var table = Table.of(3).stands(1, "a1").stands(2, "a2").stands(3, "b1").rolls(1, 1);
    assertEquals(List.of("a2", "b1"), table.choices(1).keys());
    table.refuses(1, "wrong-phase", "roll");
  }

  @Test
  void r14ALostTurnLeavesEverythingElse() {
    var table = Table.of(3).stands(1, "a1").stands(2, "a2").stands(3, "b1").rolls(1, 5);
    table.on(1, "a1").turnOf(2).in("roll");
    assertNull(table.shown().lastMove());
    assertEquals(2, table.shown().turnNumber());
  }

  @Test
  void r15WhoHitsNamesTheCornerAndSeveralMayWaitThere() {
    meeting()
        .waits(3, "a1")
        .goes(1, 1, "e4")
        .refuses(2, "not-your-turn", "send-out", "corner", "a1")
        .does(1, "send-out", "corner", "a1")
        .outside(2, "a1")
        .outside(3, "a1")
        .rolls(2, 1)
        .legal("a1");
  }

  @Test
  void r16AHitInPartOneLeavesTheCardFaceDownWhateverItWas() {
    var table = meeting().goes(1, 1, "e4").does(1, "send-out", "corner", "a1").faceDown("e4");
    table.stands(3, "e5").onTurn(3).goes(3, 1, "e4").does(3, "send-out", "corner", "a8");
    table.faceDown("e4").belongs("food-factory", 2);
    assertEquals(List.of("sent-out", "turn-began"), table.kinds());
  }

  @Test
  void r17AFaceDownCardStaysSoInPartOne() {
    var table =
        Table.of(3)
            .owns(2, "food-factory")
            .liesDown("food-factory", "e4")
            .stands(1, "d4")
            .goes(1, 1, "e4")
            .faceDown("e4")
            .belongs("food-factory", 2);
    assertNull(table.shown().lastLanding());
  }

  @Test
  void r18PartTwoBeginsAtOnceAndTurnOrderGoesOn() {
    var table =
        Table.inPartTwo(3)
            .lies("toys-shop-1", "e4")
            .onlyOnBoard("toys-shop-1")
            .stands(2, "d4")
            .onTurn(2)
            .goes(2, 1, "e4")
            .inPart(2)
            .has(0, 0, 0)
            .turnOf(3);
    assertEquals(List.of("moved", "landed", "part-two-began", "turn-began"), table.kinds());
  }

  @Test
  void r19APropertyCardThatIsTakenStays() {
    for (int owner = 1; owner <= 2; owner++) {
      var table =
          Table.of(3).lies("food-factory", "e4").owns(owner, "food-factory").stands(1, "d4");
      table.goes(1, 1, "e4").belongs("food-factory", owner).faceUp("e4").turnOf(2);
      assertEquals(
          new LastLanding(Card.FOOD_FACTORY, false, null, List.of(0, 0, 0)),
          table.shown().lastLanding());
    }
  }

  @Test
  void r20HittingOnOnesOwnCardIsLegalAndMarked() {
    var table = meeting().owns(1, "food-factory").rolls(1, 1);
    assertEquals(
        Map.of(Named.space("e4"), Brings.OWN), View.hand(table.state(), Named.seat(1)).brings());
    table.moves(1, "e4").does(1, "send-out", "corner", "a1").faceDown("e4");
    table.belongs("food-factory", 1);
  }

  @Test
  void r21AHitOnABareSpaceOnlySendsOut() {
    var table =
        Table.inPartTwo(3)
            .stands(1, "d4")
            .stands(2, "e4")
            .goes(1, 1, "e4")
            .does(1, "send-out", "corner", "h1")
            .outside(2, "h1")
            .has(0, 0, 0);
    assertEquals(List.of("sent-out", "turn-began"), table.kinds());
  }

  @Test
  void r22AHitOnAFaceDownCardRevealsTakesAndPays() {
    laterMeeting()
        .liesDown("food-factory", "e4")
        .goes(1, 1, "e4")
        .has(0, 0, 0)
        .does(1, "send-out", "corner", "a1")
        .faceUp("e4")
        .belongs("food-factory", 1)
        .has(2, 0, 5);
  }

  @Test
  void r22AHitOnAFaceUpCardPaysNobody() {
    laterMeeting()
        .goes(1, 1, "e4")
        .does(1, "send-out", "corner", "a1")
        .faceDown("e4")
        .belongs("food-factory", 2)
        .has(0, 0, 0);
  }

  @Test
  void r23AllWhoOwnCollectTheMoverOrNot() {
    Table.inPartTwo(3)
        .lies("food-factory", "e4")
        .owns(2, "food-invention")
        .stands(1, "d4")
        .goes(1, 1, "e4")
        .has(0, 3, 4);
  }

  @Test
  void r23TurningUpOnesOwnCardChangesNoOwner() {
    var table =
        Table.inPartTwo(2)
            .owns(1, "food-factory")
            .liesDown("food-factory", "e4")
            .stands(1, "d4")
            .goes(1, 1, "e4")
            .belongs("food-factory", 1)
            .has(2, 5);
    assertEquals(
        new LastLanding(Card.FOOD_FACTORY, true, null, List.of(2, 5)), table.shown().lastLanding());
  }

  @Test
  void r24EqualMostPointsShareTheVictory() {
    var table =
        Table.inPartTwo(3)
            .owns(1, "food-invention")
            .owns(2, "food-factory", "food-shop-1")
            .lies("food-factory", "e4")
            .points(42, 42, 7)
            .stands(1, "d4")
            .goes(1, 1, "e4")
            .has(45, 45, 8)
            .ranked(1, 2, 3);
    assertEquals(
        List.of(1, 1, 3), table.shown().players().stream().map(View.PublicPlayer::place).toList());
    assertEquals("target", Table.GAME.outcome(table.state()).orElseThrow().reason());
  }

  @Test
  void r26WhoIsAwayKeepsPieceCardsAndPoints() {
    var table = Table.inPartTwo(3).stands(2, "e4").present(2, false).expires("absence");
    assertTrue(table.autopilot(2));
    table.on(2, "e4");
    assertEquals(3, table.state().players().size());
  }

  @Test
  void r27TheTargetFollowsTheNumberOfPlayers() {
    var targets = new TreeMap<>(Map.of(2, 60, 3, 45, 4, 36, 5, 32, 6, 30));
    targets.forEach((players, target) -> assertEquals(target, Table.of(players).shown().target()));
    Map<String, Object> chosen = Map.of("target", 10);
    assertEquals(10, Table.begun(2, chosen, Map.of()).shown().target());
  }

  @Test
  void r28OneDieServesEverybody() {
    var table = Table.of(2).stands(1, "d4").stands(2, "e6");
    table.goes(1, 6, "d6").rolls(2, 6);
    assertEquals(6, table.shown().die());
  }
}
