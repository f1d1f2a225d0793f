package games.kontor.games.greement;

import static games.kontor.games.greement.Table.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Heard;
import games.kontor.game.Line;
import games.kontor.games.greement.Action.Choice;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Cards that are voted on (4.4, R21, R22). */
final class VotesTests {

  private static Table vote(int players) {
    return Table.onLand(players).events("V07", "V19", "V19");
  }

  private static Table secretVote(int players) {
    return Table.onLand(players, new TreeMap<>(Map.of("ballots", "secret")), new TreeMap<>())
        .events("V07", "V19", "V19");
  }

  private static boolean triggered(Table table) {
    return table.state().values().cropProfit() == 2;
  }

  @Test
  void r21MoreThanHalfOfAllPlayersMustBeAgainst() {
    var table =
        vote(3)
            .does(1, "vote", "choice", "against")
            .does(2, "vote", "choice", "against")
            .expires("event-vote");
    assertFalse(triggered(table));
    assertEquals(List.of(EventCard.parse("V07")), table.state().discards());
  }

  @Test
  void r21WhoHasNotVotedIsNotAgainst() {
    var table = vote(3).does(1, "vote", "choice", "against").expires("event-vote");
    assertTrue(triggered(table));
  }

  @Test
  void r21WhoHasLeftIsNoLongerCounted() {
    var table =
        vote(4)
            .does(1, "vote", "choice", "against")
            .does(2, "vote", "choice", "against")
            .does(4, "leave-game")
            .expires("event-vote");
    assertFalse(triggered(table));
  }

  @Test
  void aVoteIsOpenForNinetySecondsAndMayBeChangedUntilItCloses() {
    var table = vote(2);
    assertEquals(90_000, table.deadline("event-vote").atMillis());
    table
        .does(1, "vote", "choice", "against")
        .does(1, "vote", "choice", "for")
        .refuses(1, "bad-choice", "vote", "choice", "maybe")
        .refuses(1, "bad-choice", "vote");
    assertEquals(Map.of(seat(1), Choice.FOR), table.event().votes());
    assertEquals(List.of(seat(1)), table.event().voted());
  }

  @Test
  void theNextClockBeginsWhenPagesHaveShownTheVerdict() {
    var table = Table.onLand(2).events("V07", "P01", "V07");
    long closedMillis = table.deadline("event-vote").atMillis();
    var payment = table.expires("event-vote").deadline("event-pay");
    assertEquals(closedMillis + 2_700, payment.atMillis() - payment.fullMillis());
  }

  @Test
  void readyNeedsAVote() {
    vote(2).refuses(1, "vote-first", "ready").does(1, "vote", "choice", "for").does(1, "ready");
  }

  @Test
  void theVoteClosesWhenEveryConnectedPlayerIsReady() {
    var table =
        vote(3)
            .goes(3)
            .does(1, "vote", "choice", "for")
            .does(1, "ready")
            .does(2, "vote", "choice", "for");
    assertEquals(List.of(seat(2)), Table.GAME.toAct(table.state()));
    table.does(2, "ready");
    assertTrue(triggered(table));
    assertEquals(2, table.event().position());
  }

  @Test
  void aPlayerWhoGoesAwayMayCompleteTheVote() {
    var table = vote(3).does(1, "vote", "choice", "for").does(1, "ready").goes(2).goes(3);
    assertTrue(triggered(table));
  }

  @Test
  void aPlayerWhoLeavesMayCompleteTheVote() {
    var table =
        vote(3)
            .does(1, "vote", "choice", "for")
            .does(1, "ready")
            .does(2, "vote", "choice", "for")
            .does(2, "ready")
            .does(3, "leave-game");
    assertTrue(triggered(table));
  }

  @Test
  void withNobodyConnectedOnlyTheClockClosesIt() {
    var table =
        vote(2).does(1, "vote", "choice", "for").does(1, "ready").goes(1).goes(2).in("event-vote");
    assertFalse(triggered(table));
    assertEquals(1, table.event().position());
    table.expires("event-vote");
    assertTrue(triggered(table));
  }

  @Test
  void changingAnOpenVoteClearsAllReadyMarksAndRepeatingItDoesNot() {
    var table =
        vote(3)
            .does(1, "vote", "choice", "for")
            .does(1, "ready")
            .does(2, "vote", "choice", "for")
            .does(2, "vote", "choice", "for");
    assertEquals(List.of(seat(1)), table.event().ready());
    table.does(2, "vote", "choice", "against");
    assertEquals(List.of(), table.event().ready());
  }

