package games.kontor.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Who does not react and who is away, for games in which the server acts for such a player: after
 * so many own clocks in a row that ran out, or so long without a connection, a player counts as
 * absent until he does something himself. What it decides the game tells by facts of its own and
 * keeps in its state; only those who are still in are asked for.
 */
public final class Attendance<S, E> {
  /** Somebody without a connection will count as absent. */
  public static final String CLOCK = "absence";

  private final int missedClocks;
  private final long awayMillis;
  private final Function<S, ? extends List<? extends Attendant>> in;
  private final Facts<E> facts;

  /** {@code in} gives the players who are still in, none when the game is over. */
  public Attendance(
      int missedClocks,
      long awayMillis,
      Function<S, ? extends List<? extends Attendant>> in,
      Facts<E> facts) {
    this.missedClocks = missedClocks;
    this.awayMillis = awayMillis;
    this.in = in;
    this.facts = facts;
  }

  /**
   * What a game keeps of a player: whether he counts as absent, how many of his own clocks ran out
   * in a row, and when on the table clock he will count as absent for want of a connection, null
   * while he has one.
   */
  public interface Attendant {
    Seat seat();

    boolean absent();

    int missedClocks();

    @Nullable Long absentAtMillis();
  }

  /** The game's own facts. */
  public interface Facts<E> {
    E connectionLost(Seat seat, long absentAtMillis);

    E connectionRestored(Seat seat);

    E clockMissed(Seat seat, int inARow);

    E wentAbsent(Seat seat);

    E cameBack(Seat seat, boolean wasAbsent);
  }

  /** A connection was lost or is there again. */
  public void presence(Turn<S, E> turn, Seat seat, Presence presence) {
    var player = of(turn.state(), seat);
    boolean connected = player == null || player.absentAtMillis() == null;
    if (player == null || connected == presence.present()) {
      return;
    }
    turn.emit(
        presence.present()
            ? facts.connectionRestored(seat)
            : facts.connectionLost(seat, presence.sinceMillis() + awayMillis));
  }

  /** Who has left for good is absent at once. */
  public void leave(Turn<S, E> turn, Seat seat) {
    presence(turn, seat, Presence.absentSince(turn.nowMillis()));
    var player = of(turn.state(), seat);
    if (player != null && !player.absent()) {
      turn.emit(facts.wentAbsent(seat));
    }
  }

  /** Any action of a player says that he is there. */
  public void acts(Turn<S, E> turn, Seat seat) {
    var player = of(turn.state(), seat);
    if (player != null && (player.absent() || player.missedClocks() > 0)) {
      turn.emit(facts.cameBack(seat, player.absent()));
    }
  }

  /** A clock of this seat has run out, and not because the server acts for it anyway. */
  public void missed(Turn<S, E> turn, Seat seat) {
    var player = of(turn.state(), seat);
    if (player == null) {
      return;
    }
    int inARow = player.missedClocks() + 1;
    turn.emit(facts.clockMissed(seat, inARow));
    if (inARow >= missedClocks) {
      turn.emit(facts.wentAbsent(seat));
    }
  }

  /** The clocks of those who will count as absent; dull ones. */
  public List<Deadline> clocks(S state) {
    var clocks = new ArrayList<Deadline>();
    for (Attendant player : in.apply(state)) {
      Long absentAt = player.absentAtMillis();
      if (!player.absent() && absentAt != null) {
        clocks.add(Deadline.dull(CLOCK, absentAt, List.of(player.seat())));
      }
    }
    return clocks;
  }

  /** Everybody whose time without a connection is up by then counts as absent. */
  public void expire(Turn<S, E> turn, Deadline due) {
    for (Attendant player : in.apply(turn.state())) {
      Long absentAt = player.absentAtMillis();
      if (!player.absent() && absentAt != null && absentAt <= due.atMillis()) {
        turn.emit(facts.wentAbsent(player.seat()));
      }
    }
  }

  private @Nullable Attendant of(S state, Seat seat) {
    for (Attendant player : in.apply(state)) {
      if (player.seat().equals(seat)) {
        return player;
      }
    }
    return null;
  }
}
