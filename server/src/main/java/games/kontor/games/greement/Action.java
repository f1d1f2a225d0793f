package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.game.Whole;
import java.util.List;

/**
 * What a player can do (section 5). Components are the parameters, in the order in which a
 * malformed one is reported: squares, amounts, choices, players, offers.
 */
public sealed interface Action {

  record ChooseStart(Square square) implements Action {}

  record ReplaceStart(Square square) implements Action {}

  record TakeFirstLoan(@Whole(from = 0, to = Coins.CEILING) long amount) implements Action {}

  record Borrow(@Whole(from = 1, to = Coins.CEILING) long amount) implements Action {}

  record Repay(@Whole(from = 1, to = Coins.CEILING) long amount) implements Action {}

  record Buy(Square square) implements Action {}

  record Seed(Square square) implements Action {}

  record BuyCattle(Square square) implements Action {}

  record OfferSale(
      Square square, @Whole(from = 0, to = Rules.PRICE_MOST) long price, TaxPayer taxPayer, Seat to)
      implements Action {}

  record OfferPurchase(
      Square square,
      @Whole(from = 0, to = Rules.PRICE_MOST) long price,
      TaxPayer taxPayer,
      Seat from)
      implements Action {}

  record OfferDonation(@Whole(from = 1, to = Coins.CEILING) long amount, Seat to)
      implements Action {}

  record AcceptOffer(String offer) implements Action {}

  record RefuseOffer(String offer) implements Action {}

  record WithdrawOffer(String offer) implements Action {}

  record EndTurn() implements Action {}

  record Vote(Choice choice) implements Action {}

  record Ready() implements Action {}

  record Pledge(long amount, long loan) implements Action {}

  record PayEvent(long loan) implements Action {}

  record PayDisease(List<Square> squares, long loan) implements Action {}

  record LeaveGame() implements Action {}

  /** A vote: against the event, or for letting it happen. */
  enum Choice {
    AGAINST,
    FOR
  }

  /** Who of the two pays the distance tax of a deal. */
  enum TaxPayer {
    BUYER,
    SELLER
  }
}
