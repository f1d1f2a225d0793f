package games.kontor.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
}
