package games.kontor.games.landmarks;

import games.kontor.games.landmarks.View.PublicPlayer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What a bot of the house buys (13). */
final class Shopping {
  private static final int DEAR = 10;

  private final View.Table table;
  private final Worth worth;
  private final PublicPlayer me;

  Shopping(View.Table table, Worth worth) {
    this.table = table;
    this.worth = worth;
    this.me = worth.me();
  }

  /** Empty to build nothing. */
  Optional<Card> best() {
    return wishes(me.coins()).stream().findFirst();
  }

  /** What is wanted and costs no more than that, the most wanted first. */
  List<Card> wishes(int coins) {
    var missing = worth.missing();
    var wishes = new ArrayList<Card>();
    missing.stream()
        .filter(card -> card.cost() >= DEAR || missing.size() == 1)
        .sorted(Comparator.comparingInt(Card::cost).reversed())
        .forEach(wishes::add);
    if (missing.contains(Card.TRAIN_STATION) && worth.highNumbersAreThere() && worth.income() > 1) {
      wishes.add(Card.TRAIN_STATION);
    }
    table.market().keySet().stream()
        .filter(card -> !(card.isPurple() && me.cards().containsKey(card)))
        .filter(card -> gain(card) > least())
        .sorted(Comparator.comparingDouble(this::gain).reversed())
        .forEach(wishes::add);
    missing.stream().filter(card -> card.cost() < DEAR).forEach(wishes::add);
    return wishes.stream().distinct().filter(card -> card.cost() <= coins).toList();
  }

  /** With the Airport building nothing pays as well. */
  private int least() {
    return me.landmarks().contains(Card.AIRPORT) ? Rules.AIRPORT_PAYS : 0;
  }

  private double gain(Card card) {
    double loan = card == Card.LOAN_OFFICE ? Rules.LOAN : 0;
    return worth.each(card) * worth.horizon() - card.cost() + loan;
  }
}
