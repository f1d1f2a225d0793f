package games.kontor.games.landmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Section 6: the record of the finished game holds no sheets, nor who had candidates. */
final class RecordTests {
  private static final Landmarks GAME = new Landmarks();
  private static final Seat ONE = new Seat(1);

  private static State begun() {
    var options = new TreeMap<String, Object>();
    options.put("mode", "postal");
    options.put("seating", "join-order");
    var turn =
        GAME.turn(
            GAME.opening(Setup.of(2, GAME.about().options(), options)), new SeededChance(1), 0, 0);
    GAME.start(turn);
    return turn.state();
  }

  private static Action.SubmitOrders sheet(List<Card> buy) {
    var orders =
        new GoOrders(null, null, null, null, null, null, null, null, null, null, buy, null);
    return new Action.SubmitOrders(1, List.of(orders, orders), null);
  }

  /** The facts of the first turn as the record shows them, after these sheets of seat 1. */
  private static List<Event> recorded(Action.SubmitOrders... sheets) {
    var submitted = GAME.turn(begun(), new SeededChance(2), 0, 0);
    for (var sheet : sheets) {
      GAME.decide(submitted, ONE, sheet);
    }
    var closed = GAME.turn(submitted.state(), new SeededChance(3), 0, 0);
    GAME.expire(closed, GAME.deadlines(submitted.state()).getFirst());
    return Stream.concat(submitted.facts().stream(), closed.facts().stream())
        .filter(GAME::isDisclosed)
        .map(GAME::disclosed)
        .toList();
  }

  @Test
  void doesNotTellCandidatesThatWereTooDearFromNone() {
    assertEquals(
        recorded(sheet(List.of())), recorded(sheet(List.of(Card.AIRPORT, Card.RADIO_TOWER))));
  }

  @Test
  void doesNotTellThatASheetWasReplaced() {
    assertEquals(
        recorded(sheet(List.of(Card.BAKERY))),
        recorded(sheet(List.of(Card.CAFE)), sheet(List.of(Card.BAKERY))));
  }
}
