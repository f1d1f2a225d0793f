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
  void goesOnFromThePathBeforeWhereThatIsShorter() {
    var before = List.of(ANN, BOB);
    assertEquals(
        "[[\"players/0/name\",\"Eve\"],[\".squares\",3],[\"..1/squares\",4]]",
        edits(table(1, before), table(1, List.of(new Player("Eve", 3), new Player("Bob", 4)))));
    assertEquals(
        "[[\"turn\",2],[\"players/0/squares\",5]]",
        edits(table(1, before), table(2, List.of(new Player("Ann", 5), BOB))));
  }

  @Test
  void tellsOfAListWhatLeftItAndWhatCame() {
    assertEquals("[[\"0\"],[\"-\",7]]", edits(List.of(3, 4, 5, 6), List.of(4, 5, 6, 7)));
    assertEquals("[[\"1\"]]", edits(List.of(3, 4, 5, 6), List.of(3, 5, 6)));
    assertEquals("[[\"+1\",9]]", edits(List.of(3, 4, 5), List.of(3, 9, 4, 5)));
    assertEquals("[[\"+0\",9],[\"4\"]]", edits(List.of(3, 4, 5, 6), List.of(9, 3, 4, 5)));
    assertEquals("[[\"\",[7,8]]]", edits(List.of(3, 4, 5, 6), List.of(7, 8)));
  }

  @Test
  void writesKeysThatHoldWhatPathsAreMadeOf() {
    assertEquals("[[\"a~1b\",2]]", edits(Map.of("a/b", 1), Map.of("a/b", 2)));
    assertEquals("[[\"~2x~0\"]]", edits(Map.of(".x~", 1), Map.of()));
  }

  @Test
  void tellsAMapWholeThatIsFilledOrEmptiedAtOnce() {
    var squares = new TreeMap<>(Map.of("A1", 1, "B1", 2));
    assertEquals("[[\"\",{}]]", edits(squares, Map.of()));
    assertEquals("[[\"\",{\"A1\":1,\"B1\":2}]]", edits(Map.of(), squares));
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
