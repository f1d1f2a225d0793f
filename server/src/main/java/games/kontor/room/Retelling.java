package games.kontor.room;

import games.kontor.game.Game;
import games.kontor.game.Line;
import games.kontor.game.Seat;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.LogLine;
import games.kontor.protocol.Common.OwnLine;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells up to {@value #MOST} lines of a room's running story again, from its steps: those before a
 * given line, with the lines of one seat among them. It takes the steps one by one, from the first
 * on, and keeps no more than it will tell.
 */
public final class Retelling<S, A, E> implements StepFold<E, byte[]> {
  private static final int MOST = 100;

  private final String id;
  private final long before;
  private final int seat;
  private final List<LogLine> lines = new ArrayList<>();
  private final List<OwnLine> own = new ArrayList<>();
  private final Rerun<S, E> rerun;
  private final Storyteller<S, E> teller;
  private long count;

  /** The answer to this question of a seat; of seat 0 there are no own lines. */
  public Retelling(Game<S, A, E> game, ClientMessage.Earlier wish, int seat) {
    this.id = wish.id();
    this.before = wish.before();
    this.seat = seat;
    this.rerun = new Rerun<>(game);
    this.teller = new Storyteller<>(game);
  }

  @Override
  public void add(Step<E> step) {
    var happened = rerun.take(step);
    teller.tell(rerun.before(), step, happened, this::tell);
    if (step.event() instanceof RoomEvent.Renewed<E>) {
      lines.clear();
      own.clear();
      count = 0;
    }
  }

  private void tell(Line line) {
    if (line.to().isEmpty()) {
      count++;
      if (isTold(count)) {
        lines.add(new LogLine(count, line.code(), line.args()));
      }
    } else if (seat > 0 && line.to().contains(Seat.of(seat)) && isTold(count + 1)) {
      own.add(new OwnLine(count, line.code(), line.args()));
    }
  }

  private boolean isTold(long n) {
    return n >= before - MOST && n < before;
  }

  /** What was asked for, as it is sent. */
  @Override
  public byte[] end() {
    return Wire.encode(new ServerMessage.Lines(id, List.copyOf(lines), List.copyOf(own)));
  }
}
