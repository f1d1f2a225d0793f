package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Live decisions of one turn, written down as the sheets that say the same. */
final class Written {
  private final Map<Seat, List<Go>> goes = new LinkedHashMap<>();
  private final Map<Seat, List<Go>> extras = new LinkedHashMap<>();
  private @Nullable Go running;

  /** What was decided in one go. */
  private static final class Go {
    @Nullable Integer dice;
    List<Integer> rerollOn = List.of();
    List<Integer> addTwoOn = List.of();
    final List<Card> demolish = new ArrayList<>();
    final List<GoOrders.Giving> give = new ArrayList<>();
    @Nullable Seat tv;
    GoOrders.@Nullable Exchange swap;
    @Nullable Card renovate;
    @Nullable Card activate;
    List<Card> buy = List.of();
    boolean invest;

    GoOrders orders() {
      return new GoOrders(
          dice, rerollOn, false, addTwoOn, demolish, give, tv, swap, renovate, activate, buy,
          invest);
    }
  }

  void note(State state, Action.Decision decision) {
    if (decision instanceof Action.Roll) {
      running = new Go();
      (state.extraGo() ? extras : goes)
          .computeIfAbsent(state.roller(), _ -> new ArrayList<>())
          .add(running);
    }
    Go go = running;
    if (go == null) {
      throw new IllegalStateException("a go begins with a roll");
    }
    switch (decision) {
      case Action.Roll roll -> go.dice = roll.dice();
      case Action.Reroll _ -> go.rerollOn = List.of(Dice.sum(state.dice()));
      case Action.Harbour harbour ->
          go.addTwoOn = harbour.add() ? List.of(Dice.sum(state.dice())) : List.of();
      case Action.Demolish demolish -> go.demolish.add(demolish.landmark());
      case Action.GiveBuilding give ->
          go.give.add(new GoOrders.Giving(give.card(), give.to(), give.closed()));
      case Action.ChooseTarget choose -> go.tv = choose.player();
      case Action.Swap swap ->
          go.swap =
              new GoOrders.Exchange(
                  swap.player(), swap.take(), swap.give(), swap.takeClosed(), swap.giveClosed());
      case Action.Renovate renovate -> go.renovate = renovate.card();
      case Action.Activate activate -> go.activate = activate.card();
      case Action.Build build -> go.buy = List.of(build.card());
      case Action.Invest _ -> go.invest = true;
      case Action.Keep _, Action.Skip _ -> {}
    }
  }

  /** A sheet has the same orders for all extra goes. */
  boolean oneExtraGoEach() {
    return extras.values().stream().allMatch(of -> of.size() == 1);
  }

  Action sheet(int turn, Seat seat, int number) {
    var orders =
        new ArrayList<>(goes.getOrDefault(seat, List.of()).stream().map(Go::orders).toList());
    while (orders.size() < number) { // the game was over before
      orders.add(GoOrders.NONE);
    }
    var extra = extras.get(seat);
    return new Action.SubmitOrders(turn, orders, extra == null ? null : extra.getFirst().orders());
  }
}
