package games.kontor.games.greement;

import static games.kontor.games.greement.Table.seat;
import static games.kontor.games.greement.Table.square;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Starting squares and first loans (4, 4.1, 4.2, R1, R2, R20). */
final class StartsTests {

  private static Table dealt(int players, Map<String, Kind> tiles, Integer... randomStarts) {
    var script = new TreeMap<String, List<Object>>();
    script.put("tiles", Tiles.where(tiles));
    script.put("random-start", List.of((Object[]) randomStarts));
    return Table.dealt(players, new TreeMap<>(), script);
  }

  private static Square start(Table table, int seat) {
    return Objects.requireNonNull(table.state().player(seat(seat)).lockedStart());
  }

  private static View.PublicPlayer shown(Table table, int seat) {
    return table.shown().players().get(seat - 1);
  }

  @Test
  void everybodyBeginsWithNothingAndFacesAreHidden() {
    var table = Table.dealt(3).in("choose-start").has(1, 0, 0).has(3, 0, 0);
    assertEquals(List.of(seat(1), seat(2), seat(3)), Table.GAME.toAct(table.state()));
    table.shown().squares().values().forEach(face -> assertEquals(new Face(null, null), face));
    assertEquals(67, table.shown().deckLeft());
    assertEquals(0, table.shown().round());
    assertNull(table.shown().first());
  }

  @Test
  void r1AChoiceIsSecretAndMayBeChangedUntilAllHaveChosen() {
    var table =
        Table.dealt(2)
            .does(1, "choose-start", "square", "A1")
            .does(1, "choose-start", "square", "C3")
            .in("choose-start");
    assertTrue(shown(table, 1).hasChosen());
    assertFalse(shown(table, 2).hasChosen());
    assertNull(shown(table, 1).lockedStart());
    assertEquals(square("C3"), table.hand(1).startChoice());
    assertNull(table.hand(2).startChoice());
    assertEquals(List.of(seat(2)), Table.GAME.toAct(table.state()));
  }

  @Test
  void r1TheLowerSeatKeepsASquareThatTwoHaveChosen() {
    var table =
        Table.dealt(2)
            .does(2, "choose-start", "square", "E5")
            .does(1, "choose-start", "square", "E5")
            .in("choose-start");
    assertEquals(square("E5"), start(table, 1));
    assertNull(shown(table, 2).lockedStart());
    assertFalse(shown(table, 2).hasChosen());
    assertEquals(List.of(seat(2)), Table.GAME.toAct(table.state()));
    assertEquals(60_000, table.deadline("choose-start").atMillis());
  }

  @Test
  void r1DiagonalSquaresAreNotConnected() {
    var table =
        dealt(2, Map.of("E5", Kind.LAND, "F6", Kind.LAND))
            .does(1, "choose-start", "square", "E5")
            .does(2, "choose-start", "square", "F6")
            .in("loaning");
    assertEquals(square("F6"), start(table, 2));
  }

  @Test
  void aLockedStartCannotBeChangedAndNobodyMayTouchIt() {
    var table =
        Table.dealt(2)
            .does(1, "choose-start", "square", "E5")
            .does(2, "choose-start", "square", "E6");
    table
        .refuses(1, "start-locked", "choose-start", "square", "E6")
        .refuses(2, "connected-to-start", "choose-start", "square", "E5")
        .refuses(2, "connected-to-start", "choose-start", "square", "D5")
        .refuses(2, "bad-square", "choose-start", "square", "K1")
        .refuses(2, "bad-square", "choose-start", "square", "A11")
        .refuses(2, "bad-square", "choose-start", "square", "a1")
        .refuses(2, "bad-square", "choose-start", "square", 7)
        .refuses(2, "bad-square", "choose-start");
  }

  @Test
  void whoChoosesNothingInTimeGetsARandomFreeSquareInSeatOrder() {
    var table =
        dealt(3, Map.of("A1", Kind.LAND, "C1", Kind.LAND, "E1", Kind.LAND), 1, 3)
            .does(2, "choose-start", "square", "A1")
            .expires("choose-start")
            .in("loaning");
    // Free for seat 1: all but A1, B1, A2; index 1 is D1. Then C1, D1, E1 and D2 are taken as well,
    // index 3 is I1.
    assertEquals(square("A1"), start(table, 2));
    assertEquals(square("D1"), start(table, 1));
    assertEquals(square("I1"), start(table, 3));
  }

