package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a total would come to for everybody, as things are and if the roller let the defaults
 * decide: figures only, in the order R1 to R5.
 */
final class Prospect {
  static final int TOTALS = 14;

  /** What two dice show on average. */
  private static final int TUNA = 7;

  private static final int ONE_DIE = 6;
  private static final int TWO_DICE = 36;

  private final State state;
  private final Player roller;
  private final int[] coins;
  private int gets;
  private int pays;

  private Prospect(State state) {
    this.state = state;
    this.roller = state.onTurn();
    this.coins = new int[state.seats()];
  }

  static View.Chart chart(State state) {
    var prospect = new Prospect(state);
    var gets = new ArrayList<Integer>(TOTALS);
    var pays = new ArrayList<Integer>(TOTALS);
    Map<Seat, List<Integer>> others = new TreeMap<>();
    int[] net = new int[TOTALS];
    for (int total = 1; total <= TOTALS; total++) {
      prospect.play(total);
      gets.add(prospect.gets);
      pays.add(prospect.pays);
      net[total - 1] = prospect.gets - prospect.pays;
      for (Player player : state.players()) {
        if (!player.seat().equals(prospect.roller.seat())) {
          others
              .computeIfAbsent(player.seat(), _ -> new ArrayList<>(TOTALS))
              .add(prospect.coins[player.seat().index()] - player.coins());
        }
      }
    }
    return new View.Chart(gets, pays, others, averageOfOne(net), averageOfTwo(net));
  }

  private static int averageOfOne(int[] net) {
    return Math.round(100f * Arrays.stream(net, 0, ONE_DIE).sum() / ONE_DIE);
  }

  private static int averageOfTwo(int[] net) {
    int sum = 0;
    for (int total = 2; total <= 2 * ONE_DIE; total++) {
      sum += net[total - 1] * (ONE_DIE - Math.abs(total - ONE_DIE - 1));
    }
    return Math.round(100f * sum / TWO_DICE);
  }

  private void play(int total) {
    for (Player player : state.players()) {
      coins[player.seat().index()] = player.coins();
    }
    gets = 0;
    pays = 0;
    for (Player opponent : state.anticlockwise(roller.seat())) {
      reds(total, opponent);
    }
    if (Card.LOAN_OFFICE.matches(total)) {
      toBank(Rules.LOAN_COSTS * roller.open(Card.LOAN_OFFICE));
    }
    for (Player owner : state.players()) {
      fromBank(total, owner, Card.BLUE);
    }
    fromBank(total, roller, Card.GREEN);
    companies(total);
    for (Card card : Card.PURPLE) {
      if (card.matches(total) && roller.has(card)) {
        purple(card);
      }
    }
  }

  private int rollers() {
    return coins[roller.seat().index()];
  }

  private void reds(int total, Player opponent) {
    for (Card card : Card.RED) {
      int copies = opponent.open(card);
      if (copies > 0 && card.matches(total)) {
        int due = Math.min(Income.due(roller, opponent, card, copies), rollers());
        coins[roller.seat().index()] -= due;
        coins[opponent.seat().index()] += due;
        pays += due;
      }
    }
  }

  private void toBank(int due) {
    int paid = Math.min(due, rollers());
    coins[roller.seat().index()] -= paid;
    pays += paid;
  }

  private void get(int amount) {
    coins[roller.seat().index()] += amount;
    gets += amount;
  }

  private void fromBank(int total, Player owner, List<Card> cards) {
    for (Card card : cards) {
      int copies = owner.open(card);
      if (copies > 0 && card.matches(total)) {
        int amount = copies * Income.fromBank(state, owner, card, TUNA);
        if (owner.seat().equals(roller.seat())) {
          get(amount);
        } else {
          coins[owner.seat().index()] += amount;
        }
      }
    }
  }

  private void companies(int total) {
    if (Card.DEMOLITION_COMPANY.matches(total)) {
      int copies = Math.min(roller.open(Card.DEMOLITION_COMPANY), roller.landmarks().size());
      get(copies * Rules.DEMOLITION_PAYS);
    }
    if (Card.MOVING_COMPANY.matches(total)) {
      get(roller.open(Card.MOVING_COMPANY) * Rules.MOVING_PAYS);
    }
  }

  private void purple(Card card) {
    switch (card) {
      case TV_STATION -> take(richest(), card);
      case RENOVATION_COMPANY -> Renovation.standard(state).ifPresent(this::renovated);
      case PARK -> park();
      default -> state.anticlockwise(roller.seat()).forEach(payer -> take(payer.seat(), card));
    }
  }

  /** By then; of equal ones the first anticlockwise (39). */
  private Seat richest() {
    Seat richest = state.anticlockwise(roller.seat()).getFirst().seat();
    for (Player player : state.anticlockwise(roller.seat())) {
      boolean richer = coins[player.seat().index()] > coins[richest.index()];
      richest = richer ? player.seat() : richest;
    }
    return richest;
  }

  private void take(Seat from, Card card) {
    take(from, card.effect() instanceof Effect.TakeHalf half ? half(from, half) : owed(from, card));
  }

  private int owed(Seat from, Card card) {
    return Income.owedTo(roller, state.player(from), card);
  }

  private int half(Seat from, Effect.TakeHalf half) {
    int has = coins[from.index()];
    return has >= half.leastCoins() ? has / 2 : 0;
  }

  private void take(Seat from, int due) {
    int paid = Math.min(due, coins[from.index()]);
    coins[from.index()] -= paid;
    get(paid);
  }

  private void renovated(Card card) {
    for (Player payer : state.anticlockwise(roller.seat())) {
      take(payer.seat(), payer.open(card));
    }
  }

  private void park() {
    int share = Math.ceilDiv(Arrays.stream(coins).sum(), coins.length);
    int more = share - rollers();
    gets += Math.max(0, more);
    pays += Math.max(0, -more);
    Arrays.fill(coins, share);
  }

  /**
   * What one more open copy of an establishment would pay this seat whenever it acts, as things
   * are.
   */
  static int each(State state, Player owner, Card card) {
    return switch (card.colour()) {
      case BLUE, GREEN -> green(state, owner, card);
      case RED -> red(state, owner, card);
      case PURPLE -> purple(state, owner, card);
      case LANDMARK, CIVIC -> 0;
    };
  }

  private static int green(State state, Player owner, Card card) {
    return switch (card) {
      case LOAN_OFFICE -> -Rules.LOAN_COSTS;
      case DEMOLITION_COMPANY -> owner.landmarks().isEmpty() ? 0 : Rules.DEMOLITION_PAYS;
      case MOVING_COMPANY -> Rules.MOVING_PAYS;
      default -> Income.fromBank(state, owner, card, TUNA);
    };
  }

  /** From the opponent who would pay most. */
  private static int red(State state, Player owner, Card card) {
    int most = 0;
    for (Player payer : state.players()) {
      if (!payer.seat().equals(owner.seat())) {
        most = Math.max(most, Income.due(payer, owner, card, 1));
      }
    }
    return most;
  }

  private static int purple(State state, Player owner, Card card) {
    int sum = 0;
    int most = 0;
    for (Player payer : state.players()) {
      if (!payer.seat().equals(owner.seat())) {
        int paid = Math.min(Income.owedTo(owner, payer, card), payer.coins());
        sum += paid;
        most = Math.max(most, paid);
      }
    }
    return switch (card) {
      case TV_STATION -> most;
      case PARK -> Income.evenShare(state) - owner.coins();
      default -> sum;
    };
  }
}
