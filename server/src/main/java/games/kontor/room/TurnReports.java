package games.kontor.room;

import games.kontor.game.Game;
import games.kontor.game.Report;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks for the report of one turn by post in the last game of a room, for one reader. It keeps no
 * other report than that one. Whoever may not follow the room finds none.
 */
public final class TurnReports<S, A, E> implements StepFold<E, Optional<TurnReport>> {
  private final Game<S, A, E> game;
  private final @Nullable String player;
  private final int turn;
  private final Rerun<S, E> rerun;
  private @Nullable Report found;
  private @Nullable Integer before;
  private @Nullable Integer after;

  /** {@code player} is null for somebody of whom nothing is known. */
  public TurnReports(Game<S, A, E> game, @Nullable String player, int turn) {
    this.game = game;
    this.player = player;
    this.turn = turn;
    this.rerun = new Rerun<>(game);
  }

  @Override
  public void add(Step<E> step) {
    for (var each : rerun.take(step)) {
      game.report(each.after(), each.fact()).ifPresent(this::note);
    }
    if (step.event() instanceof RoomEvent.Renewed<E>) {
      found = null;
      before = null;
      after = null;
    }
  }

  private void note(Report report) {
    if (report.turn() < turn) {
      before = report.turn();
    } else if (report.turn() == turn) {
      found = report;
    } else if (after == null) {
      after = report.turn();
    }
  }

  @Override
  public Optional<TurnReport> end() {
    var report = found;
    if (report == null) {
      return Optional.empty();
    }
    RoomState room = rerun.room();
    int seat = player == null ? 0 : room.indexOf(player) + 1;
    return seat > 0 || room.house().spectators()
        ? Optional.of(shown(report, room, seat))
        : Optional.empty();
  }

  private TurnReport shown(Report report, RoomState room, int seat) {
    return new TurnReport(
        room.room(),
        room.game(),
        room.title(),
        turn,
        before,
        after,
        GameRecord.sitters(room),
        seat == 0 ? null : seat,
        report.open(),
        seat == 0 ? null : report.own().get(seat - 1));
  }
}
