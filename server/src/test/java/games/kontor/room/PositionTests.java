package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.game.Shown;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a position works out, when, and what it holds of those before it. */
final class PositionTests {

  /** The table with a part that stays while no penny is laid. */
  private record Parted(Laid laid, int turn) {}

  private record Laid(int pennies) {}

  /** Pennies that note of what they were asked for a table. */
  private static final class Sharing extends Pennies {
    private @Nullable Shown<State> before;
    private int tables;
    private int hands;

    @Override
    public Record table(State state, @Nullable Shown<State> shown) {
      before = shown;
      tables++;
      Laid laid = new Laid(state.laid());
      if (shown != null && shown.table() instanceof Parted last && last.laid().equals(laid)) {
        laid = last.laid();
      }
      return new Parted(laid, state.turn());
    }

    @Override
    public Record hand(State state, Seat seat) {
      hands++;
      return super.hand(state, seat);
    }
  }

  private final Sharing game = new Sharing();
  private final Pennies.State opening =
      game.evolve(
          game.opening(Setup.of(2, game.about().options(), Map.of())),
          new Pennies.Fact.Dealt(List.of(9, 9), 300_000));
  private final Position<Pennies.State> first = Position.first(game, opening);

  private Pennies.State passed(Pennies.State state) {
    return game.evolve(state, new Pennies.Fact.Passed(new Seat(state.turn()), 0));
  }

  private static Laid laid(Position<?> position) {
    return ((Parted) position.table()).laid();
  }

  @Test
  void sharesWithTheTableBeforeWhatDidNotChange() {
    var shown = laid(first);
    var second = first.next(passed(opening));
    assertSame(shown, laid(second));
    var paid = game.evolve(second.state(), new Pennies.Fact.Laid(new Seat(2), 4, 0));
    assertEquals(new Laid(4), laid(second.next(paid)));
  }

  @Test
  void sharesWithTheLastTableThatWasShownAndNotWithOneThatNeverWas() {
    var shown = laid(first);
    var third = first.next(passed(opening)).next(passed(passed(opening)));
    assertSame(shown, laid(third));
    assertSame(opening, Objects.requireNonNull(game.before).state());
  }

  @Test
  void worksEachPartOutOnceAndOnlyWhenItIsAskedFor() {
    assertEquals(0, game.tables + game.hands);
    assertSame(first.table(), first.table());
    assertSame(first.hand(2), first.hand(2));
    assertSame(first.moves(1), first.moves(1));
    assertSame(first.deadlines(), first.deadlines());
    assertEquals(2, game.tables + game.hands);
  }

  @Test
  void holdsNoOtherPosition() throws ReflectiveOperationException {
    var held = Position.class.getDeclaredField("before");
    held.setAccessible(true);
    var position = first;
    for (int step = 0; step < 5; step++) {
      position.table();
      assertNull(held.get(position), "let go of once the table is made");
      position = position.next(passed(position.state()));
      assertNotNull(held.get(position));
    }
    assertTrue(
        Arrays.stream(Position.class.getDeclaredFields())
            .noneMatch(field -> field.getType() == Position.class));
    assertEquals(
        List.of("state", "table"),
        Arrays.stream(Shown.class.getRecordComponents()).map(part -> part.getName()).toList());
  }

  @Test
  void worksOutAnewWhatASeatWasForgotten() {
    var seen = first.hand(1);
    first.moves(1);
    int before = game.hands;

    first.forget(1);
    first.forget(2);

    assertEquals(seen, first.hand(1));
    assertEquals(before + 1, game.hands);
    assertEquals(game.moves(opening, new Seat(1), null), first.moves(1));
  }
}
