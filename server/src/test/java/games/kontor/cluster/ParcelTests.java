package games.kontor.cluster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.vertx.core.buffer.Buffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ParcelTests {
  private static final Parcel PARCEL =
      new Parcel(
          Parcel.Kind.SHOW,
          "node-1",
          "amber-gull",
          List.of(1L, Long.MAX_VALUE),
          "für alle",
          "{\"type\":\"patch\"}".getBytes(StandardCharsets.UTF_8));

  @Test
  void arrivesAsItWasSent() {
    var arrived = Parcel.decode(PARCEL.encode());
    assertEquals(PARCEL.kind(), arrived.kind());
    assertEquals(PARCEL.from(), arrived.from());
    assertEquals(PARCEL.room(), arrived.room());
    assertEquals(PARCEL.to(), arrived.to());
    assertEquals(PARCEL.text(), arrived.text());
    assertArrayEquals(PARCEL.bytes(), arrived.bytes());
  }

  @Test
  void whatIsCutOffIsNoParcel() {
    var whole = PARCEL.encode();
    for (int length = 0; length < whole.length(); length++) {
      var part = whole.getBuffer(0, length);
      assertThrows(IllegalArgumentException.class, () -> Parcel.decode(part));
    }
  }

  @Test
  void nothingIsMadeOfSizesThatCannotBe() {
    var huge = Buffer.buffer().appendByte((byte) 2).appendInt(Integer.MAX_VALUE);
    assertThrows(IllegalArgumentException.class, () -> Parcel.decode(huge));
    var unknown = Buffer.buffer().appendByte((byte) 99);
    assertThrows(IllegalArgumentException.class, () -> Parcel.decode(unknown));
  }
}