  @Test
  void changingASecretVoteClearsNothingAndIsNotTold() {
    var table =
        secretVote(3)
            .does(1, "vote", "choice", "for")
            .does(1, "ready")
            .does(2, "vote", "choice", "for");
    var before = table.shown();
    assertEquals(Optional.of("voted-secretly"), told(table));
    assertNull(table.event().votes());
    assertEquals(List.of(seat(1), seat(2)), table.event().voted());
    table.does(2, "vote", "choice", "against");
    assertEquals(before, table.shown());
    assertEquals(Optional.empty(), told(table));
    assertEquals(Choice.AGAINST, table.hand(2).vote());
  }

  private static Optional<String> told(Table table) {
    return Heard.byAll(Table.GAME, table.state(), table.facts().getFirst()).map(Line::code);
  }

  @Test
  void ofSecretVotesOnlyTheTwoTotalsAreTold() {
    var table =
        secretVote(3)
            .does(1, "vote", "choice", "for")
            .does(2, "vote", "choice", "against")
            .expires("event-vote");
    var line = Heard.byAll(Table.GAME, table.state(), table.facts().getFirst()).orElseThrow();
    assertEquals("vote-let-through", line.code());
    assertEquals("{card=V07, against=1, for=1, players=3}", line.args().toString());
  }

  @Test
  void acceptingADonationClearsTheReadyMarksOfAll() {
    var table =
        vote(3)
            .money(1, 5)
            .does(2, "vote", "choice", "for")
            .does(2, "ready")
            .does(1, "offer-donation", "to", 2, "amount", 5);
    assertEquals(List.of(seat(2)), table.event().ready());
    table.does(2, "accept-offer", "offer", "1-2.1").has(2, 5, 0);
    assertEquals(List.of(), table.event().ready());
  }

  @Test
  void openOffersLapseFirstWhenTheVoteCloses() {
    var table =
        vote(2)
            .money(1, 5)
            .does(1, "offer-donation", "to", 2, "amount", 5)
            .expires("event-vote")
            .money(1, 5, 0);
    assertEquals("offer-lapsed", table.kinds().getFirst());
    assertEquals("vote-closed", table.kinds().get(1));
  }

  @Test
  void nothingIsBoughtSoldOrBorrowedDuringAVote() {
    vote(2)
        .square("A1", Kind.LAND, 1)
        .money(1, 50)
        .refuses(1, "wrong-phase", "borrow", "amount", 1)
        .refuses(1, "wrong-phase", "repay", "amount", 1)
        .refuses(1, "wrong-phase", "buy", "square", "B1")
        .refuses(1, "wrong-phase", "seed", "square", "A1")
        .refuses(1, "wrong-phase", "buy-cattle", "square", "A1")
        .refuses(1, "wrong-phase", "end-turn")
        .refuses(
            1,
            "wrong-phase",
            "offer-sale",
            "square",
            "A1",
            "price",
            1,
            "taxPayer",
            "buyer",
            "to",
            2)
        .refuses(
            1,
            "wrong-phase",
            "offer-purchase",
            "square",
            "A1",
            "price",
            1,
            "taxPayer",
            "buyer",
            "from",
            2)
        .refuses(1, "wrong-phase", "pledge", "amount", 1, "loan", 0)
        .refuses(1, "wrong-phase", "pay-event", "loan", 0)
        .refuses(1, "wrong-phase", "pay-disease", "squares", List.of(), "loan", 0)
        .refuses(1, "wrong-phase", "choose-start", "square", "A1")
        .refuses(1, "wrong-phase", "replace-start", "square", "A1")
        .refuses(1, "wrong-phase", "take-first-loan", "amount", 1);
  }

  @Test
  void afterTheThirdCardComesTheTurnOfTheFirstWithItsProfit() {
    var table = vote(2).square("A1", Kind.GOLD, 1);
    table.expires("event-vote").expires("event-vote").expires("event-vote").onTurn(1);
    assertEquals(3, table.state().player(seat(1)).money());
    assertNull(table.shown().event());
    assertEquals(seat(1), Objects.requireNonNull(table.shown().seatOnTurn()));
  }
}
