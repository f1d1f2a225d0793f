package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.games.greement.Action.Choice;
import games.kontor.games.greement.Action.TaxPayer;
import games.kontor.games.greement.Phase.Pledge;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What has happened: each fact holds its outcome in full. Amounts are coins. */
public sealed interface Event {

  /** Setup (3, 4.1, 4.2). */
  sealed interface SetupFact extends Event {}

  record TilesDealt(List<Kind> tiles) implements SetupFact {}

  record DeckShuffled(List<EventCard> deck) implements SetupFact {}

  /** A round of choosing starts, for the seats that have none yet. */
  record StartsOpened(List<Seat> seats, Clock clock) implements SetupFact {}

  record StartChosen(Seat seat, Square square, boolean again) implements SetupFact {}

  /** {@code drawn}: by chance, because the player had chosen nothing in time. */
  record StartLocked(Seat seat, Square square, boolean drawn) implements SetupFact {}

  record StartLost(Seat seat, Square square) implements SetupFact {}

  record MapRevealed() implements SetupFact {}

  record ReplacementOpened(Seat seat, Clock clock) implements SetupFact {}

  record StartReplaced(Seat seat, Square square) implements SetupFact {}

  record LoaningOpened(Clock clock) implements SetupFact {}

  record LoanWritten(Seat seat, long amount, boolean again) implements SetupFact {}

  record StartPaid(Seat seat, Square square, long loan, long price) implements SetupFact {}

  record FirstFixed(Seat seat) implements SetupFact {}

  /** {@code atMillis} on the table clock. */
  record AlarmSet(int seconds, long atMillis) implements SetupFact {}

  /** Rounds and turns (4.3). */
  sealed interface TurnFact extends Event {}

  record RoundBegan(int round, List<Standing> standings) implements TurnFact {}

  record TurnBegan(Seat seat, Clock clock) implements TurnFact {}

  record ProfitCollected(Seat seat, long amount) implements TurnFact {}

  record Borrowed(Seat seat, long amount) implements TurnFact {}

  record Repaid(Seat seat, long amount) implements TurnFact {}

  record Bought(Seat seat, Square square, Kind kind, long price, long tax) implements TurnFact {}

  record Seeded(Seat seat, Square square, long price) implements TurnFact {}

  record CattleBought(Seat seat, Square square, long price) implements TurnFact {}

  /** The debt has been multiplied and is now {@code debt}. */
  record TurnEnded(Seat seat, boolean timedOut, long multiplier, long debt) implements TurnFact {}

  /** The whole turn of a player who has left. */
  record TurnPassed(Seat seat, long profit, long multiplier, long debt) implements TurnFact {}

  /** Offers (5). */
  sealed interface OfferFact extends Event {}

  record OfferMade(Offer offer) implements OfferFact {}

  record OfferRefused(Offer offer) implements OfferFact {}

  record OfferWithdrawn(Offer offer) implements OfferFact {}

  record OfferLapsed(Offer offer) implements OfferFact {}

  record SquareSold(
      String offer,
      Seat seller,
      Seat buyer,
      Square square,
      Kind kind,
      long price,
      TaxPayer taxPayer,
      long tax)
      implements OfferFact {}

  record Donated(String offer, Seat from, Seat to, long amount, long tax) implements OfferFact {}

  /** Event cards (4.4). */
  sealed interface CardFact extends Event {}

  record CardsDrawn(List<EventCard> cards) implements CardFact {}

  /** The discards have become the deck, top card first. */
  record Reshuffled(List<EventCard> deck) implements CardFact {}

  record CardTurnedUp(EventCard card, int position) implements CardFact {}

  /** Its condition does not hold: no vote, no payment, no effect. */
  record CardDropped(EventCard card) implements CardFact {}

  record VoteOpened(EventCard card, int position, Clock clock) implements CardFact {}

  record PaymentOpened(EventCard card, int position, Clock clock) implements CardFact {}

  record DiseaseOpened(EventCard card, int position, Clock clock) implements CardFact {}

  record Voted(Seat seat, Choice choice, @Nullable Choice before) implements CardFact {}

  record Readied(Seat seat, boolean again) implements CardFact {}

  record ReadyCleared() implements CardFact {}

  record VoteClosed(EventCard card, long against, long inFavour, int players, boolean stopped)
      implements CardFact {}

  record Pledged(Seat seat, long amount, long loan, @Nullable Long before) implements CardFact {}

  record PledgesCollected(EventCard card, Map<Seat, Pledge> pledges) implements CardFact {}

  record EventPaid(Seat seat, EventCard card, long price, long loan) implements CardFact {}

  /** The price was not reached; what was pledged goes back. */
  record EventUnpaid(EventCard card, long pledged, long price) implements CardFact {}

  record DiseaseAnswered(Seat seat, List<Square> squares, long loan, boolean again)
      implements CardFact {}

  record DiseasePaid(Seat seat, List<Square> squares, long coins, long loan) implements CardFact {}

  record ValueChanged(Value value, long from, long to) implements CardFact {}

  record GoldMinesLost(List<Square> squares) implements CardFact {}

  record DebtsCancelled() implements CardFact {}

  record CropsLost(List<Square> squares) implements CardFact {}

  record CattleLost(List<Square> squares) implements CardFact {}

  record LandsBecameCattle(List<Square> squares) implements CardFact {}

  record Appropriated(Seat seat, Kind beside, List<Square> squares, long refund)
      implements CardFact {}

  record CardDiscarded(EventCard card) implements CardFact {}

  /** Presence, departure and the end (8, 9). */
  sealed interface TableFact extends Event {}

  record WentAway(Seat seat) implements TableFact {}

  record CameBack(Seat seat) implements TableFact {}

  record TurnExtended(Clock clock) implements TableFact {}

  record LeftGame(Seat seat) implements TableFact {}

  record GameEnded(Phase.Reason reason, List<Phase.Result> results) implements TableFact {}

  /** A phase's clock on the table clock, in milliseconds. */
  record Clock(long startedAtMillis, long endsAtMillis) {
    static Clock from(long nowMillis, int seconds) {
      return new Clock(nowMillis, nowMillis + 1000L * seconds);
    }

    long fullMillis() {
      return endsAtMillis - startedAtMillis;
    }
  }

  /** How a player stood when a round began: the points of the curves shown at the end. */
  record Standing(Seat seat, long wealth, long debt, long profit) {}
}
