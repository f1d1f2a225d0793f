package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * What a building brings its owner in a round on average, as things are: with two dice where a
 * Train Station stands, the Harbour not counted, and with what it adds to factories and markets
 * that count it.
 */
final class Rounds {
  private static final int THROWS = 36;
  private static final int TUNA = 7;

  private final State state;

  private Rounds(State state) {
    this.state = state;
  }

  /**
   * For an exchange of the roller's: of each player hundredths of a coin for each of his buildings
   * and those he may get for it, each by itself.
   */
  static Map<Seat, Map<Card, Integer>> ofExchange(State state) {
    var rounds = new Rounds(state);
    Map<Seat, Map<Card, Integer>> all = new TreeMap<>();
    for (Player player : state.players()) {
      boolean mine = player.seat().equals(state.roller());
      var cards =
          rounds.buildings(
              owner ->
                  mine
                      || owner.seat().equals(player.seat())
                      || owner.seat().equals(state.roller()));
      all.put(player.seat(), ByCard.of(cards, card -> rounds.hundredths(player, card)));
    }
    return all;
  }

  /** What stands in one of these towns. */
  private List<Card> buildings(Predicate<Player> town) {
    var found = new ArrayList<Card>();
    for (Card card : Card.ESTABLISHMENTS) {
      if (card.isBuilding()
          && state.players().stream().anyMatch(owner -> town.test(owner) && owner.has(card))) {
        found.add(card);
      }
    }
    return found;
  }

  private int hundredths(Player owner, Card card) {
    return Math.round(100f * (acts(owner, card) + feeds(owner, card)) / THROWS);
  }

  /** Coins in {@value #THROWS} rounds. */
  private int acts(Player owner, Card card) {
    int sum = 0;
    for (Player roller : state.players()) {
      boolean own = roller.seat().equals(owner.seat());
      sum +=
          ways(roller, card)
              * switch (card.colour()) {
                case BLUE -> Income.fromBank(state, owner, card, TUNA);
                case GREEN -> own ? green(owner, card) : 0;
                case RED -> own ? 0 : Income.due(roller, owner, card, 1);
                case PURPLE, LANDMARK, CIVIC -> 0;
              };
    }
    return card == Card.WINERY ? sum / 2 : sum; // every other time it only opens again
  }

  private int green(Player owner, Card card) {
    return Prospect.each(state, owner, card);
  }

  /** What it adds where it is counted, in {@value #THROWS} rounds. */
  private int feeds(Player owner, Card card) {
    int sum = 0;
    for (var entry : owner.cards().entrySet()) {
      Card counting = entry.getKey();
      if (counting.effect() instanceof Effect.BankIncomePer per
          && !per.everywhere()
          && Income.counts(per.counted(), card)) {
        int more = ways(owner, counting) * per.amount() * entry.getValue().all();
        sum += counting == Card.WINERY ? more / 2 : more;
      }
    }
    return sum;
  }

  /** In how many of {@value #THROWS} throws this player's total activates the card. */
  private static int ways(Player roller, Card card) {
    boolean two = roller.built(Card.TRAIN_STATION);
    int ways = 0;
    for (int total = 1; total <= 2 * Rules.SIDES; total++) {
      if (card.matches(total)) {
        ways += two ? ofTwo(total) : total <= Rules.SIDES ? THROWS / Rules.SIDES : 0;
      }
    }
    return ways;
  }

  private static int ofTwo(int total) {
    return total < 2 ? 0 : Rules.SIDES - Math.abs(total - Rules.SIDES - 1);
  }
}
