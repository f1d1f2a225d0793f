package games.kontor.games.threerings;

import games.kontor.games.threerings.View.PublicPlayer;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What a bot does after its roll: claim, offer a trade, or end the turn (13). */
final class Buying {
  private static final double WORTH_A_CLAIM = 0.2;
  private static final double WORTH_AN_OFFER = 2;
  private static final int MOST_OFFERS = 2;

  private final TurnSight sight;
  private final View.Table table;

  Buying(TurnSight sight) {
    this.sight = sight;
    this.table = sight.table();
  }

  private record Candidate(Space space, double gain, long price) {}

  private record Wish(PublicPlayer owner, Space space, double gain, int money) {}

  Action choose() {
    var claim = claim();
    double least = claim.map(Candidate::gain).orElse(0.0);
    return trade(least).or(() -> claim.map(this::claimed)).orElseGet(Action.EndTurn::new);
  }

  private Optional<Candidate> claim() {
    Ring ring = table.ring();
    if (ring == null || sight.moves().of("claim").isEmpty()) {
      return Optional.empty();
    }
    return sight.vacant(ring).stream()
        .map(this::candidate)
        .filter(candidate -> candidate.gain() > WORTH_A_CLAIM)
        .max(Comparator.comparingDouble(Candidate::gain));
  }

  private Candidate candidate(Space space) {
    int piece = sight.me().pieces().getOrDefault(space.ring(), 0);
    long price = space.isFarm() && piece == space.number() ? 0 : sight.value(space);
    long debt = sight.holding().pays(price).debt();
    long interest = space.number() < piece ? sight.interest(debt) : 0;
    return new Candidate(space, sight.claim(space, price + interest), price);
  }

  private Action claimed(Candidate candidate) {
    int cash = (int) Math.min(sight.me().cash(), candidate.price());
    return new Action.Claim(candidate.space(), cash, (int) candidate.price() - cash, List.of());
  }

  /** Money for what is worth more here than there, halfway between. */
  private Optional<Action> trade(double least) {
    if (sight.moves().of("offer-trade").isEmpty() || table.tradeOffers() >= MOST_OFFERS) {
      return Optional.empty();
    }
    return sight
        .others()
        .flatMap(
            other ->
                Holding.of(table, other.seat()).owned().stream().map(space -> wish(other, space)))
        .filter(wish -> wish.gain() > Math.max(WORTH_AN_OFFER, least))
        .max(Comparator.comparingDouble(Wish::gain))
        .map(this::offer);
  }

  private Wish wish(PublicPlayer owner, Space space) {
    var theirs = Holding.of(table, owner.seat());
    var unknown = new Estimate(table, owner.publicGoal());
    double costs = unknown.of(theirs) - unknown.of(theirs.without(List.of(space)));
    double gains = sight.claim(space, 0);
    int money = (int) Math.ceil((gains + costs) / 2);
    return new Wish(owner, space, gains - money, Math.max(1, money));
  }

  private Action offer(Wish wish) {
    int cash = (int) Math.min(sight.me().cash(), wish.money());
    return new Action.OfferTrade(
        wish.owner().seat().number(),
        new Action.Give(cash, wish.money() - cash, null, List.of()),
        new Action.Want(null, null, List.of(wish.space())));
  }
}
