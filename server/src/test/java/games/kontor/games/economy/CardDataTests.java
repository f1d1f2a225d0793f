package games.kontor.games.economy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cards, corners and targets are the specification's. */
final class CardDataTests {
  private static final JsonNode DATA = data();

  private static JsonNode data() {
    try (var in = CardDataTests.class.getResourceAsStream("/economy/cards.json")) {
      return Wire.mapper().readTree(in);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void everyCardInTheOrderOfTheDeck() {
    var cards = Wire.tree(View.table(Table.of(2).state()).cards());
    assertEquals(DATA.path("cards").size(), cards.size());
    for (int i = 0; i < cards.size(); i++) {
      for (var field : cards.get(i).properties()) {
        assertEquals(DATA.path("cards").get(i).get(field.getKey()), field.getValue());
      }
    }
  }

  @Test
  void theSectorsInTheirOrder() {
    assertEquals(
        DATA.path("sectors").valueStream().map(sector -> sector.path("id").asText()).toList(),
        names(Wire.tree(List.of(Card.Sector.values()))));
  }

  @Test
  void theCorners() {
    assertEquals(DATA.at("/board/corners"), Wire.tree(Space.CORNERS));
    assertEquals(DATA.at("/board/spaces").intValue(), Space.ALL.size());
  }

  @Test
  void theTargets() {
    for (int players = Table.GAME.about().minSeats();
        players <= Table.GAME.about().maxSeats();
        players++) {
      assertEquals(
          DATA.path("targets").path("" + players).intValue(), Table.of(players).shown().target());
    }
    assertEquals(DATA.at("/players/min").intValue(), Table.GAME.about().minSeats());
    assertEquals(DATA.at("/players/max").intValue(), Table.GAME.about().maxSeats());
  }

  private static List<String> names(JsonNode list) {
    var names = new ArrayList<String>();
    list.forEach(name -> names.add(name.textValue()));
    return names;
  }
}
