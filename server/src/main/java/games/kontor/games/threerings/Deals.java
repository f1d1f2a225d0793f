package games.kontor.games.threerings;

import games.kontor.game.Seat;

/** How the facts of rent and trade change the state. */
final class Deals {
  private Deals() {}

  static State offered(State state, Event.RentOffered fact) {
    Rent.Terms offer = fact.rent().offer();
    return state.edit(
        draft -> {
          draft.enter(new Phase.RentAnswer(fact.rent()), fact.atMillis());
          draft.lastNumber = offer == null ? state.lastNumber() : offer.number();
        });
  }

  static State offered(State state, Event.TradeOffered fact) {
    return state.edit(
        draft -> {
          draft.enter(new Phase.TradeAnswer(fact.trade()), fact.atMillis());
          draft.lastNumber = fact.trade().number();
          draft.tradeOffers++;
        });
  }

  static State paid(State state, Event.RentPaid fact) {
    Rent rent = fact.rent();
    Rent.Terms offer = rent.offer();
    if (offer == null) {
      return state;
    }
    return state.edit(
        draft -> {
          give(draft, fact.seat(), rent.claimant(), offer.bundle());
          draft.player(fact.seat(), player -> player.rentPaid += rent.amount());
          draft.player(rent.claimant(), player -> player.rentReceived += rent.amount());
        });
  }

  /** All parts happen at once, from the figures before the trade. */
  static State done(State state, Event.TradeDone fact) {
    Trade trade = fact.trade();
    Wanted want = trade.want();
    var back =
        new Bundle(want.money() - fact.borrow(), fact.borrow(), want.takeDebt(), want.properties());
    return state.edit(
        draft -> {
          give(draft, trade.from(), trade.to(), trade.give());
          give(draft, trade.to(), trade.from(), back);
          draft.traded = true;
        });
  }

  private static void give(State.Draft draft, Seat from, Seat to, Bundle bundle) {
    draft.player(
        from,
        player -> {
          player.cash -= bundle.cash();
          player.borrow((long) bundle.borrow() + bundle.takeDebt());
        });
    draft.player(
        to,
        player -> {
          player.cash += bundle.money();
          player.debt -= bundle.takeDebt();
        });
    draft.give(bundle.properties(), to);
  }
}
