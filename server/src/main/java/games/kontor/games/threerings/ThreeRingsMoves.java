package games.kontor.games.threerings;

import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Listed;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a seat may do now; what belongs to the phase and cannot be done has its reason. It depends
 * on no goal but the own. What is there in every turn is listed all the time and shut where it does
 * not belong, so that only what changes of it is told.
 */
final class ThreeRingsMoves {
  private static final List<Move> BARE = List.of(Move.bare());
  private static final List<Move> LEAVE = List.of(Move.givingUp());
  private static final List<Move> ROLL =
      List.of(Move.of("ring", new Domain.Perhaps(words(Ring.ALL))));
  private static final Move CALL_NUMBER = Move.of("number", new Domain.Whole(1, Rules.SIDES));
  private static final List<Move> REPAY =
      List.of(
          Move.of("amount", new Domain.Whole(1, Rules.MOST_AMOUNT))
              .within(Means.owed("exceeds-debt", "amount"))
              .within(Means.payable("amount")));

  private final State state;
  private final Seat seat;
  private final Moves.Listing listing;
  private final LastingMoves lasting;

  private ThreeRingsMoves(State state, Seat seat, @Nullable Listed<State> before) {
    this.state = state;
    this.seat = seat;
    this.listing = new Moves.Listing(before == null ? null : before.moves());
    this.lasting = new LastingMoves(state, seat, before, listing);
  }

  static Moves of(State state, Seat seat, @Nullable Listed<State> before) {
    if (state.over() || state.player(seat).left()) {
      return Moves.NONE;
    }
    if (before != null && Waiting.alike(before.state(), state, seat)) {
      return before.moves();
    }
    var moves = new ThreeRingsMoves(state, seat, before);
    moves.list();
    return moves.listing.moves();
  }

  private static Domain.One words(List<?> things) {
    return new Domain.One(
        new Items.Words(things.stream().map(Object::toString).toList()), List.of());
  }

  private void list() {
    Player player = state.player(seat);
    listing.bound(Means.CASH, player.cash()).bound(Means.DEBT, player.debt());
    switch (state.phase()) {
      case Phase.ChooseGoals _ ->
          listing.open("choose-goal", Move.of("goal", words(player.hand())));
      case Phase.FirstClaims _ -> {
        if (onTurn()) {
          listing.open("claim-start", Move.of("space", words(Claims.farms(state))));
        }
      }
      default -> turn();
    }
    listing.open("leave", LEAVE);
  }

  private boolean onTurn() {
    return seat.equals(state.turn());
  }

  private void turn() {
    listing
        .groups(LastingMoves.GROUPS)
        .open("declare-victory", BARE)
        .open("roll", ROLL)
        .open("repay", REPAY)
        .open("end-turn", BARE);
    lasting.list();
    block("declare-victory", CallOuts.whyNoVictory(state, seat));
    if (!listing.has("consolidate")) {
      listing.blocked("consolidate", ConsolidationMoves.whyNone(state, seat));
    }
    switch (state.phase()) {
      case Phase.RentAnswer phase -> rentAnswer(phase.rent());
      case Phase.TradeAnswer phase -> tradeAnswer(phase.trade());
      default -> {
        if (onTurn()) {
          listing.shut(own());
          return;
        }
      }
    }
    listing.shut(LastingMoves.ALL);
  }

  /** Lists what only this phase has, and says what of the lasting does not belong to it. */
  private List<String> own() {
    return switch (state.phase()) {
      case Phase.TurnStart _ -> {
        block("use-power", Powers.begun(state));
        yield LastingMoves.TURN_START;
      }
      case Phase.PublicGoal _ -> {
        listing.open("choose-goal", Move.of("goal", words(state.player(seat).hand())));
        yield LastingMoves.ALL;
      }
      case Phase.AfterConsolidation _ -> {
        Ring fixed = state.ring();
        var ring = words(fixed == null ? List.of() : List.of(fixed));
        listing.open("roll", List.of(Move.of("ring", new Domain.Perhaps(ring))));
        yield LastingMoves.AFTER_CONSOLIDATION;
      }
      case Phase.PayInterest phase -> {
        listing.open("pay-interest", DealMoves.payInterest(phase.due()));
        yield LastingMoves.PAY_INTEREST;
      }
      case Phase.CallNumber _ -> {
        listing.open("call-number", CALL_NUMBER);
        yield LastingMoves.ALL;
      }
      case Phase.RentOffer phase -> {
        lasting.rent(phase.rent());
        yield LastingMoves.RENT_OFFER;
      }
      case Phase.AfterRoll _ -> {
        block("offer-trade", Trades.whyNot(state));
        block("claim", Claims.whyNot(state));
        yield LastingMoves.AFTER_ROLL;
      }
      default -> LastingMoves.ALL;
    };
  }

  private void block(String action, Optional<Refusal> why) {
    why.ifPresent(refusal -> listing.blocked(action, refusal));
  }

  private static Domain offer(int number) {
    return new Domain.Perhaps(new Domain.Whole(number, number));
  }

  private void rentAnswer(Rent rent) {
    Rent.Terms terms = rent.offer();
    if (seat.equals(rent.claimant()) && terms != null) {
      Move answer = Move.of("offer", offer(terms.number()));
      listing.open("accept-rent", answer).open("reject-rent", answer);
    }
  }

  private void tradeAnswer(Trade trade) {
    Move answer = Move.of("offer", offer(trade.number()));
    if (seat.equals(trade.from())) {
      listing.open("withdraw-trade", answer);
    }
    if (seat.equals(trade.to())) {
      var borrow = new Domain.Whole(Trades.missing(state, trade), trade.want().money());
      listing
          .open("accept-trade", answer.with("borrow", new Domain.Perhaps(borrow)))
          .open("reject-trade", answer);
    }
  }
}
