package games.kontor.games.threerings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Spaces, goals and figures are the specification's (2). */
final class BoardDataTests {
  private static final JsonNode DATA = data();

  private static JsonNode data() {
    try (var in = BoardDataTests.class.getResourceAsStream("/three-rings/board.json")) {
      return Wire.mapper().readTree(in);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void everySpaceOfEveryRing() {
    Iterator<Space> spaces = Space.ALL.iterator();
    for (JsonNode ring : DATA.path("rings")) {
      for (JsonNode there : ring.path("spaces")) {
        Space space = spaces.next();
        assertEquals(there.path("id").asText(), space.toString());
        assertEquals(ring.path("id").asText(), space.ring().toString());
        assertEquals(there.path("number").intValue(), space.number(), space.toString());
        assertEquals(there.path("value").intValue(), space.printed(), space.toString());
        assertEquals(
            there.path("industry").asText(""),
            Objects.toString(space.industry(), ""),
            space.toString());
      }
    }
    assertEquals(false, spaces.hasNext());
  }

  @Test
  void theRings() {
    for (JsonNode there : DATA.path("rings")) {
      Ring ring = Ring.of(there.path("id").asText()).orElseThrow();
      assertEquals(there.path("productivityStep").intValue(), ring.step());
      assertEquals(
          there.path("inward").asText(null), ring.inward().map(Ring::toString).orElse(null));
      for (var players : DATA.path("powerRequirements").properties()) {
        assertEquals(
            players.getValue().path(ring.toString()).intValue(),
            ring.requirement(Integer.parseInt(players.getKey())));
      }
    }
  }

  @Test
  void theGoalsInTheStandardOrder() {
    var goals = DATA.path("goals");
    assertEquals(goals.size(), Goal.ALL.size());
    for (int i = 0; i < goals.size(); i++) {
      Goal goal = Goal.ALL.get(i);
      assertEquals(goals.get(i).path("id").asText(), goal.toString());
      assertEquals(goals.get(i).path("industry").asText(""), Objects.toString(goal.industry(), ""));
      for (var points : goals.get(i).path("points").properties()) {
        assertEquals(points.getValue().intValue(), goal.points(Integer.parseInt(points.getKey())));
      }
    }
    assertEquals(
        DATA.at("/goals/5/minPerIndustry").intValue(), Goal.LEAST_OF_EACH, "diversification");
  }

  @Test
  void theOtherFigures() {
    assertEquals(DATA.path("die").intValue(), Rules.SIDES);
    assertEquals(DATA.path("minimumValue").intValue(), Rules.LEAST_VALUE);
    assertEquals(DATA.at("/interest/startRate").intValue(), Rules.START_RATE);
    assertEquals(DATA.at("/interest/perDebt").intValue(), Rules.PER_DEBT);
    assertEquals(DATA.at("/network/minOwned").intValue(), Rules.NETWORK);
    assertEquals(DATA.at("/network/minSoldTogether").intValue(), Rules.NETWORK);
    assertEquals(DATA.at("/network/bonus").intValue(), Rules.NETWORK_ADDS);
    var about = new ThreeRings().about();
    assertEquals(
        List.of(DATA.at("/players/min").intValue(), DATA.at("/players/max").intValue()),
        List.of(about.minSeats(), about.maxSeats()));
  }
}
