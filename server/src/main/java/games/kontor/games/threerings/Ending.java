package games.kontor.games.threerings;

import games.kontor.game.Code;
import games.kontor.game.Outcome;
import games.kontor.game.Ranking;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The end of the game (9). Leavers are left out of every comparison. */
final class Ending {
  private Ending() {}

  /** After a valid declaration (9.2). */
  static void declared(Turn<State, Event> turn, Seat declarer) {
    turn.emit(new Event.Declared(declarer));
    richestWealth(turn.state())
        .ifPresentOrElse(
            seat -> end(turn, Phase.Reason.WEALTH, List.of(seat), false, declarer),
            () -> end(turn, Phase.Reason.DECLARED, List.of(declarer), false, declarer));
  }

  /** After a right call-out (9.3). */
  static void calledOut(Turn<State, Event> turn, Seat caller) {
    compare(turn, caller, false, caller);
  }

  /** After the last round: the first who remains takes the caller's place (8). */
  static void afterLastRound(Turn<State, Event> turn) {
    Seat first =
        turn.state().inOrder().stream()
            .filter(seat -> turn.state().plays(seat.number()))
            .findFirst()
            .orElseThrow();
    compare(turn, first, true, null);
  }

  private static void compare(
      Turn<State, Event> turn, Seat from, boolean roundLimit, @Nullable Seat by) {
    State state = turn.state();
    var wealth = richestWealth(state);
    if (wealth.isPresent()) {
      end(turn, Phase.Reason.WEALTH, List.of(wealth.get()), roundLimit, by);
      return;
    }
    var achieved = inTurn(state, from).filter(player -> hasAchieved(state, player)).findFirst();
    if (achieved.isPresent()) {
      end(turn, Phase.Reason.ACHIEVED, List.of(achieved.get().seat()), roundLimit, by);
      return;
    }
    long most = net(state).max(Comparator.naturalOrder()).orElseThrow();
    var richest =
        state.remaining().stream()
            .filter(player -> Values.netWealth(state, player) == most)
            .map(Player::seat)
            .toList();
    end(turn, Phase.Reason.NET_WEALTH, richest, roundLimit, by);
  }

  private static boolean hasAchieved(State state, Player player) {
    Goal goal = player.goal();
    return goal != null && Values.isMet(state, player, goal);
  }

  private static Stream<Long> net(State state) {
    return state.remaining().stream().map(player -> Values.netWealth(state, player));
  }

  /** Those who remain, in turn order beginning with this seat. */
  private static Stream<Player> inTurn(State state, Seat from) {
    var order = state.inOrder();
    int start = order.indexOf(from);
    var turned = new ArrayList<>(order.subList(start, order.size()));
    turned.addAll(order.subList(0, start));
    return turned.stream().map(state::player).filter(player -> !player.left());
  }

  /** The Wealth player with strictly more net wealth than everybody else (R29). */
  private static Optional<Seat> richestWealth(State state) {
    long most = net(state).max(Comparator.naturalOrder()).orElseThrow();
    var richest =
        state.remaining().stream()
            .filter(player -> Values.netWealth(state, player) == most)
            .toList();
    return richest.size() == 1 && richest.getFirst().goal() == Goal.WEALTH
        ? Optional.of(richest.getFirst().seat())
        : Optional.empty();
  }

  /** All others have left (8). */
  static void lastPlayer(Turn<State, Event> turn) {
    var last = turn.state().remaining().stream().map(Player::seat).toList();
    end(turn, Phase.Reason.LAST_PLAYER, last, false, null);
  }

  private static void end(
      Turn<State, Event> turn,
      Phase.Reason reason,
      List<Seat> winners,
      boolean roundLimit,
      @Nullable Seat by) {
    State state = turn.state();
    var order =
        Comparator.comparing((Player player) -> !winners.contains(player.seat()))
            .thenComparing(Player::left)
            .thenComparingLong(
                player -> winners.contains(player.seat()) ? 0 : -Values.netWealth(state, player));
    var ranked = state.players().stream().sorted(order).toList();
    turn.emit(
        new Event.GameEnded(
            new Phase.Finished(
                reason,
                winners,
                roundLimit,
                by,
                ranked.stream().map(Player::seat).toList(),
                Ranking.places(ranked, order))));
  }

  /** The goals of those who have won. */
  static List<String> winningGoals(State state) {
    return state.phase() instanceof Phase.Finished end
        ? end.winners().stream()
            .flatMap(seat -> Stream.ofNullable(state.player(seat).goal()))
            .map(Goal::toString)
            .toList()
        : List.of();
  }

  /** The length of a game is counted in turns of a player, the first claim not among them. */
  static Optional<Outcome> outcome(State state) {
    if (!(state.phase() instanceof Phase.Finished end)) {
      return Optional.empty();
    }
    var ranking =
        Ranking.of(
            end.ranking(), end.places(), seat -> Values.netWealth(state, state.player(seat)));
    return Optional.of(new Outcome(Code.of(end.reason()), ranking, state.round() - 1));
  }
}
