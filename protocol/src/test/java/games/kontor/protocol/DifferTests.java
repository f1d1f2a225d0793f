package games.kontor.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class DifferTests {

  record Player(String name, int squares) {}

  record Table(@Nullable Integer turn, List<Player> players, Map<String, Player> squares) {}

  private static final Player ANN = new Player("Ann", 1);
  private static final Player BOB = new Player("Bob", 2);

  private static String edits(Object before, @Nullable Object after) {
    return Wire.text(Wire.bytes(Differ.diff(before, after)));
  }

  private static Table table(@Nullable Integer turn, List<Player> players) {
    return new Table(turn, players, new TreeMap<>(Map.of("A1", ANN, "B1", BOB)));
  }

  @Test
  void saysNothingOfEqualViews() {
    assertEquals("[]", edits(table(1, List.of(ANN)), table(1, List.of(new Player("Ann", 1)))));
  }

  @Test
  void namesTheChangedComponentAlone() {
    assertEquals(
        "[[\"players/1/squares\",3]]",
        edits(table(1, List.of(ANN, BOB)), table(1, List.of(ANN, new Player("Bob", 3)))));
    assertEquals("[[\"turn\",null]]", edits(table(1, List.of()), table(null, List.of())));
  }

  @Test
  void addsToTheEndOfAListAndReplacesAShorterOne() {
    assertEquals(
        "[[\"players/-\",{\"name\":\"Bob\",\"squares\":2}]]",
        edits(table(1, List.of(ANN)), table(1, List.of(ANN, BOB))));
    assertEquals("[[\"players\",[]]]", edits(table(1, List.of(ANN, BOB)), table(1, List.of())));
  }

  @Test
  void takesAwayAKeyThatIsGone() {
    assertEquals("[[\"A1\",3],[\"B1\"]]", edits(Map.of("B1", 2), Map.of("A1", 3)));
  }

  @Test
  void replacesTheWholeViewByTheEmptyPath() {
    assertEquals("[[\"\",null]]", edits(ANN, null));
    assertEquals("[[\"\",3]]", edits(ANN, 3));
  }

  @Test
  void readsAnEditAsItWasWritten() throws Exception {
    for (Edit edit : List.of(Edit.put("a/b", 1), Edit.take("a"), Edit.put("", null))) {
      assertEquals(edit, Wire.mapper().readValue(Wire.bytes(edit), Edit.class));
    }
  }
}
