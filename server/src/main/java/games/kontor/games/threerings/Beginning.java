package games.kontor.games.threerings;

import games.kontor.game.Chance;
import games.kontor.game.Domain;
import games.kontor.game.Move;
import games.kontor.games.threerings.View.PublicPlayer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a bot does at the beginning of its turn (13). */
final class Beginning {
  private static final String STREAM = "bot";
  private static final int CALLS_OUT_FROM = 12;
  private static final int CALLS_OUT_ONE_IN = 12;
  private static final int GIVES_UP_FROM = 20;
  private static final double WORTH_A_CONSOLIDATION = 3;
  private static final double WORTH_A_SALE = 1;
  private static final double RENT_WEIGHS = 0.9;

  private final TurnSight sight;
  private final View.Table table;
  private final Chance chance;

  Beginning(TurnSight sight, Chance chance) {
    this.sight = sight;
    this.table = sight.table();
    this.chance = chance;
  }

  Action choose() {
    return victory()
        .or(new PowerChoice(sight)::best)
        .or(this::callOut)
        .or(this::sellNetwork)
        .or(this::consolidate)
        .or(this::sellForDebt)
        .or(this::repay)
        .orElseGet(() -> new Action.Roll(bestRing()));
  }

  /** Sells, repays and declares, unless somebody known to play Wealth would take it away. */
  private Optional<Action> victory() {
    boolean lost =
        sight
            .others()
            .anyMatch(other -> other.publicGoal() == Goal.WEALTH && other.net() > sight.me().net());
    var plan = sight.progress().plan();
    if (lost || table.calledOut() || plan == null) {
      return Optional.empty();
    }
    if (!plan.sell().isEmpty()) {
      return Optional.of(new Action.Sell(plan.sell()));
    }
    return Optional.of(
        plan.repay() > 0 ? new Action.Repay((int) plan.repay()) : new Action.DeclareVictory());
  }

  /**
   * A Wealth player that is richest calls out the one with the least concentrated holdings; whoever
   * cannot reach its goal any more changes it by a wrong call.
   */
  private Optional<Action> callOut() {
    if (!mayCall()) {
      return Optional.empty();
    }
    boolean now =
        sight.goal() == Goal.WEALTH
            ? table.round() > CALLS_OUT_FROM
                && sight.progress().met()
                && chance.number(STREAM, 1, CALLS_OUT_ONE_IN) == 1
            : table.round() > GIVES_UP_FROM
                && sight.reachable(sight.goal()) < sight.progress().needed();
    boolean least = sight.goal() == Goal.WEALTH;
    var byConcentration = Comparator.comparingDouble(this::concentration);
    return now
        ? sight
            .others()
            .min(least ? byConcentration : byConcentration.reversed())
            .map(other -> new Action.CallOut(other.seat().number()))
        : Optional.empty();
  }

  private boolean mayCall() {
    return sight.moves().of("call-out").stream()
        .flatMap(move -> move.parameters().values().stream())
        .anyMatch(domain -> domain instanceof Domain.One one && !one.open().isEmpty());
  }

  private double concentration(PublicPlayer player) {
    var holding = Holding.of(table, player.seat());
    int all = 1;
    int most = 0;
    for (Industry industry : Industry.ALL) {
      all += holding.sum(industry);
      most = Math.max(most, holding.sum(industry));
    }
    return (double) most / all;
  }

  /** A network is sold together, to be built again, until there is enough to win by it. */
  private Optional<Action> sellNetwork() {
    var virtuals = sight.holding().owned().stream().filter(Space::isVirtual).toList();
    boolean enough =
        sight.goal() == Goal.VIRTUAL
            && sight.holding().net() + (long) Rules.NETWORK_ADDS * virtuals.size()
                >= sight.progress().needed();
    return enough || virtuals.size() < Rules.NETWORK
        ? Optional.empty()
        : Optional.of(new Action.Sell(virtuals));
  }

  /** What does not count for the goal, or all, if being rid of debt is worth more. */
  private Optional<Action> sellForDebt() {
    var all = sight.holding().owned();
    var rest = all.stream().filter(space -> !sight.goal().counts(space)).toList();
    double gainsRest = gainOfSelling(rest);
    double gainsAll = gainOfSelling(all);
    if (Math.max(gainsRest, gainsAll) < WORTH_A_SALE) {
      return Optional.empty();
    }
    return Optional.of(new Action.Sell(gainsRest >= gainsAll ? rest : all));
  }

  private double gainOfSelling(List<Space> sold) {
    long value = Values.saleValue(sold, table.level());
    long debt = sight.me().debt() - sight.me().cash();
    if (sold.isEmpty() || debt < value) {
      return 0;
    }
    var after = new Holding(0, debt - value, sight.holding().without(sold).owned());
    return sight.estimate().of(after) - sight.now();
  }

  private Optional<Action> repay() {
    long amount = Math.min(sight.me().cash(), sight.me().debt());
    return amount > 0
        ? Optional.of(new Action.Repay((int) Math.min(amount, Rules.MOST_AMOUNT)))
        : Optional.empty();
  }

  private Optional<Action> consolidate() {
    Action.Consolidate best = null;
    double most = WORTH_A_CONSOLIDATION;
    for (Move variant : sight.moves().of("consolidate")) {
      for (Action.Consolidate candidate : candidates(variant)) {
        var after = sight.holding().without(candidate.give()).with(List.of(candidate.take()));
        double gain = sight.estimate().of(after) - sight.now();
        if (gain > most) {
          most = gain;
          best = candidate;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /** The two cheapest for each that can be had. */
  private List<Action.Consolidate> candidates(Move variant) {
    var give =
        variant.parameters().get("give") instanceof Domain.Some some
            ? some.open().stream()
                .map(Space::parse)
                .sorted(Comparator.comparingInt(Space::printed))
                .limit(2)
                .toList()
            : List.<Space>of();
    var candidates = new ArrayList<Action.Consolidate>();
    if (variant.parameters().get("take") instanceof Domain.One take) {
      take.open().forEach(id -> candidates.add(new Action.Consolidate(give, Space.parse(id))));
    }
    return candidates;
  }

  private @Nullable Ring bestRing() {
    Map<Ring, View.Prospect> rings = sight.hand().rings();
    return rings == null
        ? null
        : rings.entrySet().stream()
            .max(Comparator.comparingDouble(entry -> worth(entry.getKey(), entry.getValue())))
            .map(Map.Entry::getKey)
            .orElse(null);
  }

  /** Rents, interest and free farms of the six rolls, and the best claim of the ring. */
  private double worth(Ring ring, View.Prospect prospect) {
    double sum = 0;
    for (int place = 0; place < Rules.SIDES; place++) {
      int called = prospect.calls().contains(place + 1) ? 5 : 6;
      sum -= RENT_WEIGHS * prospect.rents().get(place) * called / 6.0;
      Integer price = prospect.prices().get(place);
      if (Objects.equals(price, 0)) {
        sum += sight.value(prospect.spaces().get(place));
      }
    }
    sum -= prospect.crosses().size() * sight.me().interest();
    return sum / Rules.SIDES + bestClaim(ring);
  }

  private double bestClaim(Ring ring) {
    return sight.vacant(ring).stream()
        .mapToDouble(space -> sight.claim(space, sight.value(space)))
        .max()
        .orElse(0);
  }
}
