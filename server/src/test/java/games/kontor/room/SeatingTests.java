package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.protocol.ClientMessage;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Who may sit where before the game, and what its host may do. */
final class SeatingTests {
  private final PenniesTable table = new PenniesTable(new Pennies());

  private ClientMessage.Sit sit(String name, @Nullable Integer color, String word) {
    return new ClientMessage.Sit(table.id(), name, color, word);
  }

  private void annAndBobSit() {
    table.sit("ann", "Ann");
    table.sit("bob", "Bob");
  }

  @Test
  void seatsComersInOrderAndInFreeColours() {
    table.sit("ann", "ann");
    table.ask("bob", sit("Bob", 3, "w"));
    assertEquals(1, table.room.seatOf("ann"));
    assertEquals(2, table.room.seatOf("bob"));
    assertEquals("color-taken", table.refusal("eve", sit("Eve", 3, "w")));
    assertEquals("name-taken", table.refusal("eve", sit(" BOB ", null, "w")));
    assertEquals("name-taken", table.refusal("eve", sit("Ｂｏｂ", null, "w")));
    assertEquals("bad-word", table.refusal("eve", sit("Eve", null, "a\nb")));
    assertEquals("bad-name", table.refusal("eve", sit("a\u202eb", null, "w")));
    assertEquals("already-seated", table.refusal("bob", sit("Bob", null, "w")));
    table.sit("eve", "👩‍🌾 Eve");
  }

  @Test
  void givesTheHostHisRightsAndPassesThemOn() {
    annAndBobSit();
    assertEquals("not-host", table.refusal("bob", new ClientMessage.Kick(table.id(), 1)));
    table.ask("ann", new ClientMessage.MakeHost(table.id(), 2));
    assertEquals("not-host", table.refusal("ann", new ClientMessage.AddBot(table.id(), "house")));
    table.ask("bob", new ClientMessage.Stand(table.id()));
    table.ask("ann", new ClientMessage.AddBot(table.id(), "house"));
  }

  @Test
  void letsTheFirstPlayerPresentHostWhileTheHostIsAway() {
    annAndBobSit();
    table.present(List.of("bob", "eve"), Map.of("ann", 0L));
    table.ask("bob", new ClientMessage.AddBot(table.id(), "house"));
  }

  @Test
  void keepsAKickedPlayerOut() {
    annAndBobSit();
    table.ask("ann", new ClientMessage.Kick(table.id(), 2));
    assertEquals("kicked", table.refusal("bob", sit("Bob", null, "w")));
  }

  @Test
  void refusesOptionsOutOfRangeAndKeepsTheOthers() {
    table.sit("ann", "Ann");
    assertEquals("bad-option", table.refusal("ann", options("bell-minutes", 11)));
    assertEquals("bad-option", table.refusal("ann", options("speed", 1)));
    table.ask("ann", options("bell-minutes", 10));
  }

  private ClientMessage.Options options(String name, int value) {
    return new ClientMessage.Options(table.id(), Map.of(name, value));
  }
}
