package games.kontor.games.economy;

import static games.kontor.games.economy.Named.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Items;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.game.Shown;
import games.kontor.room.Playout;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is shown to all (2.4, 6), and what the moves say of each destination (13). */
final class ViewTests {

  private static View.PublicLocation shown(Table table, String space) {
    return table.shown().locations().stream()
        .filter(location -> location.space().equals(Named.space(space)))
        .findFirst()
        .orElseThrow();
  }

  private static Map<String, Object> notes(Table table, int seat, String value) {
    var items = ((Items.Noted) table.choices(seat)).items();
    return Objects.requireNonNull(items.get(value)).notes();
  }

  private static Table beside() {
    return Table.of(3).lies("food-factory", "e4").stands(1, "d4");
  }

  private static Table later() {
    return Table.inPartTwo(3).lies("food-factory", "e4").stands(1, "d4");
  }

  @Test
  void diePhaseAndLegalBelongTogether() {
    var table = Table.of(2);
    assertNull(table.shown().die());
    assertEquals(List.of(), table.shown().legal());
    table.rolls(1, 1);
    assertEquals(1, table.shown().die());
    assertEquals(4, table.shown().legal().size());
    table.moves(1, "h8");
    assertNull(table.shown().die());
    assertEquals(List.of(), table.shown().legal());
    assertEquals(
        new LastMove(seat(1), 1, "outside", List.of(Named.space("h8"))), table.shown().lastMove());
  }

  @Test
  void theDieStaysWhileAPieceIsSentOut() {
    var table = beside().stands(2, "e4").goes(1, 1, "e4");
    assertEquals(1, table.shown().die());
    assertEquals(seat(2), table.shown().sending());
    assertEquals("d4", table.shown().lastMove() == null ? "" : table.shown().lastMove().from());
  }

  @Test
  void aTakenPropertyCardIsNoLongerLeft() {
    var table = beside();
    assertEquals(36, table.shown().left());
    assertEquals(35, table.goes(1, 1, "e4").shown().left());
    assertEquals(
        new LastLanding(Card.FOOD_FACTORY, false, Holder.BOARD, List.of(0, 0, 0)),
        table.shown().lastLanding());
  }

  @Test
  void theLastLandingIsGoneWithTheNextMove() {
    var table = beside().goes(1, 1, "e4").stands(2, "d5").rolls(2, 1);
    assertNotNull(table.shown().lastLanding());
    assertNull(table.moves(2, "d6").shown().lastLanding());
  }

  @Test
  void locationsAreSortedBySpaceAndNamelessFaceDown() {
    var table = beside().owns(2, "food-factory").liesDown("food-factory", "e4");
    var spaces = table.shown().locations().stream().map(View.PublicLocation::space).toList();
    assertEquals(spaces.stream().sorted().toList(), spaces);
    assertEquals(new View.PublicLocation(Named.space("e4"), false, null), shown(table, "e4"));
  }

  @Test
  void theEndRevealsEveryCardAndWhoHadLostWhat() {
    var table = later().owns(2, "food-factory").liesDown("food-factory", "e4");
    table.owns(2, "food-shop-1").liesDown("food-shop-1", "c4").points(42, 7, 0);
    assertNull(table.shown().losses());
    table.goes(1, 1, "e4").stands(2, "e3").in("roll");
    assertEquals(Card.FOOD_FACTORY, shown(table, "e4").card());
    assertNull(shown(table, "c4").card());
    table.goes(2, 1, "e4").does(2, "send-out", "corner", "a1");
    assertNull(shown(table, "e4").card());
    table.lies("motor-shop-1", "f6").owns(1, "motor-shop-1", "motor-shop-2").stands(3, "f5");
    table.goes(3, 1, "f6").in("over");
    assertEquals(
        new View.PublicLocation(Named.space("c4"), false, Card.FOOD_SHOP_1), shown(table, "c4"));
    assertEquals(Card.FOOD_FACTORY, shown(table, "e4").card());
    assertEquals(
        List.of(new Loss(Card.FOOD_FACTORY, Named.space("e4"), seat(2), seat(1), 1)),
        table.shown().losses());
  }

