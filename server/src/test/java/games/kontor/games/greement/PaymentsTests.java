package games.kontor.games.greement;

import static games.kontor.games.greement.Table.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Heard;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Cards that a price keeps away (4.4, R9, R17, R22, R24, R25). */
final class PaymentsTests {

  private static Table pledges(int players) {
    var table = Table.onLand(players);
    for (int seat = 1; seat <= players; seat++) {
      table.money(seat, 6);
    }
    return table.events("P01", "V19", "V19").in("event-pay");
  }

  @Test
  void r24BelowThePriceNothingIsCollectedNoLoanIsMadeAndTheEventTriggers() {
    var table =
        pledges(2)
            .does(1, "pledge", "amount", 6, "loan", 0)
            .does(2, "pledge", "amount", 3, "loan", 3)
            .money(1, 6, 6)
            .expires("event-pay")
            .money(1, 6, 0)
            .has(1, 6, 0)
            .has(2, 6, 0)
            .stands(Value.LOAN_MULTIPLIER, 3);
    assertEquals("event-unpaid", table.kinds().getFirst());
  }

  @Test
  void aPledgeReplacesTheFormerOneWhoseMoneyIsFree() {
    var table =
        pledges(2)
            .does(1, "pledge", "amount", 6, "loan", 0)
            .does(1, "pledge", "amount", 5, "loan", 1)
            .money(1, 6, 4)
            .does(1, "pledge", "amount", 6, "loan", 0)
            .money(1, 6, 6)
            .does(1, "pledge", "amount", 0, "loan", 0)
            .money(1, 6, 0);
    assertEquals(Map.of(seat(1), 0L), table.event().pledges());
  }

  @Test
  void pledgesArePublicTheirBorrowedPartsAreNot() {
    var table = pledges(2).does(1, "pledge", "amount", 4, "loan", 4);
    assertEquals(Map.of(seat(1), 4L), table.event().pledges());
    assertEquals(new Phase.Pledge(4, 4), table.hand(1).pledge());
    assertNull(table.hand(2).pledge());
    var before = table.shown();
    table.does(1, "pledge", "amount", 4, "loan", 0);
    assertEquals(before, table.shown());
    assertTrue(Heard.byAll(Table.GAME, table.state(), table.facts().getFirst()).isEmpty());
  }

  @Test
  void pledgesAreRefusedInTheOrderOfTheRules() {
    pledges(2)
        .refuses(1, "bad-amount", "pledge", "amount", 11, "loan", 0)
        .refuses(1, "bad-amount", "pledge", "amount", -1, "loan", 0)
        .refuses(1, "bad-amount", "pledge", "amount", 5, "loan", 6)
        .refuses(1, "bad-amount", "pledge", "amount", 5, "loan", -1)
        .refuses(1, "bad-amount", "pledge", "amount", 5)
        .refuses(1, "insufficient-funds", "pledge", "amount", 7, "loan", 0)
        .refuses(1, "wrong-phase", "pay-event", "loan", 10)
        .refuses(1, "wrong-phase", "vote", "choice", "for")
        .refuses(1, "wrong-phase", "offer-donation", "to", 2, "amount", 1);
  }

  @Test
  void r9ALoanForACardIsLimitedByItsPriceAlone() {
    Table.onLand(2)
        .debt(1, 999)
        .with(draft -> draft.players(player -> player.edit(change -> change.borrowedThisTurn = 14)))
        .events("P01")
        .does(1, "pledge", "amount", 10, "loan", 10)
        .has(1, 0, 1009)
        .stands(Value.LOAN_MULTIPLIER, 2);
  }

  @Test
  void aPledgeDoesNotClearReadyMarksAndReadyNeedsNone() {
    var table = pledges(3).does(1, "ready").does(2, "pledge", "amount", 1, "loan", 0);
    assertEquals(List.of(seat(1)), table.event().ready());
    table.does(2, "ready").does(3, "ready").stands(Value.LOAN_MULTIPLIER, 3);
  }

