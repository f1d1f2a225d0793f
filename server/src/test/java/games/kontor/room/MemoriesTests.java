package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.NullNode;
import games.kontor.game.Bot;
import games.kontor.game.Chance;
import games.kontor.game.Seat;
import games.kontor.game.Shown;
import games.kontor.room.RoomEvent.Cause;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Each bot remembers what was public since it took its seat. */
final class MemoriesTests {

  /** The sums that lay on the table, one for each step. */
  private record Sums(List<Integer> laid) {}

  /** Pennies, with a bot that remembers, and a count of the tables that were worked out. */
  private static final class Remembering extends Pennies {
    private int tables;

    @Override
    public Record table(State state, @Nullable Shown<State> before) {
      tables++;
      return super.table(state, before);
    }

    @Override
    public Bot<Action, ?> bot() {
      return new Bot<Action, Sums>() {
        @Override
        public Sums blank() {
          return new Sums(List.of());
        }

        @Override
        public Sums remember(Sums memory, Record table) {
          var laid = new ArrayList<>(memory.laid());
          laid.add(((Table) table).laid());
          return new Sums(List.copyOf(laid));
        }

        @Override
        public Optional<Action> choose(Sight<Sums> sight, Chance chance) {
          return Optional.empty();
        }
      };
    }
  }

  private final Remembering game = new Remembering();
  private final List<Step<Pennies.Fact>> journal = new ArrayList<>();
  private Room<Pennies.State, Pennies.Action, Pennies.Fact> room = opened();

  private Room<Pennies.State, Pennies.Action, Pennies.Fact> opened() {
    add(Openings.of(game, 4, "ann"));
    return folded();
  }

  private Room<Pennies.State, Pennies.Action, Pennies.Fact> folded() {
    return new Room<>(game, VerifiableChance.production(), journal, "epoch");
  }

  private Step<Pennies.Fact> add(RoomEvent<Pennies.Fact> event) {
    var step = new Step<>(journal.size() + 1L, 0, 0, null, null, event);
    journal.add(step);
    return step;
  }

  private void happens(RoomEvent<Pennies.Fact> event) {
    room.commit(add(event));
  }

  private void happens(Cause cause, Pennies.Fact... facts) {
    happens(new RoomEvent.Played<>(cause, List.of(facts), List.of()));
  }

  /** A game of Ann and Bob with a bot of this kind in seat 3. */
  private void begin(String kind) {
    happens(new RoomEvent.Sat<>("ann", "Ann", 1, "", null));
    happens(new RoomEvent.Sat<>("bob", "Bob", 2, "", null));
    happens(new RoomEvent.Sat<>("bot:Cog", "Cog", 3, "", kind));
    happens(new Cause.Began(), new Pennies.Fact.Dealt(List.of(9, 9, 9), 300_000));
  }

  private void lays(int seat, int pennies) {
    var laid = new Pennies.Fact.Laid(new Seat(seat), pennies, 0);
    happens(new Cause.Acted(seat, NullNode.getInstance()), laid);
  }

  private Record memory(int seat) {
    return room.thought(seat).orElseThrow().sight().memory();
  }

  @Test
  void aBotRemembersFromTheStart() {
    begin("house");
    lays(1, 2);
    lays(2, 3);
    assertEquals(new Sums(List.of(0, 2, 5)), memory(3));
  }

  @Test
  void aBotThatTakesASeatOverBeginsWithNone() {
    begin("house");
    lays(1, 2);
    happens(new Cause.BotSat(2, "house"));
    lays(2, 3);
    assertEquals(new Sums(List.of(2, 5)), memory(2));
    assertEquals(new Sums(List.of(0, 2, 2, 5)), memory(3));
  }

  @Test
  void whatItRemembersGoesWithItWhenThePlayerIsBack() {
    begin("house");
    happens(new Cause.BotSat(2, "house"));
    lays(1, 2);
    happens(new Cause.BotRose(2));
    assertEquals(new Bot.Nothing(), memory(2));
    lays(2, 3);
    happens(new Cause.BotSat(2, "house"));
    assertEquals(new Sums(List.of(5)), memory(2));
  }

  @Test
  void theJournalGivesTheSameMemoriesAgain() {
    begin("house");
    lays(1, 2);
    happens(new Cause.BotSat(2, "house"));
    lays(2, 3);
    Record two = memory(2);
    Record three = memory(3);
    room = folded();
    assertEquals(two, memory(2));
    assertEquals(three, memory(3));
  }

  @Test
  void anotherGameIsAnotherMemory() {
    begin("house");
    lays(1, 2);
    happens(new RoomEvent.CalledOff<>());
    happens(new RoomEvent.Renewed<>(List.of(1, 2, 3), List.of("", "", ""), "22".repeat(32)));
    happens(new Cause.Began(), new Pennies.Fact.Dealt(List.of(9, 9, 9), 300_000));
    assertEquals(new Sums(List.of(0)), memory(3));
  }

  @Test
  void theTableIsWorkedOutOnceForAStep() {
    begin("house");
    happens(new Cause.BotSat(2, "house"));
    int before = game.tables;
    lays(1, 2);
    memory(2);
    memory(3);
    assertEquals(before + 1, game.tables);
  }

  @Test
  void noTableIsWorkedOutForTheFoldWhenNoBotRemembers() {
    begin("random");
    lays(1, 2);
    lays(2, 3);
    int before = game.tables;
    room = folded();
    assertEquals(before + 1, game.tables, "the one that is shown");
    assertEquals(new Bot.Nothing(), memory(3));
  }
}
