package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * All that is laid open once the game is over: wealth, papers, private deals, how everybody stood
 * in each round, what the alarm was set to, and what nobody knew. Amounts are coins.
 *
 * @param alarmSeconds null if the game was called off before the alarm was set
 * @param rounds one entry a round, taken when it began; the end itself stands in {@code results}
 */
record Disclosure(
    Phase.Reason reason,
    @Nullable Integer alarmSeconds,
    List<Phase.Result> results,
    List<OpenPaper> papers,
    List<Deal> deals,
    List<State.Round> rounds,
    List<Fact> facts) {

  /** Something nobody knew: who, how much, in which round. */
  record Fact(Secret secret, Seat seat, long amount, int round) {}

  enum Secret {
    /** The greatest debt of the game. */
    GREATEST_DEBT,
    /** The most money anybody held. */
    MOST_MONEY,
    /** The greatest donation; the seat is the giver. */
    GREATEST_DONATION,
    /** The greatest price between players; the seat is the buyer. */
    DEAREST_DEAL,
    /** The most borrowed at once after the first loan. */
    GREATEST_LOAN,
    /** The greatest debt that a card has cancelled. */
    GREATEST_DEBT_CANCELLED
  }

  static @Nullable Disclosure of(State state) {
    if (!(state.phase() instanceof Phase.Over over)) {
      return null;
    }
    State.Alarm alarm = state.alarm();
    return new Disclosure(
        over.reason(),
        alarm == null ? null : alarm.seconds(),
        over.results(),
        state.players().stream().map(OpenPaper::of).toList(),
        state.archive().deals(),
        state.archive().rounds(),
        facts(state));
  }

  private static List<Fact> facts(State state) {
    var facts = new ArrayList<Fact>();
    onPapers(state, Secret.GREATEST_DEBT, Paper::debt).ifPresent(facts::add);
    onPapers(state, Secret.MOST_MONEY, Paper::money).ifPresent(facts::add);
    onPapers(state, Secret.GREATEST_LOAN, Disclosure::borrowed).ifPresent(facts::add);
    onPapers(state, Secret.GREATEST_DEBT_CANCELLED, Disclosure::cancelled).ifPresent(facts::add);
    inDeals(state, Secret.DEAREST_DEAL, true).ifPresent(facts::add);
    inDeals(state, Secret.GREATEST_DONATION, false).ifPresent(facts::add);
    return List.copyOf(facts);
  }

  private static long borrowed(Paper line) {
    return switch (line.reason()) {
      case LOAN, PLEDGE, EVENT_PAID, DISEASE_PAID -> line.debtChange();
      case FIRST_LOAN,
          START_SQUARE,
          PROFIT,
          REPAYMENT,
          PURCHASE,
          SEED,
          CATTLE,
          SOLD,
          BOUGHT,
          DONATION_GIVEN,
          DONATION_RECEIVED,
          APPROPRIATION,
          DEBT_CANCELLED,
          DEBT_MULTIPLIED ->
          0;
    };
  }

  private static long cancelled(Paper line) {
    return line.reason() == Paper.Reason.DEBT_CANCELLED ? -line.debtChange() : 0;
  }

  /**
   * The first line, in seat order, where the measure is greatest; empty if it is nowhere above 0.
   */
  private static Optional<Fact> onPapers(
      State state, Secret secret, ToLongFunction<Paper> measure) {
    Fact greatest = null;
    for (Player player : state.players()) {
      for (Paper line : player.paper()) {
        long amount = measure.applyAsLong(line);
        if (amount > (greatest == null ? 0 : greatest.amount())) {
          greatest = new Fact(secret, player.seat(), amount, line.round());
        }
      }
    }
    return Optional.ofNullable(greatest);
  }

  private static Optional<Fact> inDeals(State state, Secret secret, boolean sales) {
    return state.archive().deals().stream()
        .filter(deal -> (deal.square() != null) == sales)
        .max(Comparator.comparingLong(Deal::coins))
        .map(deal -> new Fact(secret, sales ? deal.to() : deal.from(), deal.coins(), deal.round()));
  }
}