  @Test
  void whoLeavesTakesHisPledgeWithHim() {
    pledges(3)
        .does(1, "pledge", "amount", 6, "loan", 0)
        .does(1, "leave-game")
        .money(1, 6, 0)
        .does(2, "pledge", "amount", 5, "loan", 0)
        .in("event-pay");
  }

  @Test
  void aPledgeReplacedUpwardsIsTheOneThatIsCut() {
    pledges(2)
        .does(1, "pledge", "amount", 6, "loan", 0)
        .does(2, "pledge", "amount", 3, "loan", 0)
        .does(1, "pledge", "amount", 9, "loan", 6)
        .has(1, 3, 4)
        .has(2, 3, 0)
        .stands(Value.LOAN_MULTIPLIER, 2);
  }

  private static Table appropriation(String card, Kind beside) {
    return Table.onLand(3)
        .square("B2", beside)
        .square("B1", Kind.CROP, 2)
        .money(1, 10)
        .money(3, 15)
        .events(card, "V19", "V19")
        .in("event-pay");
  }

  @Test
  void r17TheFirstToPayTheWholePriceAvoidsTheEvent() {
    var table =
        appropriation("P03", Kind.LAKE)
            .refuses(1, "insufficient-funds", "pay-event", "loan", 4)
            .does(1, "pay-event", "loan", 5)
            .has(1, 0, 5)
            .is("B1", Kind.CROP, 2)
            .in("event-vote");
    assertEquals("event-paid", table.kinds().getFirst());
    var line = Heard.byAll(Table.GAME, table.state(), table.facts().getFirst()).orElseThrow();
    assertEquals("{seat=1, card=P03, price=15}", line.args().toString());
  }

  @Test
  void r17PaymentsOfP03AndP04AreNotShared() {
    appropriation("P04", Kind.MOUNTAIN)
        .refuses(1, "wrong-phase", "pledge", "amount", 5, "loan", 0)
        .refuses(1, "bad-amount", "pay-event", "loan", 11)
        .refuses(1, "bad-amount", "pay-event", "loan", -1)
        .refuses(1, "bad-amount", "pay-event")
        .does(1, "pay-event", "loan", 0)
        .has(1, 0, 0);
  }

  @Test
  void unpaidTheyTriggerWhenAllAreReadyOrTimeRunsOut() {
    appropriation("P03", Kind.LAKE)
        .does(1, "ready")
        .does(2, "ready")
        .does(3, "ready")
        .isNobodys("B1", Kind.LAND)
        .has(2, 2, 0);
    appropriation("P03", Kind.LAKE).expires("event-pay").isNobodys("B1", Kind.LAND);
  }

  /** Seat 1 owns cattle on A1 and E5 beside a lake, seat 2 on C1; seat 3 none. */
  private static Table disease(int money) {
    return Table.onLand(3)
        .square("D5", Kind.LAKE)
        .value(Value.LAKE_MULTIPLIER, 2)
        .square("A1", Kind.CATTLE, 1)
        .square("E5", Kind.CATTLE, 1)
        .square("C1", Kind.CATTLE, 2)
        .money(1, money)
        .money(2, 9)
        .events("P02", "V19", "V19")
        .in("event-disease");
  }

  @Test
  void r25EachOwnerPaysForTheCattleHeNamesAndLosesTheRest() {
    var table =
        disease(2).does(1, "pay-disease", "squares", List.of("A1", "E5"), "loan", 2).money(1, 2, 2);
    assertEquals(List.of(seat(1)), table.event().answered());
    assertEquals(List.of(seat(2)), Table.GAME.toAct(table.state()));
    table
        .does(1, "pay-disease", "squares", List.of("E5"), "loan", 0)
        .does(2, "pay-disease", "squares", List.of(), "loan", 0)
        .is("A1", Kind.CROP, 1)
        .is("E5", Kind.CATTLE, 1)
        .is("C1", Kind.CROP, 2)
        .has(1, 0, 0)
        .has(2, 9, 0)
        .in("event-vote");
  }

