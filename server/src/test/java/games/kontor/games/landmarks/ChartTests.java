package games.kontor.games.landmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.game.Chance;
import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the chart foretells of a total is what the total does if the defaults decide. */
final class ChartTests {
  private static final Landmarks GAME = new Landmarks();
  private static final int TABLES = 40;

  /** Every die of the boats shows their average. */
  private static final class Boats implements Chance {
    private int next = 3;

    @Override
    public int number(String stream, int from, int to) {
      next = 7 - next;
      return next;
    }
  }

  private static State table(int players, long seed) {
    var turn =
        GAME.turn(
            GAME.opening(Setup.of(players, GAME.about().options(), new TreeMap<>())),
            new SeededChance(seed),
            0,
            0);
    GAME.start(turn);
    return Towns.rich(turn.state(), seed);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void foretellsEveryTotal(int players) {
    for (long seed = 1; seed <= TABLES; seed++) {
      State before = table(players, seed);
      View.Chart chart = Prospect.chart(before);
      for (int total = 1; total <= Prospect.TOTALS; total++) {
        State after = after(before, total);
        for (Player player : before.players()) {
          Seat seat = player.seat();
          int came = after.player(seat).coins() - player.coins();
          int told =
              seat.equals(before.roller())
                  ? chart.gets().get(total - 1) - chart.pays().get(total - 1)
                  : Objects.requireNonNull(chart.others().get(seat)).get(total - 1);
          assertEquals(came, told, "seat " + seat + " at " + total + ", table " + seed);
        }
      }
    }
  }

  /** The total comes up and all is done by default, up to what may be built. */
  private static State after(State before, int total) {
    boolean add = total > 12;
    int sum = add ? total - Rules.HARBOUR_ADDS : total;
    var dice = sum == 1 ? List.of(1) : List.of(sum / 2, sum - sum / 2);
    var turn = GAME.turn(before.edit(draft -> draft.dice = dice), new Boats(), 0, 0);
    if (Rolling.fix(turn, add) && Resolution.begin(turn)) {
      return turn.state();
    }
    Course.run(
        turn,
        now ->
            now.state().phase() instanceof Phase.Build
                ? Optional.empty()
                : Optional.of(Standard.of(now.state())));
    int cityHall =
        turn.facts().getLast() instanceof Event.Asked
                && turn.facts().size() > 1
                && turn.facts().get(turn.facts().size() - 2) instanceof Event.Paid paid
                && paid.kind() == Step.Kind.CITY_HALL
            ? paid.amount()
            : 0;
    return turn.state().edit(turn.state().roller(), player -> player.coins -= cityHall);
  }
}
