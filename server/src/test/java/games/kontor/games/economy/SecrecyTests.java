package games.kontor.games.economy;

import static games.kontor.games.economy.Named.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import games.kontor.game.Deadline;
import games.kontor.game.Line;
import games.kontor.game.Mind;
import games.kontor.game.Moves;
import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * What nobody may see (6): two tables that differ only in which card lies face-down where look
 * alike to everybody, bots and clocks among them, and lead to the same lines.
 */
final class SecrecyTests {

  /** All that a seat is shown of a state. */
  private record Sight(
      Record table, List<Seat> toAct, List<Deadline> clocks, Record hand, Moves moves) {
    static Sight of(State state, Seat seat) {
      return new Sight(
          Table.GAME.table(state, null),
          Table.GAME.toAct(state),
          Table.GAME.deadlines(state),
          Table.GAME.hand(state, seat),
          Table.GAME.moves(state, seat));
    }
  }

  private record Pair(Table one, Table other) {
    void then(Consumer<Table> step) {
      step.accept(one);
      step.accept(other);
      alike();
    }

    void alike() {
      assertEquals(one.told(), other.told());
      for (int seat = 1; seat <= one.state().players().size(); seat++) {
        assertEquals(Sight.of(one.state(), seat(seat)), Sight.of(other.state(), seat(seat)));
      }
    }
  }

  /** Seat 1 on d4; its own cards lie face-down on c4 and e4, and another's on d5. */
  private static Pair pair(UnaryOperator<Table> setting) {
    return new Pair(
        lies(setting.apply(owned()), "food-factory", "toys-shop-1", "motor-invention"),
        lies(setting.apply(owned()), "toys-shop-1", "motor-invention", "food-factory"));
  }

  private static Table owned() {
    var table = Table.inPartTwo(3).owns(1, "food-factory", "toys-shop-1").stands(1, "d4");
    return table.owns(2, "motor-invention");
  }

  private static Table lies(Table table, String c4, String e4, String d5) {
    return table.liesDown(c4, "c4").liesDown(e4, "e4").liesDown(d5, "d5");
  }

  @Test
  void tableMovesAndClocks() {
    var pair = pair(table -> table);
    pair.alike();
    pair.then(table -> table.rolls(1, 1));
  }

  @Test
  void hitsOnFaceDownCards() {
    var pair = pair(table -> table.stands(2, "e4").stands(3, "c4"));
    pair.then(table -> table.rolls(1, 1));
    pair.then(table -> table.moves(1, "e4"));
  }

  @Test
  void theDefaultMove() {
    var pair = pair(table -> table);
    pair.then(table -> table.rolls(1, 1));
    assertEquals(moved(pair.one()), moved(pair.other()));
  }

  private static List<Space> moved(Table table) {
    var turn = Table.GAME.turn(table.state(), new SeededChance(1), 0, 0);
    Table.GAME.expire(turn, table.deadline("move"));
    var last = turn.state().lastMove();
    return last == null ? List.of() : last.path();
  }

  @Test
  void partOneTellsNothingOfWhatIsTurnedDown() {
    var pair =
        new Pair(
            lies(firstPart(), "food-factory", "toys-shop-1", "motor-invention"),
            lies(firstPart(), "toys-shop-1", "food-factory", "motor-invention"));
    pair.alike();
    pair.then(table -> table.rolls(1, 1));
    pair.then(table -> table.moves(1, "e4"));
  }

  private static Table firstPart() {
    return owned().onlyOnBoard("optics-shop-2");
  }

  /**
   * Two pasts of one present: what a card was taken from cannot be read off once it lies hidden.
   */
  @Test
  void theStoryKeepsNothingOfWhoLostWhatLiesFaceDownAgain() {
    var one = turnedUp("food-factory", 2, "toys-shop-1");
    var other = turnedUp("toys-shop-1", 3, "food-factory");
    assertNotEquals(one.shown(), other.shown());
    assertEquals(one.told(), other.told());
    for (Table table : List.of(one, other)) {
      table.points(7, 7, 7).stands(2, "d4").goes(2, 1, "e4").does(2, "send-out", "corner", "a1");
    }
    assertEquals(one.shown(), other.shown());
    new Pair(one, other).alike();
  }

  /** Seat 1 owns one card, turns the other up on e4 and takes it from the loser. */
  private static Table turnedUp(String card, int loser, String own) {
    var table = Table.inPartTwo(3).stands(1, "d4").owns(loser, card).owns(1, own);
    return table.liesDown(card, "e4").liesDown(own, "d5").goes(1, 1, "e4");
  }

  @Test
  void aBotThatHasSeenNothingChoosesAlike() {
    var pair = pair(table -> table);
    pair.then(table -> table.rolls(1, 1));
    assertEquals(chosen(pair.one()), chosen(pair.other()));
  }

  private static Optional<Action> chosen(Table table) {
    return Mind.blank(new EconomyBot())
        .after(table::shown)
        .thought(seat(1), table.shown(), Table.GAME.hand(table.state(), seat(1)), table.moves(1))
        .choose(new SeededChance(1));
  }

  @Test
  void theStoryNamesNoCardSpaceSectorOrPoints() {
    var lines = new ArrayList<Line>();
    for (int seats = 2; seats <= 6; seats++) {
      lines.addAll(Told.ofAWholeGame(seats));
    }
    for (Line line : lines) {
      line.args()
          .forEach(
              (name, value) -> {
                boolean die = name.equals("die");
                boolean people = value instanceof Seat || value instanceof List<?>;
                assertEquals(true, die || people, line.toString());
              });
    }
  }
}
