package games.kontor.games.landmarks;

import games.kontor.game.Code;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The answers that the sheets give while a postal turn is played; the default where a sheet gives
 * none, or one that cannot be carried out now (40). Each go begins with its orders unused.
 */
final class SheetAnswers implements Course.Answers {
  private @Nullable GoOrders orders;
  private List<GoOrders.Giving> gifts = List.of();

  @Override
  public Optional<Action.Decision> to(Turn<State, Event> turn) {
    State state = turn.state();
    if (state.phase() instanceof Phase.Roll) {
      orders = ordersOf(state);
      gifts = new ArrayList<>(all(orders.give()));
    }
    GoOrders now = Objects.requireNonNull(orders);
    return Optional.of(
        ordered(turn, now)
            .filter(decision -> Legality.refusal(state, decision).isEmpty())
            .orElseGet(() -> Standard.of(state)));
  }

  /** What the running go was ordered to be. */
  private static GoOrders ordersOf(State state) {
    Sheet sheet = state.onTurn().sheet();
    if (sheet == null) {
      return GoOrders.NONE;
    }
    if (state.extraGo()) {
      return Objects.requireNonNullElse(sheet.extra(), GoOrders.NONE);
    }
    Seat seat = state.roller();
    int earlier = 0;
    for (int slot = state.post().fromSlot(); slot < state.slot(); slot++) {
      earlier += state.holder(state.turn(), slot).equals(seat) ? 1 : 0;
    }
    return earlier < sheet.goes().size() ? sheet.goes().get(earlier) : GoOrders.NONE;
  }

  private Optional<Action.Decision> ordered(Turn<State, Event> turn, GoOrders now) {
    State state = turn.state();
    return switch (state.phase()) {
      case Phase.Roll _ -> Optional.of(roll(state, now));
      case Phase.Reroll _ ->
          Optional.of(rerolls(state, now) ? new Action.Reroll() : new Action.Keep());
      case Phase.Harbour _ ->
          Optional.of(new Action.Harbour(all(now.addTwoOn()).contains(Dice.sum(state.dice()))));
      case Phase.Demolish _ ->
          all(now.demolish()).stream()
              .filter(state.onTurn()::built)
              .findFirst()
              .map(Action.Demolish::new);
      case Phase.GiveBuilding _ -> gift(state);
      case Phase.TvStation _ -> Optional.ofNullable(now.tv()).map(Action.ChooseTarget::new);
      case Phase.Swap _ -> Optional.ofNullable(now.swap()).map(SheetAnswers::swap);
      case Phase.Renovation _ -> Optional.ofNullable(now.renovate()).map(Action.Renovate::new);
      case Phase.Convention _ -> Optional.ofNullable(now.activate()).map(Action.Activate::new);
      case Phase.Build _ -> candidate(turn, all(now.buy()));
      case Phase.Invest _ ->
          Boolean.TRUE.equals(now.invest()) ? Optional.of(new Action.Invest()) : Optional.empty();
      case Phase.Orders _, Phase.Over _ -> Optional.empty();
    };
  }

  /** Two dice without the Train Station count as one. */
  private static Action.Decision roll(State state, GoOrders now) {
    int most = Dice.most(state.onTurn());
    return new Action.Roll(now.dice() == null ? most : Math.min(now.dice(), most));
  }

  private static boolean rerolls(State state, GoOrders now) {
    boolean kept = Boolean.TRUE.equals(now.keepDoubles()) && Dice.isDouble(state.dice());
    return !kept && all(now.rerollOn()).contains(Dice.sum(state.dice()));
  }

  /** The first entry not used up whose card is owned. */
  private Optional<Action.Decision> gift(State state) {
    for (GoOrders.Giving gift : gifts) {
      if (state.onTurn().has(gift.card())) {
        gifts.remove(gift);
        return Optional.of(new Action.GiveBuilding(gift.card(), gift.to(), gift.closed()));
      }
    }
    return Optional.empty();
  }

  private static Action.Decision swap(GoOrders.Exchange swap) {
    return new Action.Swap(
        swap.player(), swap.take(), swap.give(), swap.takeClosed(), swap.giveClosed());
  }

  /** The first that can be bought; what became of each is for its owner alone. */
  private static Optional<Action.Decision> candidate(Turn<State, Event> turn, List<Card> cards) {
    State state = turn.state();
    var fates = new ArrayList<Fates.Candidate>();
    Card bought = null;
    for (Card card : cards) {
      var refusal = Building.refusal(state, card);
      Fate fate =
          bought != null ? Fate.NOT_TRIED : refusal.map(SheetAnswers::fate).orElse(Fate.BOUGHT);
      fates.add(new Fates.Candidate(card, fate));
      bought = fate == Fate.BOUGHT ? card : bought;
    }
    // A fact of every go, so that the record does not tell who had candidates.
    turn.emit(
        new Event.FatesKnown(
            state.roller(), new Fates(state.turn(), state.slot(), state.extraGo(), fates)));
    return Optional.ofNullable(bought).map(Action.Build::new);
  }

  /** A fate is named as the refusal that it comes from. */
  private static Fate fate(Refusal refusal) {
    return Stream.of(Fate.values())
        .filter(fate -> Code.of(fate).equals(refusal.code()))
        .findFirst()
        .orElse(Fate.NOT_ON_OFFER);
  }

  private static <T> List<T> all(@Nullable List<T> list) {
    return list == null ? List.of() : list;
  }
}
