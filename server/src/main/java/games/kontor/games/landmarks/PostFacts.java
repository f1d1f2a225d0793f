package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How the facts of the correspondence change the state. */
final class PostFacts {
  private PostFacts() {}

  static State apply(State state, Event.PostFact fact) {
    return switch (fact) {
      case Event.ModeMarked e -> state.edit(e.seat(), player -> player.agreesToMode = e.agrees());
      case Event.ModeChanged e -> changed(state, e.mode());
      case Event.OrdersOpened e -> opened(state, e);
      case Event.OrdersSubmitted e -> ordered(state, e.seat(), e.sheet());
      case Event.OrdersWithdrawn e -> ordered(state, e.seat(), null);
      case Event.ReadySet e -> state.edit(e.seat(), player -> player.ready = e.ready());
      case Event.OrdersClosed e -> closed(state, e);
      case Event.FatesKnown e ->
          state.edit(
              e.seat(),
              player -> {
                var more = new ArrayList<>(player.fates);
                more.add(e.fates());
                player.fates = more;
              });
      case Event.Resumed e ->
          state.edit(
              draft ->
                  draft.post =
                      new Post(
                          e.openedAt(),
                          e.closesAt(),
                          state.post().fromSlot(),
                          0,
                          state.post().report()));
    };
  }

  static Post reported(Post post, Throw done) {
    var more = new ArrayList<>(post.report());
    more.add(done);
    return new Post(post.openedAt(), post.closesAt(), post.fromSlot(), post.silentTurns(), more);
  }

  /** All marks are cleared, and sheets are deleted unread (4.4). */
  private static State changed(State state, Mode mode) {
    return state.edit(
        draft -> {
          draft.mode = mode;
          draft.post = Post.NONE;
          draft.everybody(
              player -> {
                player.agreesToMode = false;
                player.away = false;
                player.missedClocks = 0;
                player.sheet = null;
                player.ready = false;
                player.fates = List.of();
              });
        });
  }

  private static State opened(State state, Event.OrdersOpened fact) {
    return state.edit(
        draft -> {
          draft.round = fact.round();
          draft.turn = fact.turn();
          draft.slot = fact.slot();
          draft.post =
              new Post(
                  fact.openedAt(),
                  fact.closesAt(),
                  fact.slot(),
                  state.post().silentTurns(),
                  state.post().report());
          draft.extraGo = false;
          draft.extraEarned = false;
          draft.dice = List.of();
          draft.rerolled = false;
          draft.total = null;
          draft.phase = new Phase.Orders();
          draft.everybody(
              player -> {
                player.lastSheet = player.sheet == null ? player.lastSheet : player.sheet;
                player.sheet = null;
                player.ready = false;
              });
        });
  }

  /** A new sheet, or none; either clears the mark. */
  private static State ordered(State state, Seat seat, @Nullable Sheet sheet) {
    return state.edit(
        seat,
        player -> {
          player.sheet = sheet;
          player.ready = false;
        });
  }

  private static State closed(State state, Event.OrdersClosed fact) {
    Post post = state.post();
    int silent = fact.silent() ? post.silentTurns() + 1 : 0;
    return state.edit(
        draft -> {
          draft.post =
              new Post(post.openedAt(), post.closesAt(), post.fromSlot(), silent, List.of());
          draft.everybody(player -> player.fates = List.of());
        });
  }
}
