package games.kontor.games.threerings;

import games.kontor.game.Fixed;
import games.kontor.game.Seat;
import games.kontor.game.Seen;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The whole truth about one game; unchanged parts stay the same object. {@code order} has the seats
 * in turn order, null before the rolls for the first player; {@code ring} is null until the turn
 * has one in play. {@code lastNumber} is that of the last offer. Of the turn clock {@code
 * turnLeftMillis} were left {@code sinceMillis} on the table clock, where it may lie a little
 * ahead; {@code spent} if it has run out. {@code die} is that of the last roll for movement.
 */
public record State(
    Rules rules,
    Phase phase,
    @Nullable List<Seat> order,
    int round,
    @Nullable Seat turn,
    @Nullable Ring ring,
    int rate,
    int level,
    Map<Ring, Roofs> rooftops,
    Map<Space, Seat> owner,
    List<Player> players,
    boolean begun,
    boolean calledOut,
    boolean consolidated,
    boolean claimed,
    boolean traded,
    int tradeOffers,
    int lastNumber,
    Seen seen,
    long sinceMillis,
    long turnLeftMillis,
    boolean spent,
    @Nullable Integer die,
    List<Standing> chart) {

  public State {
    rooftops = Fixed.copyOf(rooftops);
    owner = Owners.of(owner);
  }

  static State opening(Rules rules, int seats) {
    var roofs = new EnumMap<Ring, Roofs>(Ring.class);
    Ring.ALL.forEach(ring -> roofs.put(ring, Roofs.EMPTY));
    return new State(
        rules,
        new Phase.ChooseGoals(),
        null,
        1,
        null,
        null,
        Rules.START_RATE,
        0,
        roofs,
        Owners.NOBODY,
        Seat.all(seats).stream().map(Player::newcomer).toList(),
        false,
        false,
        false,
        false,
        false,
        0,
        0,
        Seen.NOTHING,
        0,
        1000L * rules.turnSeconds(),
        false,
        null,
        List.of());
  }

  Player player(Seat seat) {
    return players.get(seat.index());
  }

  /** True for a seat that is in the game and has not left it. */
  boolean plays(int seat) {
    return seat >= 1 && seat <= players.size() && !players.get(seat - 1).left();
  }

  /** That of a turn of this player, by whether he is absent. */
  long turnMillis(Seat seat) {
    return rules.turnMillis(player(seat).absent());
  }

  /** Those who have not left, by seats. */
  List<Player> remaining() {
    for (Player player : players) {
      if (player.left()) {
        return players.stream().filter(one -> !one.left()).toList();
      }
    }
    return players; // All of them, mostly: a stream each time would be a tenth of the garbage.
  }

  /** Who is on turn, once somebody is. */
  Seat onTurn() {
    return Objects.requireNonNull(turn);
  }

  /** The player on turn. */
  Player mover() {
    return player(onTurn());
  }

  /** The seats in turn order, once it is known. */
  List<Seat> inOrder() {
    return Objects.requireNonNull(order);
  }

  int playersAtStart() {
    return players.size();
  }

  boolean over() {
    return phase instanceof Phase.Finished;
  }

  /** False where somebody else has to answer, and outside of turns (8, R35). */
  boolean turnRuns() {
    return switch (phase) {
      case Phase.ChooseGoals _, Phase.RentAnswer _, Phase.Finished _ -> false;
      case Phase.TradeAnswer _ -> tradeOffers > Rules.FREE_OFFERS;
      case Phase.FirstClaims _,
          Phase.TurnStart _,
          Phase.PublicGoal _,
          Phase.AfterConsolidation _,
          Phase.PayInterest _,
          Phase.CallNumber _,
          Phase.RentOffer _,
          Phase.AfterRoll _ ->
          true;
    };
  }

  Owners owners() {
    return (Owners) owner;
  }

  /** Null if it is vacant, or a park. */
  @Nullable Seat ownerOf(Space space) {
    return owners().of(space);
  }

  boolean owns(Seat seat, Space space) {
    return seat.equals(ownerOf(space));
  }

  boolean isVacant(Space space) {
    return !space.isPark() && ownerOf(space) == null;
  }

  Roofs roofs(Ring ofRing) {
    return Objects.requireNonNull(rooftops.get(ofRing));
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
    private final State before;
    Phase phase;
    @Nullable List<Seat> order;
    int round;
    @Nullable Seat turn;
    @Nullable Ring ring;
    int rate;
    int level;
    Map<Ring, Roofs> rooftops;
    private Owners owner;
    List<Player> players;
    boolean begun;
    boolean calledOut;
    boolean consolidated;
    boolean claimed;
    boolean traded;
    int tradeOffers;
    int lastNumber;
    Seen seen;
    long sinceMillis;
    long turnLeftMillis;
    boolean spent;
    @Nullable Integer die;
    List<Standing> chart;

    private Draft(State state) {
      before = state;
      phase = state.phase;
      order = state.order;
      round = state.round;
      turn = state.turn;
      ring = state.ring;
      rate = state.rate;
      level = state.level;
      rooftops = state.rooftops;
      owner = state.owners();
      players = state.players;
      begun = state.begun;
      calledOut = state.calledOut;
      consolidated = state.consolidated;
      claimed = state.claimed;
      traded = state.traded;
      tradeOffers = state.tradeOffers;
      lastNumber = state.lastNumber;
      seen = state.seen;
      sinceMillis = state.sinceMillis;
      turnLeftMillis = state.turnLeftMillis;
      spent = state.spent;
      die = state.die;
      chart = state.chart;
    }

    void player(Seat seat, Consumer<Player.Draft> change) {
      players = seat.change(players, player -> player.edit(change));
    }

    /** These properties belong to that seat, or to nobody. */
    void give(Collection<Space> spaces, @Nullable Seat to) {
      owner = owner.with(spaces, to);
    }

    /**
     * The turn clock goes on from what the phase before has left of it. A clock begins when he whom
     * it is for can see why; whoever goes on in his own turn knows.
     */
    void enter(Phase next, long atMillis) {
      seen = seen.entered(atMillis);
      if (before.turnRuns()) {
        turnLeftMillis = Math.max(0, turnLeftMillis - Math.max(0, atMillis - sinceMillis));
      }
      boolean goesOn = before.turnRuns() && next.asked() == null;
      sinceMillis = goesOn ? Math.max(atMillis, sinceMillis) : seen.atMillis();
      phase = next;
    }

    /** What a turn begins with (2.8). */
    void beginTurn(Seat seat) {
      turn = seat;
      ring = null;
      begun = false;
      calledOut = false;
      consolidated = false;
      claimed = false;
      traded = false;
      tradeOffers = 0;
      spent = false;
    }

    private State finished() {
      return new State(
          before.rules,
          phase,
          order,
          round,
          turn,
          ring,
          rate,
          level,
          rooftops,
          owner,
          players,
          begun,
          calledOut,
          consolidated,
          claimed,
          traded,
          tradeOffers,
          lastNumber,
          seen,
          sinceMillis,
          turnLeftMillis,
          spent,
          die,
          chart);
    }
  }
}
