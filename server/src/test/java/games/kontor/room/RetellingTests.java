package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.LogLine;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.Common.OwnLine;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines told again from the journal are the lines that were told live. */
final class RetellingTests {
  private final Pennies game = new Pennies();
  private final PenniesTable table = PenniesTable.begun(game);

  /** So many turns in which each player finds a penny before a turn and after it. */
  private void play(int turns) {
    for (int turn = 0; turn < turns; turn++) {
      String player = turn % 2 == 0 ? "ann" : "bob";
      table.finds(player, 1 + turn % 3);
      table.puts(player, turn % 2);
      table.finds("ann", 1);
    }
  }

  /** Public lines and own ones. */
  private record Lines(List<LogLine> all, List<OwnLine> own) {
    Lines() {
      this(new ArrayList<>(), new ArrayList<>());
    }

    void add(List<LogLine> moreOfAll, List<OwnLine> moreOfOwn) {
      all.addAll(moreOfAll);
      own.addAll(moreOfOwn);
    }

    Lines after(Lines earlier) {
      var whole = new Lines();
      whole.add(earlier.all, earlier.own);
      whole.add(all, own);
      return whole;
    }
  }

  private static ServerMessage read(String frame) {
    return Wire.decodeServer(frame.getBytes(StandardCharsets.UTF_8));
  }

  private Lines toldLive(String viewer) {
    var lines = new Lines();
    for (String frame : table.sent.getOrDefault(viewer, List.of())) {
      switch (read(frame)) {
        case ServerMessage.Patch patch -> {
          var part = patch.own();
          lines.add(patch.lines(), part == null ? List.of() : part.lines());
        }
        case ServerMessage.Hand hand -> lines.add(List.of(), hand.lines());
        case ServerMessage other -> throw new AssertionError(other);
      }
    }
    return lines;
  }

  private Lines toldAgain(long before, int seat) {
    var retelling = new Retelling<>(game, new ClientMessage.Earlier("id", before), seat);
    table.journal.forEach(retelling::add);
    var answer = assertInstanceOf(ServerMessage.Lines.class, Wire.decodeServer(retelling.end()));
    assertEquals("id", answer.id());
    assertTrue(answer.lines().size() <= 100);
    return new Lines(answer.lines(), answer.ownLines());
  }

  /** What a page knows that comes now and then asks for all that was earlier. */
  private Lines askedFor(String viewer) {
    var snapshot = table.snapshot(viewer);
    var known = new Lines(snapshot.lines(), snapshot.ownLines());
    assertEquals(Math.min(100, known.all().getLast().n()), known.all().size());
    while (known.all().getFirst().n() > 1) {
      known = known.after(toldAgain(known.all().getFirst().n(), table.room.seatOf(viewer)));
    }
    return known;
  }

  @Test
  void everybodyIsToldAgainWhatHeWasToldAndNothingElse() {
    play(230);
    for (String viewer : PenniesTable.VIEWERS) {
      assertEquals(toldLive(viewer), askedFor(viewer), viewer);
    }
    assertEquals(345, toldLive("ann").own().size());
    assertEquals(115, toldLive("bob").own().size());
    assertEquals(List.of(), toldLive("eve").own());
  }

  @Test
  void aPageOfOldLinesHoldsTheLastBeforeTheOneThatIsKnown() {
    play(230);
    var page = toldAgain(131, 0);
    assertEquals(31, page.all().getFirst().n());
    assertEquals(130, page.all().getLast().n());
    assertEquals(List.of(), toldAgain(1, 1).all());
  }

  @Test
  void ofARematchOnlyItsOwnGameIsTold() {
    play(30);
    table.agree(Matter.END);
    table.agree(Matter.REMATCH);
    table.nowMillis = 1_000;
    table.sent.clear();
    table.give(new RoomCommand.Begin());
    play(4);
    var again = toldAgain(100, 1);
    assertEquals(toldLive("ann"), again);
    assertEquals(List.of(1L, 2L, 3L, 4L), again.all().stream().map(LogLine::n).toList());
  }

  @Test
  void aCallOffAloneDoesNotEndTheStory() {
    play(3);
    table.agree(Matter.END);
    assertEquals(toldLive("bob"), toldAgain(100, 2));
  }
}
