package games.kontor.games.greement;

import static games.kontor.games.greement.Table.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Deadline;
import games.kontor.game.Heard;
import games.kontor.game.Line;
import games.kontor.game.Moves;
import games.kontor.game.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * What nobody but its owner may see (6): two tables that differ in it alone look alike to others.
 */
final class SecrecyTests {

  /** All that a seat is shown of a state. */
  private record Sight(
      Record table, List<Seat> toAct, List<Deadline> clocks, Record hand, Moves moves) {
    static Sight of(State state, Seat seat) {
      return new Sight(
          Table.GAME.table(state, null),
          Table.GAME.toAct(state),
          Table.GAME.deadlines(state).stream().filter(clock -> !clock.secret()).toList(),
          Table.GAME.hand(state, seat),
          Table.GAME.moves(state, seat));
    }
  }

  /** Seats 2 and 3 see no difference; seat 1 does in his hand if the secret is his. */
  private static void hidden(Table table, UnaryOperator<Table> secret) {
    State one = table.state();
    List<Event> before = table.facts();
    State other = secret.apply(table).state();
    for (int seat = 2; seat <= 3; seat++) {
      assertEquals(Sight.of(one, seat(seat)), Sight.of(other, seat(seat)), "seat " + seat);
    }
    for (Event fact : table.facts().equals(before) ? List.<Event>of() : table.facts()) {
      assertEquals(Optional.empty(), Heard.byAll(Table.GAME, other, fact), "the public story");
      for (int seat = 2; seat <= 3; seat++) {
        assertEquals(Optional.empty(), Heard.by(seat(seat), Table.GAME, other, fact));
      }
    }
  }

  private static Table table() {
    return Table.onLand(3)
        .square("A1", Kind.CROP, 1)
        .square("E1", Kind.GOLD, 2)
        .square("H8", Kind.LAND, 3)
        .money(2, 20)
        .money(3, 20);
  }

  @Test
  void moneyAndDebt() {
    hidden(table(), table -> table.money(1, 99).debt(1, 77));
  }

  @Test
  void borrowingAndRepaying() {
    hidden(table(), table -> table.does(1, "borrow", "amount", 5));
    hidden(table().money(1, 5).debt(1, 5), table -> table.does(1, "repay", "amount", 5));
  }

  @Test
  void offersBetweenOthersAndThatTheyWereRefusedOrWithdrawn() {
    var offered = table().money(1, 30);
    hidden(offered, table -> table.does(1, "borrow", "amount", 1));
    State before = offered.state();
    offered.does(1, "offer-donation", "to", 2, "amount", 5);
    assertEquals(Sight.of(before, seat(3)), Sight.of(offered.state(), seat(3)));
    assertEquals(Optional.empty(), told(offered, 3));
    assertTrue(told(offered, 2).isPresent());
    offered.does(2, "refuse-offer", "offer", "1-2.1");
    assertEquals(Sight.of(before, seat(3)), Sight.of(offered.state(), seat(3)));
    assertEquals(Optional.empty(), told(offered, 3));
  }

  private static Optional<Line> told(Table table, int seat) {
    assertEquals(
        Optional.empty(), Heard.byAll(Table.GAME, table.state(), table.facts().getFirst()));
    return Heard.by(seat(seat), Table.GAME, table.state(), table.facts().getFirst());
  }

  @Test
  void anOfferDoesNotMakeItsAddresseeAwaited() {
    var table = table().money(1, 30).does(1, "offer-donation", "to", 2, "amount", 5);
    assertEquals(List.of(seat(1)), Table.GAME.toAct(table.state()));
    assertEquals(List.of(seat(1)), table.deadline("turn").seats());
  }

  @Test
  void facesBeforeTheRevealAndStartChoices() {
    var table = Table.dealt(3).does(1, "choose-start", "square", "C3");
    State one = table.state();
    State other =
        table
            .does(1, "choose-start", "square", "H8")
            .with(draft -> draft.squares = SetupFacts.boardOf(Starts.TILES))
            .state();
    for (int seat = 2; seat <= 3; seat++) {
      assertEquals(Sight.of(one, seat(seat)), Sight.of(other, seat(seat)));
    }
    assertEquals(Optional.empty(), Heard.byAll(Table.GAME, other, table.facts().getFirst()));
  }

  @Test
  void theAlarmTheDeckAndTheCardsFaceDown() {
    hidden(table(), table -> table.with(draft -> draft.alarm = new State.Alarm(7, 7_000)));
    hidden(table(), table -> table.with(draft -> draft.deck = draft.deck.reversed()));
    hidden(
        table().events("V07", "V08", "V09"),
        table ->
            table.with(
                draft ->
                    draft.drawn =
                        List.of(
                            draft.drawn.getFirst(),
                            EventCard.parse("P01"),
                            EventCard.parse("V01"))));
  }

  @Test
  void errorsTellOfNoOfferBetweenOthers() {
    table().refuses(3, "unknown-offer", "accept-offer", "offer", "1-2.1");
    table()
        .money(1, 9)
        .does(1, "offer-sale", "square", "A1", "price", 1, "taxPayer", "buyer", "to", 2)
        .refuses(3, "unknown-offer", "accept-offer", "offer", "1-2.1");
  }

  @Test
  void theStoryOfAWholeRoundNamesNoSecret() {
    var table = table().money(1, 30).debt(1, 8);
    table.does(1, "end-turn");
    for (Event fact : table.facts()) {
      Heard.byAll(Table.GAME, table.state(), fact)
          .ifPresent(line -> assertEquals(List.of("seat"), List.copyOf(line.args().keySet())));
    }
  }
}
