package games.kontor.games.greement;

import static games.kontor.games.greement.Table.seat;
import static games.kontor.games.greement.Table.square;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Deadline;
import games.kontor.game.Moves;
import games.kontor.game.Outcome;
import games.kontor.game.Outcome.Place;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The alarm, the scoring and what is shown at the end (4.5, 9, R18, R19, R26). */
final class EndingTests {

  private static Outcome outcome(Table table) {
    return Table.GAME.outcome(table.state()).orElseThrow();
  }

  @Test
  void r18ASquareCountsWhatStandsOnItTimesItsMultiplier() {
    var ground =
        Table.onLand(2)
            .square("A1", Kind.LAND, 1)
            .square("C1", Kind.CROP, 1)
            .square("E1", Kind.CATTLE, 1)
            .square("G1", Kind.GOLD, 1)
            .square("G2", Kind.LAKE)
            .value(Value.LAKE_MULTIPLIER, 3)
            .state()
            .ground();
    assertEquals(2, ground.value(square("A1")));
    assertEquals(4, ground.value(square("C1")));
    assertEquals(7, ground.value(square("E1")));
    assertEquals(15, ground.value(square("G1")));
    assertEquals(28, ground.valueOf(seat(1)));
  }

  @Test
  void r19WealthDecidesThenSmallerDebtThenThePlaceIsShared() {
    var table =
        Table.onLand(4)
            .money(1, 10)
            .debt(1, 5)
            .money(2, 5)
            .money(3, 10)
            .debt(3, 5)
            .money(4, 9)
            .expires("alarm");
    assertEquals("alarm", outcome(table).reason());
    assertEquals(
        List.of(
            new Place(1, seat(4), 9),
            new Place(2, seat(2), 5),
            new Place(3, seat(1), 5),
            new Place(3, seat(3), 5)),
        outcome(table).ranking());
  }

  @Test
  void amongNegativeWealthsTheLeastNegativeWins() {
    var table = Table.onLand(2).debt(1, 30).debt(2, 20).expires("alarm");
    assertEquals(
        List.of(new Place(1, seat(2), -20), new Place(2, seat(1), -30)), outcome(table).ranking());
  }

  @Test
  void whoLeftIsScoredButRankedAfterAllWhoStayed() {
    var table = Table.onLand(3).money(2, 100).does(2, "leave-game").debt(1, 9).expires("alarm");
    assertEquals(
        List.of(new Place(1, seat(3), 0), new Place(2, seat(1), -9), new Place(3, seat(2), 100)),
        outcome(table).ranking());
  }

  @Test
  void whenOnlyOneRemainsTheGameEndsAsIfTheAlarmHadRung() {
    var table =
        Table.onLand(2)
            .money(1, 10)
            .debt(1, 4)
            .debt(2, 9)
            .does(1, "offer-donation", "to", 2, "amount", 3)
            .does(1, "leave-game")
            .in("over")
            .has(1, 10, 4);
    assertEquals("last-player", outcome(table).reason());
    assertEquals(
        List.of(new Place(1, seat(2), -9), new Place(2, seat(1), 6)), outcome(table).ranking());
  }

  @Test
  void r26TheAlarmVoidsAVoteAndItsCardDoesNotTrigger() {
    var table =
        Table.onLand(2)
            .events("V07")
            .does(1, "vote", "choice", "for")
            .expires("alarm")
            .in("over")
            .stands(Value.CROP_PROFIT, 3);
    assertEquals(List.of("game-ended"), table.kinds());
  }

  @Test
  void r26TheAlarmVoidsAPaymentAndReservedMoneyReturns() {
    Table.onLand(2)
        .money(1, 6)
        .events("P01")
        .does(1, "pledge", "amount", 6, "loan", 0)
        .money(1, 6, 6)
        .expires("alarm")
        .money(1, 6, 0)
        .stands(Value.LOAN_MULTIPLIER, 2);
    Table.onLand(2)
        .money(1, 6)
        .square("A1", Kind.CATTLE, 1)
        .square("C1", Kind.CATTLE, 2)
        .events("P02")
        .does(1, "pay-disease", "squares", List.of("A1"), "loan", 0)
        .money(1, 6, 2)
        .expires("alarm")
        .money(1, 6, 0)
        .is("A1", Kind.CATTLE, 1);
  }

  @Test
  void r26TheDebtOfThePlayerOnTurnIsNotMultiplied() {
    Table.onLand(2).debt(1, 5).expires("alarm").has(1, 0, 5);
  }

  @Test
  void ofEqualClocksTheAlarmIsTheFirstAndSecret() {
    var table = Table.onLand(2).with(draft -> draft.alarm = new State.Alarm(180, 180_000));
    var running = Table.GAME.deadlines(table.state());
    assertEquals(Deadline.secret("alarm", 180_000), running.getFirst());
    assertEquals(running.getFirst().atMillis(), running.getLast().atMillis());
    assertEquals("turn", running.getLast().what());
  }

  @Test
  void laterActionsMeetGameOver() {
    var table = Table.onLand(2).expires("alarm");
    table
        .refuses(1, "game-over", "end-turn")
        .refuses(2, "game-over", "leave-game")
        .refuses(1, "game-over", "buy", "square", "Z9");
    assertEquals(List.of(), Table.GAME.deadlines(table.state()));
    assertEquals(Moves.NONE, Table.GAME.moves(table.state(), seat(1)));
  }

  @Test
  void atTheEndAllIsShown() {
    var table = Table.onLand(2).money(1, 20).square("A1", Kind.LAND, 1);
    assertNull(table.shown().disclosed());
    table.does(1, "offer-sale", "to", 2, "square", "A1", "price", 0, "taxPayer", "buyer");
    table.does(2, "accept-offer", "offer", "1-2.1").does(1, "borrow", "amount", 7);
    table.does(1, "end-turn").does(2, "end-turn").expires("alarm");
    var end = Objects.requireNonNull(table.shown().disclosed());
    assertEquals(3600, end.alarmSeconds());
    assertEquals(27, end.results().getFirst().money());
    assertEquals(14, end.results().getFirst().debt());
    assertEquals(List.copyOf(table.hand(1).paper().values()), end.papers().getFirst().lines());
    assertEquals(
        new Deal(2, seat(1), seat(2), square("A1"), 0, 0, Action.TaxPayer.BUYER),
        end.deals().getFirst());
    assertEquals(3, end.rounds().getFirst().round());
    assertEquals(
        new Event.Standing(seat(1), 13, 14, 0), end.rounds().getFirst().standings().getFirst());
    assertTrue(
        end.facts().contains(new Disclosure.Fact(Disclosure.Secret.GREATEST_LOAN, seat(1), 7, 2)));
  }
}
