package games.kontor.games.threerings;

import games.kontor.game.Seat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What may be seen (6): all but the goals of others, and whatever follows from them. */
final class View {
  private View() {}

  /** The phase by its name in the rules. */
  enum PhaseName {
    CHOOSE_GOALS,
    FIRST_CLAIMS,
    TURN_START,
    PUBLIC_GOAL,
    AFTER_CONSOLIDATION,
    PAY_INTEREST,
    CALL_NUMBER,
    RENT_OFFER,
    RENT_ANSWER,
    AFTER_ROLL,
    TRADE_ANSWER,
    FINISHED
  }

  /**
   * What everybody sees. {@code order} and {@code turn} are null before the rolls for the first
   * player, {@code ring} until the turn has one in play. {@code owner} has the claimed properties,
   * {@code values} the current value of each property, {@code network} what those are worth that
   * count more in a network. {@code begun} to {@code tradeOffers} are the flags of the turn; {@code
   * interest}, {@code rent} and {@code trade} are there while they are pending; {@code die} is that
   * of the last roll for movement. {@code required}, {@code figures}, {@code goals} and {@code
   * board} never change. {@code chart} has one entry a round. {@code winners}, {@code reason},
   * {@code by} (who declared or called out, if anybody) and {@code results} are null before the
   * end.
   */
  record Table(
      PhaseName phase,
      int playersAtStart,
      @Nullable List<Seat> order,
      int round,
      int lastRound,
      @Nullable Seat turn,
      @Nullable Ring ring,
      int rate,
      int level,
      List<PublicPlayer> players,
      Map<Ring, Roofs> rooftops,
      Map<Space, Seat> owner,
      Map<Space, Integer> values,
      Map<Space, Integer> network,
      boolean begun,
      boolean calledOut,
      boolean consolidated,
      boolean claimed,
      boolean traded,
      int tradeOffers,
      @Nullable Interest interest,
      @Nullable Rent rent,
      @Nullable Trade trade,
      @Nullable Integer die,
      Map<Ring, Integer> required,
      Figures figures,
      List<PublicGoal> goals,
      List<PublicSpace> board,
      List<Standing> chart,
      @Nullable List<Seat> winners,
      Phase.@Nullable Reason reason,
      boolean roundLimit,
      @Nullable Seat by,
      @Nullable List<Result> results) {}

  /**
   * Figures of the rules with which a page foretells what a choice leads to: interest is due for
   * each full {@code interestPer} of debt; {@code networkOf} virtual properties of one owner are
   * worth {@code networkAdds} more each; {@code refusedOffers} of rent, and {@code freeOffers} of
   * trades in a turn before its clock runs on.
   */
  record Figures(
      int interestPer, int networkOf, int networkAdds, int refusedOffers, int freeOffers) {}

  /** What is due at the street, and what goes on then. */
  record Interest(long due, Phase.Then then) {}

  /**
   * A player: {@code interest} is due at the next crossing as things are; {@code held} counts his
   * properties of each ring, {@code virtuals} those of whatever ring that make a network. {@code
   * net} is his net wealth as far as everybody knows: by printed values unless his goal is known to
   * be Wealth. {@code goal} and {@code place} are null before the end.
   */
  record PublicPlayer(
      Seat seat,
      long cash,
      long debt,
      long interest,
      Map<Ring, Integer> pieces,
      List<Ring> helicopters,
      Map<Ring, Integer> held,
      int virtuals,
      long net,
      boolean hasChosen,
      List<Goal> discarded,
      @Nullable Goal publicGoal,
      boolean left,
      boolean absent,
      long rentReceived,
      long rentPaid,
      long interestPaid,
      @Nullable Goal goal,
      @Nullable Integer place) {}

  /**
   * A goal card for this number of players: {@code points} is null for Wealth, {@code leastOfEach}
   * 0 where nothing is needed of each industry.
   */
  record PublicGoal(
      Goal id, @Nullable Industry industry, @Nullable Integer points, int leastOfEach) {}

  /** A space as the rules list it; a park has no industry and no value. */
  record PublicSpace(Space id, @Nullable Industry industry, int printed) {}

  /**
   * How a player stood at the end: {@code sum} of what counts for his goal by printed values,
   * {@code reached} less debt, {@code needed} null for Wealth; {@code net} as his own goal counts
   * it. The goal is null for one who left before he had chosen.
   */
  record Result(
      Seat seat,
      @Nullable Goal goal,
      @Nullable Integer needed,
      int sum,
      long reached,
      boolean met,
      Map<Industry, Integer> printed,
      Map<Industry, Integer> current,
      long cash,
      long debt,
      long net) {}

  /**
   * What only this seat sees: its goal, its cards (the goal among them), how near it is to it.
   * {@code rings} says to who is to roll what the rolls lead to; {@code behind} to who may claim,
   * what claims behind the piece bring; both are null for all others. {@code valuesUp} and {@code
   * valuesDown} are what a productivity power would make of all values, null for who cannot have
   * one.
   */
  record Hand(
      @Nullable Goal goal,
      List<Goal> cards,
      @Nullable Progress progress,
      @Nullable Map<Ring, Prospect> rings,
      @Nullable Behind behind,
      @Nullable Map<Space, Integer> valuesUp,
      @Nullable Map<Space, Integer> valuesDown) {}

  /**
   * The way to the own goal: {@code reached} is {@code sum} less debt, {@code reach} what could be
   * had by selling all that does not count and repaying. {@code plan} leads to a declaration now,
   * null if none does. For Wealth {@code sum} is 0, {@code reached} the own wealth, and {@code
   * needed} one more than the greatest wealth of the others as far as is known.
   */
  record Progress(
      long needed,
      int sum,
      long reached,
      long reach,
      boolean met,
      Map<Industry, Integer> sums,
      @Nullable Plan plan) {}

  /** What to sell in one sale and how much to repay before declaring; 0 if nothing. */
  record Plan(List<Space> sell, long repay) {}

  /**
   * Where the rolls 1 to 6 lead on a ring, with the rent due there (0: none) and the price at which
   * it could be claimed on landing (null: it cannot). {@code crosses} and {@code calls} have the
   * rolls that cross the street and those after which a number is called.
   */
  record Prospect(
      List<Space> spaces,
      List<Integer> rents,
      List<@Nullable Integer> prices,
      List<Integer> crosses,
      List<Integer> calls) {}

  /**
   * The vacant spaces behind the piece, and the interest that claiming one brings by how much new
   * debt it is paid with: place 0 for none, 1 for one unit, up to the dearest price.
   */
  record Behind(List<Space> spaces, List<Long> interest) {}
}
