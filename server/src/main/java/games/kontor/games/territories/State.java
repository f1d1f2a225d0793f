package games.kontor.games.territories;

import games.kontor.game.Seat;
import games.kontor.game.Seen;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The whole truth about one game; unchanged parts stay the same object. {@code sinceMillis} is when
 * the phase began on the table clock, {@code seen} when pages show it; {@code owner} has every
 * ground field; {@code out} stands in the order of elimination.
 */
public record State(
    Rules rules,
    Phase phase,
    long sinceMillis,
    Seen seen,
    Seat turn,
    int turnNumber,
    List<Player> players,
    Map<Field, @Nullable Seat> owner,
    @Nullable Throw throw_,
    List<Seat> out,
    Chronicle chronicle) {

  static State opening(Rules rules, int seats) {
    var colors = List.of(Color.values());
    var players =
        Seat.all(seats).stream()
            .map(seat -> Player.newcomer(seat, colors.get(seat.index())))
            .toList();
    return new State(
        rules,
        new Phase.Roll(),
        0,
        Seen.NOTHING,
        Seat.of(1),
        0,
        players,
        Ground.unowned(),
        null,
        List.of(),
        Chronicle.blank(seats));
  }

  Player player(Seat seat) {
    return players.get(seat.index());
  }

  /** The players who are still in, in turn order. */
  List<Player> everyone() {
    return players.stream().filter(Player::alive).toList();
  }

  boolean over() {
    return phase instanceof Phase.Over;
  }

  /** Money and the prices of all owned fields (R20). */
  long assets(Seat seat) {
    return player(seat).money() + Ground.worth(owner, seat);
  }

  /** Money and total assets as they are now, as those at the beginning of this turn. */
  Chronicle.Point point(int beginning) {
    return new Chronicle.Point(
        beginning,
        players.stream().map(Player::money).toList(),
        players.stream().map(player -> assets(player.seat())).toList());
  }

  State edit(Consumer<Draft> change) {
    var draft = new Draft(this);
    change.accept(draft);
    return draft.finished();
  }

  State edit(Seat seat, Consumer<Player.Draft> change) {
    return edit(draft -> draft.player(seat, change));
  }

  /** A state being changed: what is not set stays. */
  static final class Draft {
    private final Rules rules;
    Phase phase;
    long sinceMillis;
    Seen seen;
    Seat turn;
    int turnNumber;
    List<Player> players;
    Map<Field, @Nullable Seat> owner;
    @Nullable Throw made;
    List<Seat> out;
    Chronicle chronicle;

    private Draft(State state) {
      rules = state.rules;
      phase = state.phase;
      sinceMillis = state.sinceMillis;
      seen = state.seen;
      turn = state.turn;
      turnNumber = state.turnNumber;
      players = state.players;
      owner = state.owner;
      made = state.throw_;
      out = state.out;
      chronicle = state.chronicle;
    }

    void player(Seat seat, Consumer<Player.Draft> change) {
      players = seat.change(players, player -> player.edit(change));
    }

    void pay(Seat seat, long amount) {
      player(seat, player -> player.money += amount);
    }

    private State finished() {
      return new State(
          rules, phase, sinceMillis, seen, turn, turnNumber, players, owner, made, out, chronicle);
    }
  }
}
