package games.kontor.games.threerings;

import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Listed;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a seat may do now; what belongs to the phase and cannot be done has its reason. It depends
 * on no goal but the own.
 */
final class ThreeRingsMoves {
  /** What is there in every turn is listed all the time, so that it need not be told anew. */
  private static final List<String> LASTING =
      List.of("declare-victory", "call-out", "use-power", "roll", "sell", "repay", "end-turn");

  private static final List<String> BANKING = List.of("sell", "repay");
  private static final Move BARE = Move.bare();
  private static final Move ROLL = Move.of("ring", new Domain.Perhaps(words(Ring.ALL)));
  private static final Move CALL_NUMBER = Move.of("number", new Domain.Whole(1, Rules.SIDES));
  private static final Move REPAY =
      Move.of("amount", new Domain.Whole(1, Rules.MOST_AMOUNT))
          .within(Means.owed("exceeds-debt", "amount"))
          .within(Means.payable("amount"));

  private final State state;
  private final Seat seat;
  private final Moves.Listing listing;

  private ThreeRingsMoves(State state, Seat seat, @Nullable Listed<State> before) {
    this.state = state;
    this.seat = seat;
    this.listing = new Moves.Listing(before == null ? null : before.moves());
  }

  static Moves of(State state, Seat seat, @Nullable Listed<State> before) {
    if (state.over() || state.player(seat).left()) {
      return Moves.NONE;
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
      case Phase.FirstClaims _ -> firstClaims();
      default -> {
        lasting();
        inTurn();
      }
    }
    listing.open("leave", Move.givingUp());
  }

  private boolean onTurn() {
    return seat.equals(state.turn());
  }

  private void firstClaims() {
    if (onTurn()) {
      listing.open("claim-start", Move.of("space", words(Claims.farms(state))));
    }
  }

  private void lasting() {
    listing
        .open("declare-victory", BARE)
        .open("call-out", Move.of("player", CallOutMoves.others(state, seat)))
        .open("use-power", PowerMoves.of(state, seat))
        .open("roll", ROLL)
        .open("repay", REPAY)
        .open("end-turn", BARE);
    var owned = state.owners().ownedBy(seat);
    if (!owned.isEmpty()) {
      listing.open("sell", Move.of("properties", Holdings.some(state, owned, 1)));
    }
  }

  private void inTurn() {
    var shut = new ArrayList<>(LASTING);
    switch (state.phase()) {
      case Phase.RentAnswer phase -> rentAnswer(phase.rent());
      case Phase.TradeAnswer phase -> tradeAnswer(phase.trade());
      default -> {
        if (onTurn()) {
          shut.removeAll(own());
        }
      }
    }
    listing.shut(shut);
  }

  /** Lists what only this phase has, and says what of the lasting belongs to it. */
  private List<String> own() {
    switch (state.phase()) {
      case Phase.TurnStart _ -> {
        turnStart();
        return LASTING.stream().filter(action -> !action.equals("end-turn")).toList();
      }
      case Phase.PublicGoal _ ->
          listing.open("choose-goal", Move.of("goal", words(state.player(seat).hand())));
      case Phase.AfterConsolidation _ -> {
        var fixed = Stream.ofNullable(state.ring()).toList();
        listing.open("roll", List.of(Move.of("ring", new Domain.Perhaps(words(fixed)))));
        return Stream.concat(Stream.of("roll"), BANKING.stream()).toList();
      }
      case Phase.PayInterest phase -> {
        listing.open("pay-interest", DealMoves.payInterest(phase.due()));
        return BANKING;
      }
      case Phase.CallNumber _ -> listing.open("call-number", CALL_NUMBER);
      case Phase.RentOffer phase -> {
        listing.open("offer-rent", DealMoves.offerRent(state, seat, phase.rent()));
        return BANKING;
      }
      case Phase.AfterRoll _ -> {
        afterRoll();
        return Stream.concat(Stream.of("end-turn"), BANKING.stream()).toList();
      }
      default -> {}
    }
    return List.of();
  }

  private void turnStart() {
    block("declare-victory", CallOuts.whyNoVictory(state, seat));
    block("use-power", Powers.begun(state));
    var variants = ConsolidationMoves.of(state, seat);
    if (variants.isEmpty()) {
      listing.blocked("consolidate", ConsolidationMoves.whyNone(state, seat));
    } else {
      listing.open("consolidate", variants);
    }
  }

  private void block(String action, Optional<Refusal> why) {
    why.ifPresent(refusal -> listing.blocked(action, refusal));
  }

  private void afterRoll() {
    block("claim", Claims.whyNot(state));
    if (Claims.whyNot(state).isEmpty()) {
      var prices = new LinkedHashMap<String, Long>();
      Claims.open(state)
          .forEach(space -> prices.put(space.toString(), (long) Claims.price(state, space)));
      listing.open("claim", DealMoves.claim(state, seat, prices));
    }
    block("offer-trade", Trades.whyNot(state));
    if (Trades.whyNot(state).isEmpty()) {
      listing.open("offer-trade", DealMoves.offerTrade(state, seat));
    }
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
