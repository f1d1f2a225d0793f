package games.kontor.games.threerings;

import games.kontor.game.Whole;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a player can do (section 5). Amounts that are left out are 0, lists empty. Seats are read by
 * the rules, which name the fault; {@code offer} is the number of the offer that is meant.
 */
public sealed interface Action {

  record ChooseGoal(Goal goal) implements Action {}

  record ClaimStart(Space space) implements Action {}

  record DeclareVictory() implements Action {}

  record CallOut(int player) implements Action {}

  record UsePower(Ring ring, Power power, Power.@Nullable Direction direction, @Nullable Goal goal)
      implements Action {}

  record Consolidate(List<Space> give, Space take) implements Action {}

  record Roll(@Nullable Ring ring) implements Action {}

  record Sell(List<Space> properties) implements Action {}

  record Repay(@Whole(from = 1, to = Rules.MOST_AMOUNT) int amount) implements Action {}

  record PayInterest(@Nullable @Whole(from = 0, to = Rules.MOST_AMOUNT) Integer cash)
      implements Action {}

  record CallNumber(@Whole(from = 1, to = Rules.SIDES) int number) implements Action {}

  record OfferRent(
      @Nullable @Whole(from = 0, to = Rules.MOST_AMOUNT) Integer cash,
      @Nullable @Whole(from = 0, to = Rules.MOST_AMOUNT) Integer borrow,
      @Nullable @Whole(from = 0, to = Rules.MOST_AMOUNT) Integer takeDebt,
      @Nullable List<Space> properties)
      implements Action {}

  record AcceptRent(@Nullable Integer offer) implements Action {}

  record RejectRent(@Nullable Integer offer) implements Action {}

  record Claim(
      Space space,
      @Nullable @Whole(from = 0, to = Rules.MOST_AMOUNT) Integer cash,
      @Nullable @Whole(from = 0, to = Rules.MOST_AMOUNT) Integer debt,
      @Nullable List<Space> properties)
      implements Action {}

  record OfferTrade(int to, Give give, Want want) implements Action {}

  /** What the proposer gives. */
  record Give(
      @Nullable @Whole(from = 0, to = Rules.MOST_AMOUNT) Integer cash,
      @Nullable @Whole(from = 0, to = Rules.MOST_AMOUNT) Integer borrow,
      @Nullable @Whole(from = 0, to = Rules.MOST_AMOUNT) Integer takeDebt,
      @Nullable List<Space> properties) {}

  /** What the proposer wants for it. */
  record Want(
      @Nullable @Whole(from = 0, to = Rules.MOST_AMOUNT) Integer money,
      @Nullable @Whole(from = 0, to = Rules.MOST_AMOUNT) Integer takeDebt,
      @Nullable List<Space> properties) {}

  record AcceptTrade(
      @Nullable Integer offer, @Nullable @Whole(from = 0, to = Rules.MOST_AMOUNT) Integer borrow)
      implements Action {}

  record RejectTrade(@Nullable Integer offer) implements Action {}

  record WithdrawTrade(@Nullable Integer offer) implements Action {}

  record EndTurn() implements Action {}

  /** For good (8). */
  record Leave() implements Action {}
}
