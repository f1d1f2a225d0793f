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
        {"v": 8, "clocks": null, "lines": [], "edits":
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
        {"v": 8, "edits": [["table/list/0"], [".+1", 5], ["..map/a", 2]],
         "own": {"h": 3, "edits": [["hand/money", 8]]}, "applied": "x1"}
        """);
    assertEquals("{\"list\":[2,5],\"map\":{\"a\":2}}", mirror.table().toString());
    assertEquals("{\"money\":8}", mirror.hand().toString());
    assertFalse(mirror.torn());
    take("{\"v\": 9, \"own\": {\"h\": 5}}");
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
    take("{\"v\": 9, \"edits\": [], \"lines\": []}");
    assertTrue(mirror.torn());
  }

  @Test
  void losesTheOwnViewWithTheSeat() {
    begin();
    take("{\"type\": \"hand\", \"h\": 3, \"edits\": [[\"\", null]], \"lines\": []}");
    assertTrue(mirror.own().isNull());
  }

  private static Mirror begun(Mirror.Depth depth) {
    var mirror = new Mirror(depth);
    mirror.take(
        bytes(
            """
            {"type":"snapshot","epoch":"e","v":7,"h":2,"own":{"money":3},
             "view":{"room":{"toAct":[1]},"table":{"turn":1}}}
            """));
    return mirror;
  }

  private static byte[] bytes(String frame) {
    return frame.getBytes(StandardCharsets.UTF_8);
  }

  private static final byte[] PATCH = bytes("{\"v\":8,\"edits\":[[\"table/turn\",2]]}");
  private static final byte[] OWN =
      bytes(
          "{\"v\":9,\"edits\":[[\"table/turn\",3]],"
              + "\"own\":{\"h\":3,\"edits\":[[\"money\",9]]},\"applied\":\"x1\"}");
  private static final byte[] HAND = bytes("{\"type\":\"hand\",\"h\":4,\"edits\":[[\"money\",8]]}");

  @Test
  void readsNothingThatItDoesNotKeep() {
    var own = begun(Mirror.Depth.OWN);
    assertTrue(own.take(PATCH).isMissingNode());
    assertEquals("x1", own.take(OWN).path("applied").asText());
    assertEquals("{\"money\":9}", own.own().toString());
    own.take(HAND);
    assertEquals("{\"money\":8}", own.own().toString());
    assertFalse(own.torn());
    assertTrue(own.view().isMissingNode());
    var none = begun(Mirror.Depth.NONE);
    assertTrue(none.take(OWN).isMissingNode());
    assertTrue(none.take(HAND).isMissingNode());
    assertEquals("applied", none.take(bytes("{\"type\":\"applied\"}")).path("type").asText());
  }

  @Test
  void answersWithoutAnythingOfOnesOwn() {
    var own = begun(Mirror.Depth.OWN);
    var frame = own.take(bytes("{\"v\":8,\"applied\":\"x2\"}"));
    assertEquals("x2", frame.path("applied").asText());
    assertEquals(2, own.h());
  }

  @Test
  void comparesWithASnapshotWhatItKeeps() {
    var own = begun(Mirror.Depth.OWN);
    own.take(OWN);
    String same = "{\"type\":\"snapshot\",\"v\":9,\"h\":3,\"own\":{\"money\":9},\"view\":{}}";
    own.take(bytes(same));
    assertTrue(own.confirmed());
    own.take(bytes(same.replace("9}", "8}")));
    assertFalse(own.confirmed());
  }
}
