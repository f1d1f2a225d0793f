package games.kontor.games.greement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Seat;
import games.kontor.games.greement.Event.Standing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Papers of any length come out whole; a player is shown the last lines of his. */
final class SheetTests {
  private static final long MUCH = Coins.CEILING;

  /** Lines with every reason, with and without a square and a partner, small and large. */
  private static List<Paper> lines(int count) {
    var lines = new ArrayList<Paper>();
    var reasons = Paper.Reason.values();
    for (int i = 0; i < count; i++) {
      lines.add(
          new Paper(
              i / 8,
              reasons[i % reasons.length],
              i % 3 == 0 ? -MUCH : i,
              i % 5 == 0 ? MUCH : -i,
              i % 7 == 0 ? MUCH : 0,
              i % 11,
              i % 2 == 0 ? Square.inReadingOrder().get(i % 100) : null,
              i % 4 == 0 ? new Seat(1 + i % 8) : null));
    }
    return lines;
  }

  @Test
  void allLinesComeOutAsTheyWentIn() {
    for (int count : List.of(0, 1, 49, 50, 51, 65, 66, 67, 400)) {
      var lines = lines(count);
      var sheet = Sheet.copyOf(lines);
      assertEquals(lines, sheet);
      assertEquals(sheet, Sheet.copyOf(lines));
      assertEquals(lines, List.copyOf(sheet));
      for (int i = 0; i < count; i += 13) {
        assertEquals(lines.get(i), sheet.get(i));
      }
    }
  }

  @Test
  void theLastLinesAreShownByTheirNumber() {
    var lines = lines(400);
    var last = Sheet.copyOf(lines).last();
    assertEquals(Sheet.OPEN, last.size());
    assertEquals(351, Collections.min(last.keySet()));
    assertSame(lines.get(399), last.get(400));
    assertSame(lines.get(350), last.get(351));
    assertNull(last.get(350));
    assertNull(last.get(401));
    last.forEach((number, line) -> assertSame(lines.get(number - 1), line));
  }

  @Test
  void anotherLineLeavesTheOldPaperAndSharesItsLines() {
    var lines = lines(60);
    var before = Sheet.copyOf(lines);
    var after = before.with(lines.getFirst());
    assertEquals(lines, before);
    assertEquals(61, after.size());
    assertSame(before.last().get(60), after.last().get(60));
  }

  @Test
  void roundsKeepTheirStandingsPacked() {
    var archive = new State.Archive(List.of(), List.of());
    var rounds = new ArrayList<State.Round>();
    for (int round = 1; round <= 40; round++) {
      var standing = new Standing(new Seat(2), -round, MUCH, round);
      rounds.add(new State.Round(round, List.of(standing, new Standing(new Seat(3), 0, 0, 0))));
      archive = archive.with(rounds.getLast());
    }
    assertEquals(rounds, archive.rounds());
    assertEquals(archive, new State.Archive(List.of(), rounds));
    assertTrue(archive.rounds() instanceof Packed<?>);
  }
}
