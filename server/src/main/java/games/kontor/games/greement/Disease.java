package games.kontor.games.greement;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import games.kontor.games.greement.Player.DiseaseAnswer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** The cattle disease, P02: everybody pays for his own cattle or loses them (4.4, R25). */
final class Disease {
  /** What one square of cattle costs to keep. */
  static final long PER_SQUARE = Rules.CARE_PER_CATTLE;

  private Disease() {}

  static long price(List<Square> squares) {
    return PER_SQUARE * squares.size();
  }

  /** What his answer has set aside. */
  static long reserved(Player player) {
    return player.setAsideForDisease();
  }

  static boolean concerns(State state, Seat seat) {
    return !state.ground().ownedBy(seat, Kind.CATTLE).isEmpty();
  }

  /** The owners of cattle who have not left and have not answered. */
  static List<Seat> unanswered(State state) {
    return state.everyone().stream()
        .filter(player -> player.diseaseAnswer() == null)
        .map(Player::seat)
        .filter(seat -> concerns(state, seat))
        .toList();
  }

  static void answer(Turn<State, Event> turn, Seat seat, Action.PayDisease action) {
    State state = turn.state();
    var squares = action.squares();
    long loan = action.loan();
    Shape.amount("loan", loan, 0, price(squares));
    boolean twice = new TreeSet<>(squares).size() < squares.size();
    if (twice || !state.ground().ownedBy(seat, Kind.CATTLE).containsAll(squares)) {
      throw new Refusal("not-yours");
    }
    DiseaseAnswer former = state.player(seat).diseaseAnswer();
    long freed = reserved(state.player(seat));
    Shape.affordable(price(squares) - loan, state.available(seat) + freed);
    turn.emit(new Event.DiseaseAnswered(seat, squares, loan, former != null));
  }

  /** All answers at once; for whoever gave none his money decides (8). */
  static void close(Turn<State, Event> turn) {
    var unpaid = new ArrayList<>(turn.state().ground().owned(Kind.CATTLE));
    for (Player player : turn.state().players()) {
      var answer = player.diseaseAnswer();
      if (answer == null) {
        answer = new DiseaseAnswer(withinMeans(turn.state(), player.seat()), 0);
      }
      unpaid.removeAll(answer.squares());
      if (player.diseaseAnswer() != null || !answer.squares().isEmpty()) {
        turn.emit(
            new Event.DiseasePaid(
                player.seat(), answer.squares(), price(answer.squares()), answer.loan()));
      }
    }
    if (!unpaid.isEmpty()) {
      turn.emit(new Event.CattleLost(unpaid));
    }
  }

  /** As many squares as the free money pays for, the highest multiplier first. */
  private static List<Square> withinMeans(State state, Seat seat) {
    Ground ground = state.ground();
    return ground.ownedBy(seat, Kind.CATTLE).stream()
        .sorted(Comparator.comparingLong(ground::multiplier).reversed())
        .limit(state.available(seat) / PER_SQUARE)
        .toList();
  }
}
