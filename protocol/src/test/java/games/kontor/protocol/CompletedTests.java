package games.kontor.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.protocol.Common.LogLine;
import games.kontor.protocol.Common.OwnLine;
import games.kontor.protocol.ServerMessage.Hand;
import games.kontor.protocol.ServerMessage.Own;
import games.kontor.protocol.ServerMessage.Patch;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is added to an encoded frame reads as if all of it had been encoded at once. */
final class CompletedTests {
  private static final Patch PATCH =
      new Patch(
          7,
          List.of(Edit.put("table/turn", 2)),
          null,
          List.of(new LogLine(3, "böught", new TreeMap<>())));
  private static final Own OWN =
      new Own(4, List.of(Edit.take("hand/debt")), List.of(new OwnLine(3, "paid", new TreeMap<>())));

  private static String completed(
      ServerMessage message, @Nullable Own own, @Nullable String applied) {
    byte[] part = own == null ? null : Wire.bytes(own);
    return Wire.text(Wire.completed(Wire.encode(message), part, applied));
  }

  @Test
  void isWhatTheWholePatchWouldBe() {
    for (Own own : new Own[] {null, OWN, new Own(5, List.of(), List.of())}) {
      for (String applied : new String[] {null, "k3v9x2-1", "a\"\\\n\u0001ü€😀"}) {
        var whole =
            new Patch(PATCH.v(), PATCH.edits(), PATCH.clocks(), PATCH.lines(), own, applied);
        assertEquals(Wire.text(Wire.encode(whole)), completed(PATCH, own, applied));
      }
    }
  }

  @Test
  void isWhatTheWholeHandWouldBe() {
    var hand = new Hand(4, OWN.edits(), OWN.lines());
    var whole = new Hand(4, OWN.edits(), OWN.lines(), "k3v9x2-1");
    assertEquals(Wire.text(Wire.encode(whole)), completed(hand, null, "k3v9x2-1"));
  }

  @Test
  void leavesOutWhatIsEmpty() {
    var patch = new Patch(7, List.of(), null, List.of(), new Own(1, List.of(), List.of()), "a");
    assertEquals("{\"v\":7,\"own\":{\"h\":1},\"applied\":\"a\"}", Wire.text(Wire.encode(patch)));
    assertEquals(patch, Wire.decodeServer(Wire.encode(patch)));
  }
}
