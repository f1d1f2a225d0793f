package games.kontor.games.territories;

import com.fasterxml.jackson.databind.node.NullNode;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.game.Turn;
import games.kontor.lab.ScriptedChance;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.room.Draw;
import games.kontor.room.RoomEvent;
import games.kontor.room.RoomEvent.Cause;
import games.kontor.room.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A game of six that kind dice make as long as one wants; nobody is out before it breaks off. */
public final class LongGame {
  public static final int SEATS = 6;
  private static final long DATE_MILLIS = 1_800_000_000_000L;
  private static final Territories GAME = new Territories();

  private final List<RoomEvent.Played<Event>> rows = new ArrayList<>();
  private State state = opening();
  private long thrown;

  /** Plays so many turns. */
  public LongGame(int turns) {
    follow(new Cause.Began(), List.of(), GAME::start);
    while (state.turnNumber() < turns) {
      int seat = state.turn().number();
      var due = GAME.deadlines(state).getFirst();
      follow(
          new Cause.Acted(seat, NullNode.getInstance()),
          kindDice(),
          turn -> GAME.expire(turn, due));
    }
  }

  /** The table before the first fact. */
  public static State opening() {
    return GAME.opening(Setup.of(SEATS, GAME.about().options(), Map.of()));
  }

  State state() {
    return state;
  }

  /** All facts, in order. */
  public List<Event> facts() {
    return rows.stream().flatMap(row -> row.facts().stream()).toList();
  }

  /** The identity of whoever sits there. */
  public static String player(int seat) {
    return "player " + seat;
  }

  /** The journal of a room in which it was played, by six people, in no time. */
  public List<Step<Event>> steps(String room) {
    var steps = new ArrayList<Step<Event>>();
    add(
        steps,
        new RoomEvent.Opened<>(
            room,
            GAME.about().id(),
            "",
            SEATS,
            Setup.of(SEATS, GAME.about().options(), Map.of()).options(),
            HouseRules.STANDARD,
            player(1),
            "00".repeat(32),
            "11".repeat(32)));
    for (int seat = 1; seat <= SEATS; seat++) {
      add(steps, new RoomEvent.Sat<>(player(seat), "Player " + seat, seat, "", null));
    }
    rows.forEach(row -> add(steps, row));
    return List.copyOf(steps);
  }

  private static void add(List<Step<Event>> steps, RoomEvent<Event> event) {
    long seq = steps.size() + 1L;
    steps.add(new Step<>(seq, 0, DATE_MILLIS + seq, null, null, event));
  }

  private void follow(Cause cause, List<Integer> dice, Consumer<Turn<State, Event>> happening) {
    var script = Map.of("dice", dice);
    var chance =
        dice.isEmpty() ? new SeededChance(1) : new ScriptedChance(script, new SeededChance(1));
    var turn = GAME.turn(state, chance, 0, 0);
    happening.accept(turn);
    var draws = dice.stream().map(pips -> new Draw("dice", 1, 6, thrown++, pips)).toList();
    rows.add(new RoomEvent.Played<>(cause, turn.facts(), draws));
    state = turn.state();
  }

  /** The throw that brings most or costs least. */
  private List<Integer> kindDice() {
    return switch (state.phase()) {
      case Phase.Roll _ -> {
        int total =
            Prospect.ofMove(state, state.turn()).stream()
                .max(Comparator.comparingLong(LongGame::brings))
                .orElseThrow()
                .total();
        yield List.of(total / 2, total - total / 2);
      }
      case Phase.Camp _ -> List.of(1, 1);
      case Phase.Tax _, Phase.Over _ -> List.of();
    };
  }

  private static long brings(Prospect prospect) {
    return switch (prospect.kind()) {
      case RECEIVE -> prospect.amount();
      case TOO_DEAR, OWN_GROUND -> 0;
      case BUY -> -1;
      case PAY_BY_THROW -> -2 * prospect.amount();
      case PAY, LOSE, CHOOSE -> -prospect.amount();
    };
  }
}
