package games.kontor.games.greement;

import static games.kontor.games.greement.Table.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.game.Bot;
import games.kontor.game.Mind;
import games.kontor.game.SeededChance;
import games.kontor.games.greement.Action.Choice;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How the house plays (13). */
final class GreementBotTests {

  private static Optional<Action> choice(Table table, int seat) {
    var game = Table.GAME;
    return Mind.blank(new GreementBot())
        .thought(
            seat(seat),
            game.table(table.state(), null),
            game.hand(table.state(), seat(seat)),
            game.moves(table.state(), seat(seat)))
        .choose(new SeededChance(5));
  }

  private static Square square(String name) {
    return Square.parse(name);
  }

  @Test
  void clearsADebtThatItCanPay() {
    var table = Table.onLand(2).square("A1", Kind.CROP, 1).money(1, 9).debt(1, 8);
    assertEquals(Optional.of(new Action.Repay(8)), choice(table, 1));
  }

  @Test
  void buysWhereACoinBringsMostAndEndsItsTurnWhenNothingIsWorthIt() {
    var table = Table.onLand(2).square("A1", Kind.CROP, 1).money(1, 5);
    table.square("B1", Kind.GOLD).square("A2", Kind.LAND);
    assertEquals(Optional.of(new Action.Buy(square("B1"))), choice(table, 1));
    table.money(1, 0).debt(1, 40);
    assertEquals(Optional.of(new Action.EndTurn()), choice(table, 1));
  }

  @Test
  void borrowsForWhatClearsItsLoanWithinTwoTurnsAndBuysItThen() {
    var table = Table.onLand(2).square("A1", Kind.CROP, 1).money(1, 0);
    table.square("B1", Kind.GOLD).square("A2", Kind.LAKE);
    assertEquals(Optional.of(new Action.Borrow(5)), choice(table, 1));
    table.does(1, "borrow", "amount", 5);
    assertEquals(Optional.of(new Action.Buy(square("B1"))), choice(table, 1));
    table.does(1, "buy", "square", "B1");
    assertEquals(Optional.of(new Action.EndTurn()), choice(table, 1));
  }

  @Test
  void borrowsNothingThatItsProfitCannotClear() {
    var table = Table.onLand(2).money(1, 0).square("B1", Kind.GOLD);
    assertEquals(Optional.of(new Action.EndTurn()), choice(table, 1));
  }

  @Test
  void actsOnlyOnItsOwnTurnButAnswersOffersOnAnyTurn() {
    var table = Table.onLand(2).square("A1", Kind.LAND, 1).money(1, 50);
    assertEquals(Optional.empty(), choice(table, 2));
    table.does(1, "offer-donation", "to", 2, "amount", 3);
    assertEquals(Optional.of(new Action.AcceptOffer("1-2.1")), choice(table, 2));
    table.does(2, "accept-offer", "offer", "1-2.1");
    table.does(1, "offer-sale", "square", "A1", "price", 3, "taxPayer", "buyer", "to", 2);
    assertEquals(Optional.of(new Action.RefuseOffer("1-2.2")), choice(table, 2));
  }

  @Test
  void sellsForValueAndFourRoundsOfProfit() {
    var table = Table.onLand(2).square("A1", Kind.CROP, 2).money(1, 50);
    table.does(1, "offer-purchase", "square", "A1", "price", 15, "taxPayer", "buyer", "from", 2);
    assertEquals(Optional.of(new Action.RefuseOffer("1-2.1")), choice(table, 2));
    table.does(2, "refuse-offer", "offer", "1-2.1");
    table.does(1, "offer-purchase", "square", "A1", "price", 16, "taxPayer", "buyer", "from", 2);
    assertEquals(Optional.of(new Action.AcceptOffer("1-2.2")), choice(table, 2));
  }

  @Test
  void votesAgainstWhatHurtsItMoreThanItsRivalThenIsReadyThenWaits() {
    var table =
        Table.onLand(2)
            .square("A1", Kind.CROP, 1)
            .square("C1", Kind.CROP, 1)
            .square("E1", Kind.GOLD, 2)
            .events("V07");
    assertEquals(Optional.of(new Action.Vote(Choice.AGAINST)), choice(table, 1));
    assertEquals(Optional.of(new Action.Vote(Choice.FOR)), choice(table, 2));
    table.does(1, "vote", "choice", "against");
    assertEquals(Optional.of(new Action.Ready()), choice(table, 1));
    table.does(1, "ready");
    assertEquals(Optional.empty(), choice(table, 1));
  }

  @Test
  void paysForACardThatWouldCostItMore() {
    var table =
        Table.onLand(2)
            .square("B2", Kind.LAKE)
            .square("B1", Kind.CATTLE, 1)
            .square("A2", Kind.GOLD, 2)
            .money(1, 9)
            .events("P03");
    assertEquals(Optional.of(new Action.PayEvent(6)), choice(table, 1));
    assertEquals(Optional.of(new Action.Ready()), choice(table, 2));
  }

  @Test
  void leavesTimeToReadWhatCanBePaidOff() {
    var table = Table.onLand(2).debt(1, 30);
    assertEquals(2_000, pause(table).leastMillis());
    assertEquals(5_000, pause(table.events("P01")).leastMillis());
  }

  private static Bot.Pause pause(Table table) {
    return new GreementBot().pause(Table.GAME.table(table.state(), null));
  }

  @Test
  void pledgesItsShareWhenItOwesSomething() {
    var table = Table.onLand(2).money(1, 9).debt(1, 30).money(2, 9).events("P01");
    assertEquals(Optional.of(new Action.Pledge(5, 0)), choice(table, 1));
    assertEquals(Optional.of(new Action.Ready()), choice(table, 2));
    table.does(1, "pledge", "amount", 5, "loan", 0);
    assertEquals(Optional.of(new Action.Ready()), choice(table, 1));
  }

  @Test
  void keepsTheCattleThatItsMoneyPaysFor() {
    var table =
        Table.onLand(2)
            .square("A1", Kind.CATTLE, 1)
            .square("C1", Kind.CATTLE, 1)
            .money(1, 3)
            .events("P02");
    var answer = new Action.PayDisease(List.of(square("A1")), 0);
    assertEquals(Optional.of(answer), choice(table, 1));
    assertEquals(Optional.empty(), choice(table, 2));
  }

  @Test
  void choosesAStartInsideTheMapAndALoanThatPaysIt() {
    var table = Table.dealt(2);
    table.does(1, "choose-start", "square", "A1");
    assertEquals(Optional.empty(), choice(table, 1));
    var chosen = choice(table, 2).orElseThrow();
    assertEquals(
        4, chosen instanceof Action.ChooseStart start ? start.square().neighbours().size() : 0);
  }
}
