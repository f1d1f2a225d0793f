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

  /** What the roller answers in a decision phase of his go. */
  sealed interface Decision extends Action {}

  /** What is done by post, while orders are awaited. */
  sealed interface ByPost extends Action {}

  /** Without a number two dice if the roller may, else one. */
  record Roll(@Whole(from = 1, to = 2) @Nullable Integer dice) implements Decision {}

  record Reroll() implements Decision {}

  record Keep() implements Decision {}

  record Harbour(boolean add) implements Decision {}

  record Demolish(Card landmark) implements Decision {}

  record GiveBuilding(Card card, Seat to, @Nullable Boolean closed) implements Decision {}

  record ChooseTarget(Seat player) implements Decision {}

  record Swap(
      Seat player, Card take, Card give, @Nullable Boolean takeClosed, @Nullable Boolean giveClosed)
      implements Decision {}

  record Renovate(Card card) implements Decision {}

  record Activate(Card card) implements Decision {}

  record Build(Card card) implements Decision {}

  record Invest() implements Decision {}

  record Skip() implements Decision {}

  record SubmitOrders(int turn, List<GoOrders> goes, @Nullable GoOrders extra) implements ByPost {}

  record WithdrawOrders(int turn) implements ByPost {}

  record SetReady(int turn, boolean ready) implements ByPost {}

  record Back() implements Action {}

  record AgreeMode(Mode mode, boolean agree) implements Action {}
}
