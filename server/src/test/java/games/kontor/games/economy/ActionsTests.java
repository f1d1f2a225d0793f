package games.kontor.games.economy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The errors of section 5, in their order. */
final class ActionsTests {

  private static Table placing() {
    return Table.begun(2, Map.of(), Map.of("start", List.of(1), "deck", List.of(Card.DECK)));
  }

  private static Table moving() {
    return Table.of(2).stands(1, "d4").rolls(1, 2);
  }

  private static Table sending() {
    return Table.of(2).stands(1, "d4").stands(2, "e4").goes(1, 1, "e4");
  }

  @Test
  void whoIsNoPlayerWhenAndWhatComeBeforeTheParameters() {
    placing().refuses(1, "unknown-action", "dance");
    placing().refuses(3, "not-a-player", "roll");
    placing().refuses(2, "not-your-turn", "place-card");
    placing().refuses(2, "not-your-turn", "roll");
    placing().refuses(1, "wrong-phase", "move");
    placing().refuses(1, "bad-parameter", "place-card");
    moving().refuses(2, "wrong-phase", "auto-place");
    var over = Table.of(2).turnNumber(2000).stands(1, "d4").goes(1, 1, "e4");
    over.refuses(3, "not-a-player", "roll").refuses(1, "game-over", "move");
  }

  @Test
  void placeCardHasItsErrorsInOrder() {
    var table = placing();
    table.refuses(1, "bad-parameter", "place-card", "card", 3, "space", "z9");
    table.refuses(1, "bad-parameter", "place-card", "card", "motor-invention", "space", 4);
    table.refuses(1, "not-in-hand", "place-card", "card", "motor-factory", "space", "z9");
    table.refuses(1, "not-in-hand", "place-card", "card", "gold", "space", "z9");
    table.refuses(1, "bad-space", "place-card", "card", "motor-invention", "space", "a9");
    table.refuses(1, "bad-space", "place-card", "card", "motor-invention", "space", "C4");
    table.does(1, "place-card", "card", "motor-invention", "space", "c4");
    table.refuses(2, "space-taken", "place-card", "card", "motor-factory", "space", "c4");
    table.refuses(2, "too-close", "place-card", "card", "motor-factory", "space", "c5");
  }

  @Test
  void autoPlaceNeedsToKnow() {
    placing().refuses(1, "bad-parameter", "auto-place");
    placing().refuses(1, "bad-parameter", "auto-place", "on", "yes");
    moving().refuses(1, "wrong-phase", "auto-place", "on", true);
  }

  @Test
  void moveHasItsErrorsInOrder() {
    var table = moving();
    table.refuses(1, "bad-parameter", "move");
    table.refuses(1, "bad-parameter", "move", "to", "z9", "path", "d5");
    table.refuses(1, "bad-parameter", "move", "to", "d6", "path", Arrays.asList("d5", null));
    table.refuses(1, "bad-space", "move", "to", "z9", "path", List.of());
    table.refuses(1, "unreachable", "move", "to", "d5", "path", List.of());
    table.refuses(1, "bad-path", "move", "to", "d6", "path", List.of());
    table.refuses(1, "bad-path", "move", "to", "d6", "path", List.of("d5"));
    table.refuses(1, "bad-path", "move", "to", "d6", "path", List.of("d5", "d7"));
    table.refuses(1, "bad-path", "move", "to", "d6", "path", List.of("d5", "e5"));
    table.refuses(1, "bad-path", "move", "to", "d6", "path", List.of("d5", "x1"));
    table.refuses(1, "bad-path", "move", "to", "d6", "path", List.of("c5", "d6"));
    table.refuses(1, "bad-path", "move", "to", "d6", "path", List.of("d5", "d6", "d7"));
    table.does(1, "move", "to", "d6", "path", null).walked("d5 d6");
  }

  @Test
  void aDrawnPathIsTaken() {
    moving().does(1, "move", "to", "e5", "path", List.of("e4", "e5")).walked("e4 e5");
    moving().moves(1, "e5").walked("d5 e5");
  }

  @Test
  void sendOutNeedsACorner() {
    sending().refuses(1, "bad-parameter", "send-out");
    sending().refuses(1, "bad-corner", "send-out", "corner", "a2");
    sending().refuses(1, "bad-corner", "send-out", "corner", "any");
    sending().refuses(2, "not-your-turn", "send-out", "corner", "a2");
    sending().does(1, "send-out", "corner", "h1").outside(2, "h1");
  }
}