  @Test
  void eachSectorTellsWhatItWouldPay() {
    var table = Table.of(3).owns(1, "food-factory", "food-shop-1").owns(3, "food-invention");
    assertEquals(List.of(3, 0, 3), table.shown().pays().get(Card.Sector.FOOD));
    assertEquals(List.of(0, 0, 0), table.shown().pays().get(Card.Sector.TOYS));
  }

  private static View.Hand hand(Table table, int seat) {
    return View.hand(table.state(), seat(seat));
  }

  private static void brings(Table table, @Nullable Brings brings) {
    var hand = hand(table, 1);
    assertNotNull(hand.ways());
    assertNotNull(hand.brings());
    assertEquals("", hand.ways().get(Named.space("e4")));
    assertEquals(brings, hand.brings().get(Named.space("e4")));
    assertEquals(table.shown().legal(), List.copyOf(hand.ways().keySet()));
  }

  @Test
  void aDestinationTellsOfAPropertyCardToBeTaken() {
    var table = beside().rolls(1, 1);
    brings(table, Brings.TAKES);
    assertEquals(Map.of(Named.space("e4"), Brings.TAKES), hand(table, 1).brings());
    brings(beside().owns(2, "food-factory").rolls(1, 1), null);
  }

  @Test
  void aDestinationTellsThatItsSectorPays() {
    brings(later().owns(1, "food-factory").rolls(1, 1), Brings.PAYS);
  }

  @Test
  void aHitTellsOfACardOfOnesOwn() {
    brings(later().stands(2, "e4").rolls(1, 1), null);
    brings(later().owns(1, "food-factory").stands(2, "e4").rolls(1, 1), Brings.OWN);
  }

  @Test
  void ofAFaceDownCardNothingIsToldButThatItIsThere() {
    var table = later().owns(1, "food-factory").liesDown("food-factory", "e4");
    brings(table.rolls(1, 1), Brings.FACE_DOWN);
    table = later().owns(1, "food-factory").liesDown("food-factory", "e4").stands(2, "e4");
    brings(table.rolls(1, 1), Brings.FACE_DOWN);
  }

  @Test
  void waysAreForTheOneWhoIsToMove() {
    var table = beside().rolls(1, 4);
    assertNull(hand(table, 2).ways());
    var ways = hand(table, 1).ways();
    assertNotNull(ways);
    assertEquals("c4b4a4", ways.get(Named.space("a3")));
    assertNull(hand(beside(), 1).ways());
  }

  @Test
  void aTableSharesWithTheOneBeforeWhatHasNotChangedAndIsNoOther() {
    var game = new Economy();
    var setup = Setup.of(4, game.about().options(), Map.of());
    var playout = new Playout<>(game, setup, new SeededChance(3));
    var before = new Shown<State>(playout.state(), View.table(playout.state()));
    int unchanged = 0;
    for (int step = 0; step < 400; step++) {
      playout.play(1);
      var was = (View.Table) before.table();
      var now = View.table(playout.state(), before);
      assertEquals(View.table(playout.state()), now);
      assertSame(was.cards(), now.cards());
      if (now.locations().equals(was.locations()) && now.properties().equals(was.properties())) {
        assertSame(was.locations(), now.locations());
        assertSame(was.pays(), now.pays());
        unchanged++;
      }
      before = new Shown<>(playout.state(), now);
    }
    assertTrue(unchanged > 100, "" + unchanged);
  }

  @Test
  void aCornerTellsWhetherTheClockWouldChooseIt() {
    var table = later().stands(2, "e4").goes(1, 1, "e4");
    assertEquals(Map.of("standard", true), notes(table, 1, "a8"));
    assertEquals(Map.of("standard", false), notes(table, 1, "a1"));
  }
}