  @Test
  void whoseChoiceWasLostChoosesAgainEvenIfTimeRanOut() {
    var table =
        dealt(3, Map.of("E5", Kind.LAND, "A1", Kind.LAND), 0)
            .does(1, "choose-start", "square", "E5")
            .does(2, "choose-start", "square", "E6")
            .expires("choose-start")
            .in("choose-start");
    assertEquals(square("A1"), start(table, 3));
    assertEquals(List.of(seat(2)), Table.GAME.toAct(table.state()));
    assertEquals(120_000, table.deadline("choose-start").atMillis());
  }

  @Test
  void aSecondRoundThatTimesOutDrawsAmongWhatKeepsClearOfLockedStarts() {
    var table =
        dealt(2, Map.of("A1", Kind.LAND, "C1", Kind.LAND), 0)
            .does(1, "choose-start", "square", "A1")
            .does(2, "choose-start", "square", "B1")
            .expires("choose-start")
            .in("loaning");
    assertEquals(square("C1"), start(table, 2));
  }

  private static Table onALakeIn(Map<String, Kind> around) {
    var tiles = new TreeMap<>(around);
    tiles.put("E5", Kind.LAKE);
    tiles.put("J10", Kind.LAND);
    return dealt(2, tiles)
        .does(1, "choose-start", "square", "E5")
        .does(2, "choose-start", "square", "J10")
        .in("replace-start");
  }

  @Test
  void r2ALakeIsReplacedByASquareThatTouchesIt() {
    var table = onALakeIn(Map.of("E4", Kind.LAND, "D5", Kind.GOLD));
    assertEquals(List.of(seat(1)), Table.GAME.toAct(table.state()));
    table
        .refuses(2, "not-your-turn", "replace-start", "square", "E4")
        .refuses(1, "not-touching", "replace-start", "square", "A1")
        .refuses(1, "not-buyable", "replace-start", "square", "E5")
        .does(1, "replace-start", "square", "D5")
        .in("loaning");
    assertEquals(square("D5"), start(table, 1));
    table.isNobodys("E5", Kind.LAKE);
  }

  @Test
  void r2WithoutACandidateBesideItTheRingWidens() {
    var table =
        onALakeIn(
            Map.of("E4", Kind.LAKE, "D5", Kind.LAKE, "F5", Kind.MOUNTAIN, "E6", Kind.MOUNTAIN));
    var ring = Starts.candidates(table.state(), seat(1));
    assertTrue(ring.stream().allMatch(square -> square.distanceTo(square("E5")) == 2));
    assertEquals(square("E3"), ring.getFirst());
    table.expires("replace-start");
    assertEquals(square("E3"), start(table, 1));
  }

  @Test
  void r2SeveralReplaceInSeatOrderAndOnlyStartsThatStayKeepThemAway() {
    var table =
        dealt(
                3,
                Map.of(
                    "E5", Kind.LAKE,
                    "G5", Kind.MOUNTAIN,
                    "F5", Kind.LAND,
                    "G6", Kind.LAND,
                    "F6", Kind.LAND,
                    "A1", Kind.LAND))
            .does(1, "choose-start", "square", "E5")
            .does(2, "choose-start", "square", "G5")
            .does(3, "choose-start", "square", "A1")
            .in("replace-start");
    assertEquals(seat(1), Objects.requireNonNull(table.shown().replacing()).seat());
    table.does(1, "replace-start", "square", "F5").in("replace-start");
    assertEquals(seat(2), Objects.requireNonNull(table.shown().replacing()).seat());
    assertFalse(Starts.candidates(table.state(), seat(2)).contains(square("F5")));
    assertTrue(Starts.candidates(table.state(), seat(2)).contains(square("G6")));
    table.does(2, "replace-start", "square", "G6").in("loaning");
  }
}
