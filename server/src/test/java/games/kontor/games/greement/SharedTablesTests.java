package games.kontor.games.greement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import games.kontor.game.Chance;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.game.Shown;
import games.kontor.room.Playout;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What squares bring, once for all alike; and tables that share what has not changed. */
final class SharedTablesTests {

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void aTableBuiltOnTheOneBeforeIsTheTable(int seats) {
    Chance chance = new SeededChance(seats);
    var options = new TreeMap<String, Object>(Map.of("alarm-minutes", 20));
    var setup = Setup.of(seats, Table.GAME.about().options(), options);
    var playout = new Playout<>(Table.GAME, setup, chance);
    var shown = new Shown<>(playout.state(), PublicTable.of(playout.state()));
    while (Table.GAME.outcome(playout.state()).isEmpty()) {
      playout.play(1);
      var table = PublicTable.of(playout.state(), shown);
      assertEquals(PublicTable.of(playout.state()), table);
      shown = new Shown<>(playout.state(), table);
    }
  }

  private static Shown<State> shown(Table table) {
    return new Shown<>(table.state(), table.shown());
  }

  private static View.Table after(Table table, Shown<State> before) {
    return PublicTable.of(table.state(), before);
  }

  @Test
  void whatOnlyOneSeatSeesLeavesTheWholeTableAsItWas() {
    var table = Table.onLand(3).square("A1", Kind.CROP, 1);
    var before = shown(table);
    assertSame(before.table(), after(table.does(1, "borrow", "amount", 9), before));
  }

  @Test
  void aBoughtSquareLeavesValuesAndLotsAndTheOtherPlayers() {
    var table = Table.onLand(3).square("A1", Kind.CROP, 1).money(1, 9);
    var was = table.shown();
    var before = new Shown<>(table.state(), was);
    var now = after(table.does(1, "buy", "square", "A2"), before);
    assertSame(was.lots(), now.lots());
    assertSame(was.values(), now.values());
    assertNotSame(was.players().get(0), now.players().get(0));
    assertSame(was.players().get(1), now.players().get(1));
    for (Square square : Square.inReadingOrder()) {
      if (!square.equals(Table.square("A2"))) {
        assertSame(was.squares().get(square), now.squares().get(square));
      }
    }
  }

  @Test
  void aVoteLeavesMapPlayersAndWhatTheCardWillDo() {
    var table = Table.onLand(3).square("A1", Kind.CROP, 1).events("V07", "V07", "V07");
    var was = table.shown();
    var before = new Shown<>(table.state(), was);
    var now = after(table.does(1, "vote", "choice", "against"), before);
    assertSame(was.squares(), now.squares());
    assertSame(was.players(), now.players());
    assertSame(prospect(was), prospect(now));
  }

  private static Prospect prospect(View.Table table) {
    return Objects.requireNonNull(table.event()).prospect();
  }

  @Test
  void lotsSpellOutTheSecondWorkedExample() {
    var table =
        Table.onLand(2)
            .value(Value.LAKE_MULTIPLIER, 2)
            .value(Value.MOUNTAIN_MULTIPLIER, 3)
            .square("G4", Kind.LAKE)
            .square("H5", Kind.LAKE)
            .square("F5", Kind.MOUNTAIN);
    assertEquals(
        new Lot(
            List.of(Table.square("G5")),
            2,
            1,
            12,
            new Lot.Sums(0, 36, 72, 48),
            new Lot.Sums(24, 48, 84, 60)),
        table.shown().lots().getLast());
    int all = table.shown().lots().stream().mapToInt(lot -> lot.squares().size()).sum();
    assertEquals(97, all);
  }

  @Test
  void otherValuesLeaveTheGroups() {
    var table = Table.onLand(2).square("G4", Kind.LAKE).events("V01", "V07", "V07");
    var before = new Shown<>(table.state(), table.shown());
    var now = after(table.expires("event-vote"), before);
    assertEquals(table.shown().lots(), now.lots());
    assertEquals(2, now.lots().getLast().multiplier());
  }

  @Test
  void nothingIsToldOfSquaresThatLieFaceDown() {
    var dealt = Table.dealt(3).shown();
    assertEquals(List.of(), dealt.lots());
    dealt.squares().values().forEach(face -> assertSame(Face.DOWN, face));
    dealt.players().forEach(player -> assertEquals(0, player.profit()));
  }
}
