package games.kontor.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** While nothing can be done all stays in its place, for one reason. */
final class MovesTests {

  @Test
  void allThatBelongsToThePhaseIsHeldForOneReason() {
    var moves =
        new Moves.Listing()
            .open("roll", Move.bare())
            .open("move", Move.bare())
            .blocked("send-out", new Refusal("not-your-turn"))
            .shut(List.of("roll"))
            .moves();
    var held = moves.held(new Refusal("paused"));
    assertTrue(held.open().isEmpty());
    assertEquals(moves.listed(), held.listed());
    assertEquals(List.of("move", "send-out"), held.blocked().getFirst().of());
    assertEquals(1, held.blocked().size());
    assertEquals("paused", held.whyNot("move").orElseThrow().code());
    assertEquals("paused", held.whyNot("send-out").orElseThrow().code());
    assertTrue(held.whyNot("roll").isEmpty());
  }

  @Test
  void aGroupIsShutAsOneAndItsReasonsWithIt() {
    var moves =
        new Moves.Listing()
            .open("roll", Move.bare())
            .open("sell", Move.bare())
            .blocked("repay", new Refusal("no-debt"))
            .groups(Fixed.of("bank", List.of("sell", "repay")))
            .shut(List.of("bank"))
            .moves();
    assertEquals(List.of("roll"), List.copyOf(moves.open().keySet()));
    assertTrue(moves.of("sell").isEmpty());
    assertTrue(moves.whyNot("repay").isEmpty());
    assertEquals(List.of("roll"), moves.held(new Refusal("paused")).blocked().getFirst().of());
  }

  @Test
  void itemsWithANameAreKnownInWhatIsOpen() {
    var some = new Domain.Some(new Items.Named("2"), 0, 9, List.of());
    var give = new Domain.Form(Fixed.of("own", new Domain.Perhaps(some)), List.of());
    var items = new Items.Priced(Fixed.of("R01", 3L));
    var moves = new Moves.Listing().open("trade", Move.of("give", give)).items("2", items).moves();
    var known = new Domain.Some(items, 0, 9, List.of());
    var whole = new Domain.Form(Fixed.of("own", new Domain.Perhaps(known)), List.of());
    assertEquals(List.of(Move.of("give", whole)), moves.of("trade"));
    assertEquals(List.of(Move.of("give", whole)), moves.open().get("trade"));
    assertThrows(IllegalStateException.class, () -> some.of().keys());
  }
}