  @Test
  void anAnswerToTheDiseaseIsSecretUntilItsClose() {
    var table = disease(9).does(1, "pay-disease", "squares", List.of("A1"), "loan", 1);
    var before = table.shown();
    table.does(1, "pay-disease", "squares", List.of("A1", "E5"), "loan", 0);
    assertEquals(before, table.shown());
    assertTrue(Heard.byAll(Table.GAME, table.state(), table.facts().getFirst()).isEmpty());
    assertNull(table.hand(2).diseaseAnswer());
    assertEquals(2, Objects.requireNonNull(table.hand(1).diseaseAnswer()).squares().size());
  }

  @Test
  void diseaseAnswersAreRefusedInTheOrderOfTheRules() {
    disease(1)
        .refuses(3, "not-your-turn", "pay-disease", "squares", List.of(), "loan", -1)
        .refuses(1, "bad-square", "pay-disease", "squares", List.of("Z1"), "loan", -1)
        .refuses(1, "bad-square", "pay-disease", "squares", "A1", "loan", 0)
        .refuses(1, "bad-square", "pay-disease", "loan", 0)
        .refuses(1, "bad-amount", "pay-disease", "squares", List.of("A1"), "loan", 3)
        .refuses(1, "bad-amount", "pay-disease", "squares", List.of("C1"), "loan", -1)
        .refuses(1, "not-yours", "pay-disease", "squares", List.of("C1"), "loan", 0)
        .refuses(1, "not-yours", "pay-disease", "squares", List.of("A1", "A1"), "loan", 4)
        .refuses(1, "not-yours", "pay-disease", "squares", List.of("B5"), "loan", 2)
        .refuses(1, "insufficient-funds", "pay-disease", "squares", List.of("A1"), "loan", 0)
        .does(1, "pay-disease", "squares", List.of("A1"), "loan", 1);
  }

  @Test
  void whoDoesNotAnswerPaysAsFarAsHisMoneyGoesTheHighestMultiplierFirst() {
    disease(3)
        .expires("event-disease")
        .is("E5", Kind.CATTLE, 1)
        .is("A1", Kind.CROP, 1)
        .is("C1", Kind.CATTLE, 2)
        .has(1, 1, 0)
        .has(2, 7, 0);
  }

  @Test
  void ofEqualMultipliersTheFirstInReadingOrderIsKept() {
    disease(2)
        .value(Value.LAKE_MULTIPLIER, 1)
        .expires("event-disease")
        .is("A1", Kind.CATTLE, 1)
        .is("E5", Kind.CROP, 1);
  }

  @Test
  void forWhoHasLeftTheTimeoutRuleAnswersAndNobodyWaits() {
    disease(9)
        .does(2, "leave-game")
        .does(1, "pay-disease", "squares", List.of(), "loan", 0)
        .is("C1", Kind.CATTLE, 2)
        .has(2, 7, 0)
        .in("event-vote");
  }

  @Test
  void anAnswerAlreadyGivenStandsWhenItsPlayerLeaves() {
    disease(9)
        .does(1, "pay-disease", "squares", List.of("A1"), "loan", 2)
        .does(1, "leave-game")
        .in("event-disease")
        .does(2, "pay-disease", "squares", List.of("C1"), "loan", 0)
        .is("A1", Kind.CATTLE, 1)
        .is("E5", Kind.CROP, 1)
        .has(1, 9, 2);
  }

  @Test
  void withOnlyCattleOfThoseWhoLeftTheDiseaseIsOverAtOnce() {
    Table.onLand(3)
        .square("A1", Kind.CATTLE, 2)
        .money(2, 1)
        .does(2, "leave-game")
        .events("P02", "V19", "V19")
        .in("event-vote")
        .is("A1", Kind.CROP, 2);
  }
}
