package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class MirrorTests {
  private final Mirror mirror = new Mirror();

  private void take(String frame) {
    mirror.take(frame.getBytes(StandardCharsets.UTF_8));
  }

  private void begin() {
    take(
        """
        {"type": "snapshot", "room": "r", "epoch": "e", "v": 7, "h": 2,
         "view": {"room": {}, "table": {"list": [1, 2], "map": {"a": 1}}}, "edits": null,
         "own": {"seat": 1, "hand": {"money": 3}}}
        """);
  }

  @Test
  void foldsPatchesOverTheSnapshot() {
    begin();
    take(
        """
        {"type": "patch", "v": 8, "clocks": null, "lines": [], "edits":
         [["table/list/0", 9], ["table/list/-", 3], ["table/map/a"], ["table/map/b", {"c": 4}],
          ["table/map/b/c", 5]]}
        """);
    take("{\"type\": \"hand\", \"h\": 3, \"edits\": [[\"hand/money\", 8]], \"lines\": []}");
    assertEquals("{\"list\":[9,2,3],\"map\":{\"b\":{\"c\":5}}}", mirror.table().toString());
    assertEquals("{\"money\":8}", mirror.hand().toString());
    assertFalse(mirror.torn());
  }

  @Test
  void foldsAPatchWithTheOwnPartOfIt() {
    begin();
    take(
        """
        {"type": "patch", "v": 8, "edits": [["table/list/0"], [".+1", 5], ["..map/a", 2]],
         "own": {"h": 3, "edits": [["hand/money", 8]]}, "applied": "x1"}
        """);
    assertEquals("{\"list\":[2,5],\"map\":{\"a\":2}}", mirror.table().toString());
    assertEquals("{\"money\":8}", mirror.hand().toString());
    assertFalse(mirror.torn());
    take("{\"type\": \"patch\", \"v\": 9, \"own\": {\"h\": 5}}");
    assertTrue(mirror.torn());
  }

  @Test
  void foldsASnapshotOfEdits() {
    begin();
    take(
        """
        {"type": "snapshot", "epoch": "e", "v": 12, "h": 5, "view": null,
         "edits": [["table/list", []]], "own": null}
        """);
    assertEquals("{\"list\":[],\"map\":{\"a\":1}}", mirror.table().toString());
    assertEquals(12, mirror.v());
    assertTrue(mirror.own().isNull());
  }

  @Test
  void noticesAMissingFrame() {
    begin();
    take("{\"type\": \"patch\", \"v\": 9, \"edits\": [], \"lines\": []}");
    assertTrue(mirror.torn());
  }

  @Test
  void losesTheOwnViewWithTheSeat() {
    begin();
    take("{\"type\": \"hand\", \"h\": 3, \"edits\": [[\"\", null]], \"lines\": []}");
    assertTrue(mirror.own().isNull());
  }
}
