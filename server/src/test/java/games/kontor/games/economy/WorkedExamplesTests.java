package games.kontor.games.economy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 12, number by number. */
final class WorkedExamplesTests {

  @Test
  void example01Motor() {
    Table.of(3)
        .lies("motor-factory", "e4")
        .stands(1, "c4")
        .goes(1, 2, "e4")
        .walked("d4 e4")
        .belongs("motor-factory", 1)
        .faceUp("e4")
        .turnOf(2)
        .has(0, 0, 0);
  }

  @Test
  void example02Textile() {
    var table =
        Table.inPartTwo(3)
            .owns(1, "textile-invention")
            .owns(2, "textile-factory", "textile-shop-1")
            .owns(3, "textile-shop-2")
            .lies("textile-shop-2", "e4")
            .stands(2, "d4")
            .onTurn(2)
            .goes(2, 1, "e4")
            .has(3, 3, 1);
    assertEquals(
        new LastLanding(Card.TEXTILE_SHOP_2, false, null, List.of(3, 3, 1)),
        table.shown().lastLanding());
  }

  @Test
  void example03Entering() {
    Table.of(3).rolls(1, 1).legal("a1 a8 h1 h8");
    Table.of(3)
        .rolls(1, 3)
        .legal("a3 a6 b2 b7 c1 c8 f1 f8 g2 g7 h3 h6")
        .refuses(1, "unreachable", "move", "to", "d1");
  }

  @Test
  void example04EnteringAfterAKnockOut() {
    Table.of(3)
        .waits(1, "a1")
        .rolls(1, 4)
        .legal("a2 a4 b1 b3 c2 d1")
        .moves(1, "a2")
        .walked("a1 b1 b2 a2");
  }

  @Test
  void example05Blocking() {
    var table = Table.of(3).stands(1, "d4").stands(2, "d5");
    table.rolls(1, 2).legal("b4 c3 c5 d2 e3 e5 f4");
    Table.of(3).stands(1, "d4").stands(2, "d5").rolls(1, 1).legal("c4 d3 d5 e4");
    Table.of(3)
        .stands(1, "d4")
        .stands(2, "d5")
        .rolls(1, 4)
        .refuses(1, "bad-path", "move", "to", "d6", "path", List.of("d5", "c5", "c6", "d6"))
        .moves(1, "d6")
        .walked("c4 c5 c6 d6");
  }

  @Test
  void example06Roundabout() {
    Table.of(3).stands(1, "d4").rolls(1, 3).moves(1, "d5").walked("c4 c5 d5");
    Table.of(3).stands(1, "d4").rolls(1, 4).refuses(1, "unreachable", "move", "to", "d4");
  }

  @Test
  void example07NoWay() {
    var table = Table.of(3).stands(1, "a1").stands(2, "a2").stands(3, "b1");
    table.rolls(1, 3).in("roll").turnOf(2).on(1, "a1");
    assertEquals(List.of("rolled", "stuck", "turn-began"), table.kinds());
    Table.of(3).stands(1, "a1").stands(2, "a2").stands(3, "b1").rolls(1, 1).legal("a2 b1");
  }

  @Test
  void example08KnockOutInPartOne() {
    var table =
        Table.of(3)
            .lies("food-shop-2", "f6")
            .owns(2, "food-shop-2")
            .stands(2, "f6")
            .stands(1, "f5")
            .goes(1, 1, "f6")
            .in("send")
            .pieceIs(2, Piece.HIT);
    assertEquals(Named.seat(2), table.shown().sending());
    table
        .does(1, "send-out", "corner", "h8")
        .outside(2, "h8")
        .faceDown("f6")
        .belongs("food-shop-2", 2)
        .on(1, "f6")
        .turnOf(2);
    var shown =
        table.shown().locations().stream()
            .filter(location -> location.space().equals(Named.space("f6")))
            .findFirst()
            .orElseThrow();
    assertNull(shown.card());
    assertNull(table.shown().lastLanding());
  }

  @Test
  void example09LastPropertyCard() {
    Table.inPartTwo(3)
        .lies("toys-shop-1", "b7")
        .onlyOnBoard("toys-shop-1")
        .stands(3, "c7")
        .stands(1, "d4")
        .lies("motor-invention", "d3")
        .onTurn(3)
        .inPart(1)
        .goes(3, 1, "b7")
        .belongs("toys-shop-1", 3)
        .inPart(2)
        .has(0, 0, 0)
        .goes(1, 1, "d3")
        .has(0, 0, 7);
  }

  @Test
  void example10FaceDownInPartTwo() {
    Table.inPartTwo(3)
        .owns(2, "food-shop-2")
        .owns(1, "food-invention")
        .owns(3, "food-factory", "food-shop-1")
        .liesDown("food-shop-2", "f6")
        .stands(3, "f5")
        .onTurn(3)
        .goes(3, 1, "f6")
        .faceUp("f6")
        .belongs("food-shop-2", 3)
        .has(3, 0, 4);
  }

  @Test
  void example11KnockOutInPartTwoTwice() {
    var table =
        Table.inPartTwo(3)
            .owns(1, "optics-factory")
            .owns(2, "optics-invention", "optics-shop-1", "optics-shop-2")
            .lies("optics-factory", "g2")
            .stands(1, "g2")
            .stands(2, "g3")
            .stands(3, "g1")
            .onTurn(2);
    table.goes(2, 1, "g2").does(2, "send-out", "corner", "a1").faceDown("g2").has(0, 0, 0);
    table
        .goes(3, 1, "g2")
        .does(3, "send-out", "corner", "a8")
        .outside(2, "a8")
        .faceUp("g2")
        .belongs("optics-factory", 3)
        .has(0, 5, 2);
  }

  @Test
  void example12SeveralReachTheTarget() {
    Table.inPartTwo(4)
        .owns(1, "motor-factory")
        .owns(2, "motor-invention", "motor-shop-1")
        .owns(3, "motor-shop-2")
        .points(34, 33, 20, 11)
        .lies("motor-shop-2", "e4")
        .stands(1, "d4")
        .goes(1, 1, "e4")
        .has(36, 37, 21, 11)
        .ranked(2, 1, 3, 4)
        .turnOf(1);
  }
}
