package games.kontor.games.economy;

import static games.kontor.games.economy.Named.seat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Blocked;
import games.kontor.game.Domain;
import games.kontor.game.Move;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Of every space that cannot be chosen the moves say why, and it is what the rules answer. */
final class ReasonsTests {

  private static Domain.One domain(Move move, String parameter) {
    return (Domain.One) Objects.requireNonNull(move.parameters().get(parameter));
  }

  private static String why(Domain.One one, Space space) {
    if (one.open().contains(space.toString())) {
      return "";
    }
    var own = one.blocked().stream().filter(each -> each.of().contains(space.toString()));
    var others = one.blocked().stream().filter(each -> each.of().isEmpty());
    var reasons = one.of().keys().contains(space.toString()) ? own : others;
    return reasons.map(Blocked::code).findFirst().orElseThrow();
  }

  private static void eachIsMet(Table table, String action, Move move, Object... chosen) {
    var parameter = List.copyOf(move.parameters().keySet()).get(chosen.length / 2);
    for (Space space : Space.ALL) {
      String why = why(domain(move, parameter), space);
      if (!why.isEmpty()) {
        var parameters = List.of(chosen).toArray(new Object[chosen.length + 2]);
        parameters[chosen.length] = parameter;
        parameters[chosen.length + 1] = space.toString();
        table.refuses(1, why, action, parameters);
      }
    }
  }

  @Test
  void stepsDoNotLeadThere() {
    for (int die = 1; die <= 6; die++) {
      var table = Table.of(2).stands(1, "d4").stands(2, "e4").rolls(1, die);
      eachIsMet(table, "move", table.moves(1).of("move").getFirst());
    }
  }

  @Test
  void onlyACornerCanBeSentTo() {
    var table = Table.of(2).stands(1, "d4").stands(2, "e4").goes(1, 1, "e4");
    eachIsMet(table, "send-out", table.moves(1).of("send-out").getFirst());
  }

  @Test
  void aCardLiesThereOrOneOfItsSectorIsTooClose() {
    var table =
        Table.begun(2, Map.of(), Map.of("start", List.of(1), "deck", List.of(Card.DECK)))
            .does(1, "place-card", "card", "motor-invention", "space", "c4")
            .does(2, "place-card", "card", "textile-factory", "space", "c5");
    var codes = new StringBuilder();
    for (Card card : table.state().player(seat(1)).hand()) {
      var move = of(table, card);
      eachIsMet(table, "place-card", move, "card", card.toString());
      codes.append(why(domain(move, "space"), Space.parse("b4"))).append(' ');
      assertEquals("space-taken", why(domain(move, "space"), Space.parse("c4")));
    }
    assertTrue(codes.toString().contains("too-close"));
    assertTrue(codes.toString().contains("  "), "to cards of other sectors it is free");
  }

  private static Move of(Table table, Card card) {
    return table.moves(1).of("place-card").stream()
        .filter(move -> domain(move, "card").open().contains(card.toString()))
        .findFirst()
        .orElseThrow();
  }
}
