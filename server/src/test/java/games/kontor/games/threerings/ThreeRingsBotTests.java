package games.kontor.games.threerings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.game.Bot;
import games.kontor.game.Mind;
import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Section 13: what a bot of the house does in positions where it is clear. */
final class ThreeRingsBotTests {
  private static final ThreeRings GAME = new ThreeRings();
  private static final Seat ONE = new Seat(1);

  /** Seat 1 is at the beginning of its turn, plays culture and owns these. */
  private static State turnStart(Consumer<Player.Draft> change, String... owned) {
    var opening = GAME.opening(Setup.of(3, GAME.about().options(), new TreeMap<>()));
    return opening.edit(
        draft -> {
          draft.order = Seat.all(3);
          draft.round = 8;
          draft.turn = ONE;
          draft.phase = new Phase.TurnStart();
          Seat.all(3).forEach(seat -> draft.player(seat, player -> player.goal = Goal.SERVICE));
          draft.player(ONE, player -> player.goal = Goal.CULTURE);
          draft.player(ONE, change);
          draft.give(Arrays.stream(owned).map(Space::parse).toList(), ONE);
        });
  }

  private static Optional<Action> does(State state, int seat) {
    Seat at = new Seat(seat);
    return Mind.blank((Bot<Action, ?>) GAME.bot())
        .thought(at, GAME.table(state, null), GAME.hand(state, at), GAME.moves(state, at))
        .choose(new SeededChance(1));
  }

  @Test
  void sellsRepaysAndDeclares() {
    var state = turnStart(player -> player.debt = 4, "U02", "U09", "U19", "S13", "R07");
    assertEquals(Optional.of(new Action.Sell(List.of(Space.parse("R07")))), does(state, 1));
    var sold = turnStart(player -> player.pay(-3, -3), "U02", "U09", "U19", "S13");
    assertEquals(Optional.of(new Action.DeclareVictory()), does(sold, 1));
  }

  @Test
  void sellsANetworkTogether() {
    var state = turnStart(_ -> {}, "R10", "R20", "R32");
    var network = List.of(Space.parse("R10"), Space.parse("R20"), Space.parse("R32"));
    assertEquals(Optional.of(new Action.Sell(network)), does(state, 1));
  }

  private static State asked(Rent.Terms offer) {
    return turnStart(_ -> {}, "S13")
        .edit(
            draft -> {
              draft.turn = new Seat(2);
              draft.phase =
                  new Phase.RentAnswer(Rent.due(Space.parse("S13"), ONE, 6).offered(offer));
            });
  }

  @Test
  void acceptsFullCashAlways() {
    var full = Rent.Terms.of(1, Bundle.money(2, 4), 6);
    assertEquals(Optional.of(new Action.AcceptRent(1)), does(asked(full), 1));
  }

  @Test
  void refusesWhatIsNotWorthTheRent() {
    var little = Rent.Terms.of(1, Bundle.money(1, 0), 6);
    assertEquals(Optional.of(new Action.RejectRent(1)), does(asked(little), 1));
  }

  @Test
  void waitsWhileOthersAct() {
    assertEquals(Optional.empty(), does(turnStart(_ -> {}), 2));
  }
}
