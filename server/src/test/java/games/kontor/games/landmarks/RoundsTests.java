package games.kontor.games.landmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import games.kontor.game.Seat;
import games.kontor.game.Setup;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What an exchange is foretold to change: coins a round, by the dice that each player throws. */
final class RoundsTests {
  private static final Landmarks GAME = new Landmarks();
  private static final Seat ONE = new Seat(1);
  private static final Seat TWO = new Seat(2);

  private State state =
      GAME.opening(Setup.of(2, GAME.about().options(), Map.of()))
          .edit(draft -> draft.enter(new Phase.Swap(), 0));

  private void town(Seat seat, Consumer<Player.Draft> change) {
    state = state.edit(seat, change);
  }

  private int perRound(Seat seat, Card card) {
    var ofSeat = Objects.requireNonNull(Rounds.ofExchange(state).get(seat));
    return Objects.requireNonNull(ofSeat.get(card));
  }

  @Test
  void blueCardsEarnOnEverybodysThrowAndGreenOnesOnTheOwn() {
    town(ONE, player -> player.add(Card.WHEAT_FIELD, 1, 0));
    town(ONE, player -> player.add(Card.BAKERY, 1, 0));

    assertEquals(33, perRound(ONE, Card.WHEAT_FIELD));
    assertEquals(33, perRound(ONE, Card.BAKERY));
  }

  @Test
  void aTrainStationThrowsTwoDice() {
    town(TWO, player -> player.add(Card.MINE, 1, 0));
    assertEquals(0, perRound(ONE, Card.MINE));

    town(ONE, player -> player.landmarks = List.of(Card.TRAIN_STATION));

    assertEquals(56, perRound(ONE, Card.MINE));
    assertEquals(56, perRound(TWO, Card.MINE));
  }

  @Test
  void whatIsCountedByAFactoryAddsToIt() {
    town(ONE, player -> player.add(Card.FOREST, 1, 0));
    town(TWO, player -> player.add(Card.FURNITURE_FACTORY, 1, 0));
    town(TWO, player -> player.landmarks = List.of(Card.TRAIN_STATION));

    assertEquals(28, perRound(ONE, Card.FOREST)); // 6/36 and 4/36 of 1
    assertEquals(69, perRound(TWO, Card.FOREST)); // and 5/36 of 3
  }

  @Test
  void redCardsTakeFromTheOthers() {
    town(ONE, player -> player.add(Card.CAFE, 1, 0));

    assertEquals(17, perRound(ONE, Card.CAFE));
  }

  @Test
  void areToldToTheRollerAloneAndOnlyForAnExchange() {
    assertNotNull(OwnHand.of(state, ONE).perRound());
    assertNull(OwnHand.of(state, TWO).perRound());
    assertNull(OwnHand.of(state.edit(draft -> draft.enter(new Phase.Build(), 0)), ONE).perRound());
  }
}
