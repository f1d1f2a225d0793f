package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.ServerMessage.Hand;
import games.kontor.protocol.ServerMessage.Patch;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Frames that are put together from parts are the frames that would be encoded whole. */
final class FramesTests {
  private final PenniesTable table = PenniesTable.begun(new Pennies());

  private Frames frames() {
    return table.last;
  }

  private byte[] forAll() {
    return Objects.requireNonNull(frames().toAll());
  }

  private byte[] frame(String player, @Nullable String applied) {
    return frames().frame(player, applied).orElseThrow();
  }

  private ServerMessage.Own part(String player) throws IOException {
    return Wire.mapper().readValue(frames().own().get(player), ServerMessage.Own.class);
  }

  @Test
  void aPatchWithAnOwnPartAndAnAnswerIsAsIfEncodedAtOnce() throws IOException {
    table.finds("ann", 3);
    table.puts("ann", 1);
    var patch = assertInstanceOf(Patch.class, Wire.decodeServer(forAll()));
    assertEquals("laid", patch.lines().getFirst().code());
    var whole =
        new Patch(patch.v(), patch.edits(), patch.clocks(), patch.lines(), part("ann"), "id \"1\"");
    assertArrayEquals(Wire.encode(whole), frame("ann", "id \"1\""));
    var unanswered =
        new Patch(patch.v(), patch.edits(), patch.clocks(), patch.lines(), part("ann"), null);
    assertArrayEquals(Wire.encode(unanswered), frame("ann", null));
  }

  @Test
  void anOwnViewThatChangedAloneIsAHand() throws IOException {
    table.finds("ann", 3);
    assertNull(frames().toAll());
    var own = part("ann");
    assertEquals("found", own.lines().getFirst().code());
    assertArrayEquals(
        Wire.encode(new Hand(own.h(), own.edits(), own.lines(), "id")), frame("ann", "id"));
    assertEquals(Optional.empty(), frames().frame("bob", null));
    assertEquals(Optional.empty(), frames().frame("", null));
  }

  @Test
  void allSpectatorsAreGivenTheSameBytes() {
    table.puts("ann", 0);
    assertSame(frames().toAll(), frames().frame("", null).orElseThrow());
    assertSame(frames().toAll(), frames().frame("eve", null).orElseThrow());
  }
}
