package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import games.kontor.game.Whole;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a player can do (section 5). Players are named by their seats. Whether a copy in the other
 * state is moved may be left unsaid: an open one is.
 */
public sealed interface Action {

  /** Without a number two dice if the roller may, else one. */
  record Roll(@Whole(from = 1, to = 2) @Nullable Integer dice) implements Action {}

  record Reroll() implements Action {}

  record Keep() implements Action {}

  record Harbour(boolean add) implements Action {}

  record Demolish(Card landmark) implements Action {}

  record GiveBuilding(Card card, Seat to, @Nullable Boolean closed) implements Action {}

  record ChooseTarget(Seat player) implements Action {}

  record Swap(
      Seat player,
      Card take,
      Card give,
      @Nullable Boolean takeClosed,
      @Nullable Boolean giveClosed)
      implements Action {}

  record Renovate(Card card) implements Action {}

  record Activate(Card card) implements Action {}

  record Build(Card card) implements Action {}

  record Invest() implements Action {}

  record Skip() implements Action {}

  record SubmitOrders(int turn, List<GoOrders> goes, @Nullable GoOrders extra) implements Action {}

  record WithdrawOrders(int turn) implements Action {}

  record SetReady(int turn, boolean ready) implements Action {}

  record Back() implements Action {}

  record AgreeMode(Mode mode, boolean agree) implements Action {}
}
