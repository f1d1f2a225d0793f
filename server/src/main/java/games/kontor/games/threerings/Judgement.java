package games.kontor.games.threerings;

import games.kontor.game.Chance;
import games.kontor.game.Moves;
import games.kontor.game.Seat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What a bot of the house does (13), by what its seat sees. */
final class Judgement {
  private static final String STREAM = "bot";
  private static final double WORTH_A_TRADE = 1;

  private final Seat seat;
  private final View.Table table;
  private final View.Hand hand;
  private final Moves moves;
  private final Chance chance;
  private final Estimate estimate;
  private final Holding holding;

  Judgement(Seat seat, View.Table table, View.Hand hand, Moves moves, Chance chance) {
    this.seat = seat;
    this.table = table;
    this.hand = hand;
    this.moves = moves;
    this.chance = chance;
    this.estimate = new Estimate(table, hand.goal());
    this.holding = Holding.of(table, seat);
  }

  /** Empty if there is nothing to do. */
  Optional<Action> choose() {
    return switch (table.phase()) {
      case CHOOSE_GOALS ->
          me().hasChosen() || moves.of("choose-goal").isEmpty()
              ? Optional.empty()
              : Optional.of(new Action.ChooseGoal(chance.pick(STREAM, hand.cards())));
      case RENT_ANSWER -> answerRent();
      case TRADE_ANSWER -> answerTrade();
      case FINISHED -> Optional.empty();
      case FIRST_CLAIMS,
          TURN_START,
          PUBLIC_GOAL,
          AFTER_CONSOLIDATION,
          PAY_INTEREST,
          CALL_NUMBER,
          RENT_OFFER,
          AFTER_ROLL ->
          seat.equals(table.turn()) ? Optional.of(inTurn()) : Optional.empty();
    };
  }

  private View.PublicPlayer me() {
    return table.players().get(seat.index());
  }

  private Action inTurn() {
    var sight = new TurnSight(seat, table, hand, moves, estimate, holding);
    return switch (table.phase()) {
      case FIRST_CLAIMS -> new Action.ClaimStart(chance.pick(STREAM, farms()));
      case TURN_START -> new Beginning(sight, chance).choose();
      case PUBLIC_GOAL -> new Action.ChooseGoal(sight.nearestGoal());
      case AFTER_CONSOLIDATION -> new Action.Roll(null);
      case PAY_INTEREST ->
          new Action.PayInterest(
              (int) Math.min(me().cash(), Objects.requireNonNull(table.interest()).due()));
      case CALL_NUMBER -> new Action.CallNumber(chance.die(STREAM, Rules.SIDES));
      case RENT_OFFER -> fullCash();
      default -> new Buying(sight).choose();
    };
  }

  private List<Space> farms() {
    return Space.of(Ring.RURAL).stream()
        .filter(space -> space.isFarm() && !table.owner().containsKey(space))
        .toList();
  }

  private Action fullCash() {
    int rent = Objects.requireNonNull(table.rent()).amount();
    int cash = (int) Math.min(me().cash(), rent);
    return new Action.OfferRent(cash, rent - cash, null, null);
  }

  /** Full cash always, other offers if they are worth the rent. */
  private Optional<Action> answerRent() {
    Rent rent = Objects.requireNonNull(table.rent());
    Rent.Terms offer = rent.offer();
    if (!seat.equals(rent.claimant()) || offer == null) {
      return Optional.empty();
    }
    var after =
        new Holding(
                holding.cash() + offer.cash() + offer.borrow(),
                holding.debt() - offer.takeDebt(),
                holding.owned())
            .with(offer.properties());
    boolean worth = estimate.of(after) - estimate.of(holding) >= rent.amount();
    return Optional.of(
        offer.full() || worth
            ? new Action.AcceptRent(offer.number())
            : new Action.RejectRent(offer.number()));
  }

  /** One that gains more than a little. */
  private Optional<Action> answerTrade() {
    Trade trade = Objects.requireNonNull(table.trade());
    if (!seat.equals(trade.to())) {
      return Optional.empty();
    }
    Bundle give = trade.give();
    Wanted want = trade.want();
    var after =
        new Holding(
                holding.cash() + give.money(), holding.debt() - give.takeDebt(), holding.owned())
            .with(give.properties())
            .without(want.properties())
            .owes(want.takeDebt())
            .pays(want.money());
    boolean gains = estimate.of(after) - estimate.of(holding) > WORTH_A_TRADE;
    return Optional.of(
        gains
            ? new Action.AcceptTrade(trade.number(), null)
            : new Action.RejectTrade(trade.number()));
  }
}
