package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import games.kontor.games.landmarks.View.PublicPlayer;
import java.util.List;
import java.util.Objects;

/** What cards are worth to a bot (13): expected coins for each round, by what its seat sees. */
final class Worth {
  private static final int FIRST_HORIZON = 14;
  private static final double HORIZON_LESS_EACH_ROUND = 0.4;
  private static final int LAST_HORIZON = 2;
  private static final int HIGH_FROM = 7;

  private final View.Table table;
  private final View.Hand hand;
  private final PublicPlayer me;

  Worth(Seat seat, View.Table table, View.Hand hand) {
    this.table = table;
    this.hand = hand;
    this.me = table.players().get(seat.index());
  }

  PublicPlayer me() {
    return me;
  }

  /** How many rounds a card bought now is thought to pay. */
  double horizon() {
    return Math.max(LAST_HORIZON, FIRST_HORIZON - HORIZON_LESS_EACH_ROUND * table.round());
  }

  /** How likely it is that this player's roll activates the card. */
  private static double chance(PublicPlayer roller, Card card) {
    boolean two = roller.landmarks().contains(Card.TRAIN_STATION);
    boolean harbour = roller.landmarks().contains(Card.HARBOUR);
    double chance = 0;
    for (int sum = 1; sum <= 2 * Rules.SIDES; sum++) {
      double ofSum = two ? ofTwo(sum) : sum <= Rules.SIDES ? 1.0 / Rules.SIDES : 0;
      if (harbour && sum >= Rules.HARBOUR_FROM) {
        chance += ofSum / 2 * (at(card, sum) + at(card, sum + Rules.HARBOUR_ADDS));
      } else {
        chance += ofSum * at(card, sum);
      }
    }
    return chance;
  }

  private static double ofTwo(int sum) {
    return sum < 2 ? 0 : (Rules.SIDES - Math.abs(sum - Rules.SIDES - 1)) / 36.0;
  }

  private static int at(Card card, int total) {
    return card.matches(total) ? 1 : 0;
  }

  int pays(Card card) {
    return Objects.requireNonNullElse(hand.pays().get(card), 0);
  }

  /** Expected coins for each round of one more copy. */
  double each(Card card) {
    return switch (card.colour()) {
      case BLUE -> everybody(card) * pays(card) + feeds(card);
      case GREEN -> chance(me, card) * green(card);
      case RED -> red(card);
      case PURPLE -> chance(me, card) * purple(card);
      case LANDMARK, CIVIC -> 0;
    };
  }

  private double everybody(Card card) {
    return table.players().stream().mapToDouble(player -> chance(player, card)).sum();
  }

  /** What it adds to the own factories and markets that count it. */
  private double feeds(Card card) {
    double more = 0;
    for (var entry : me.cards().entrySet()) {
      if (entry.getKey().effect() instanceof Effect.BankIncomePer per
          && Income.counts(per.counted(), card)) {
        more += chance(me, entry.getKey()) * per.amount() * entry.getValue().all();
      }
    }
    return more;
  }

  /** Half a copy's worth for what may still come to be counted. */
  private double green(Card card) {
    return switch (card) {
      case CHEESE_FACTORY, FURNITURE_FACTORY, PRODUCE_MARKET ->
          pays(card) + ((Effect.BankIncomePer) card.effect()).amount() / 2.0;
      case WINERY -> (pays(card) + 3) / 2.0; // every other time it only opens again
      case DEMOLITION_COMPANY -> 0;
      case MOVING_COMPANY -> Rules.MOVING_PAYS / 2.0;
      default -> pays(card);
    };
  }

  /** No more than what opponents hold. */
  private double red(Card card) {
    double sum = 0;
    for (PublicPlayer other : table.players()) {
      if (!other.seat().equals(me.seat())) {
        sum += chance(other, card) * Math.min(pays(card), 1 + other.coins() / 2.0);
      }
    }
    return sum + feeds(card);
  }

  private double purple(Card card) {
    return switch (card) {
      case BUSINESS_COMPLEX -> 2;
      case CONVENTION_CENTER -> 3;
      case RENOVATION_COMPANY -> 2;
      case TECH_STARTUP -> Math.max(0, horizon() / 2) * (table.players().size() - 1) / 2;
      case PARK -> 0;
      default -> pays(card);
    };
  }

  /** What the own town takes in at this total, on an own roll. */
  int brings(int total) {
    int sum = 0;
    for (var entry : me.cards().entrySet()) {
      Card card = entry.getKey();
      if (card.matches(total) && card.colour() != Card.Colour.RED) {
        sum += entry.getValue().open() * pays(card);
      }
    }
    return sum;
  }

  /** Expected coins for each round of the whole town. */
  double income() {
    double sum = 0;
    for (var entry : me.cards().entrySet()) {
      sum += entry.getValue().all() * each(entry.getKey());
    }
    return sum;
  }

  boolean highNumbersAreThere() {
    return table.market().keySet().stream().anyMatch(card -> card.from() >= HIGH_FROM)
        || me.cards().keySet().stream().anyMatch(card -> card.from() >= HIGH_FROM);
  }

  /** The own Landmarks that are still to be built, in the order of the table. */
  List<Card> missing() {
    return missing(me);
  }

  List<Card> missing(PublicPlayer player) {
    return table.cards().stream()
        .map(View.PublicCard::id)
        .filter(card -> card.isLandmark() && !player.landmarks().contains(card))
        .toList();
  }
}
