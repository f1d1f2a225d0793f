package games.kontor.games.threerings;

/** How long a page needs to show what has happened, in milliseconds. */
final class Pace {
  /** The goal cards turn, or dice are thrown for the first turn. */
  private static final long OPENING_MILLIS = 900;

  private static final long TUMBLE_MILLIS = 700;
  private static final long STEP_MILLIS = 280;

  /** The street takes a piece longer than another step. */
  private static final long STREET_MORE_MILLIS = 120;

  /** A property comes or goes. */
  private static final long PROPERTY_MILLIS = 280;

  /** The ring of a claim is drawn. */
  private static final long CLAIM_MILLIS = 400;

  private static final long MONEY_MILLIS = 600;
  private static final long HELICOPTER_MILLIS = 800;

  /** Values turn, one ring after the other; a rate does at once. */
  private static final long TURN_MILLIS = 200;

  private Pace() {}

  static long of(Event fact) {
    return switch (fact) {
      case Event.GoalsSettled _, Event.RolledForFirst _ -> OPENING_MILLIS;
      case Event.Rolled e ->
          TUMBLE_MILLIS + STEP_MILLIS * e.die() + (e.crossed() ? STREET_MORE_MILLIS : 0);
      case Event.NumberCalled _ -> TUMBLE_MILLIS;
      case Event.StartClaimed _ -> CLAIM_MILLIS;
      case Event.Claimed e -> CLAIM_MILLIS + (e.properties().isEmpty() ? 0 : PROPERTY_MILLIS);
      case Event.Consolidated _ -> PROPERTY_MILLIS + CLAIM_MILLIS;
      case Event.Sold _, Event.PiecePlaced _ -> PROPERTY_MILLIS;
      case Event.InterestPaid _ -> MONEY_MILLIS;
      case Event.RentPaid e -> ofDeal(e.rent());
      case Event.TradeDone e -> ofDeal(e.trade());
      case Event.RooftopTaken _ -> HELICOPTER_MILLIS;
      case Event.LevelChanged _ -> TURN_MILLIS * Ring.ALL.size();
      case Event.RateChanged _ -> TURN_MILLIS;
      default -> 0;
    };
  }

  private static long ofDeal(Rent rent) {
    Rent.Terms offer = rent.offer();
    return offer == null ? 0 : ofDeal(offer.properties().size(), offer.bundle().money());
  }

  private static long ofDeal(Trade trade) {
    Bundle give = trade.give();
    Wanted want = trade.want();
    int properties = give.properties().size() + want.properties().size();
    return ofDeal(properties, give.money() - want.money());
  }

  /** One property after the other, then what of the money is left over. */
  private static long ofDeal(int properties, int money) {
    return PROPERTY_MILLIS * properties + (money == 0 ? 0 : MONEY_MILLIS);
  }
}
