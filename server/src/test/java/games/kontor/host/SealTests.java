package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.seal.Seal;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tokens and codes. */
final class SealTests {
  private static final long DAY_MILLIS = 86_400_000;

  @Test
  void knowsItsOwnSignature() {
    var seal = new Seal("secret", "guest");

    assertEquals(Optional.of("Änne 17"), seal.open(seal.close("Änne 17")));
  }

  @Test
  void opensNothingThatItHasNotClosed() {
    var seal = new Seal("secret", "guest");
    String token = seal.close("ann");

    assertTrue(seal.open(token + "x").isEmpty());
    assertTrue(seal.open("x" + token).isEmpty());
    assertTrue(seal.open(token.replace(".", "")).isEmpty());
    assertTrue(seal.open("").isEmpty());
    assertTrue(seal.open(".").isEmpty());
    assertTrue(seal.open("%%.%%").isEmpty());
    assertTrue(new Seal("secret", "seat-link").open(token).isEmpty());
    assertTrue(new Seal("another", "guest").open(token).isEmpty());
  }

  @Test
  void letsASeatLinkGoWithItsRoomAndItsDay() {
    var links = new SeatLinks("secret");
    String token = links.token("amber-gull", 7, 1_000);

    assertEquals(7, links.link(token, "amber-gull", 2_000));
    assertEquals(0, links.link(token, "other-room", 2_000));
    assertEquals(0, links.link(token, "amber-gull", 1_001 + DAY_MILLIS));
  }

  @Test
  void makesCodesOfFourWords() {
    var words = IntStream.range(0, 1024).mapToObj(n -> "w" + n).toList();
    var codes = new RoomCodes(words);

    var made = new TreeSet<String>();
    for (int n = 0; n < 1_000; n++) {
      made.add(codes.next());
    }

    assertEquals(1_000, made.size());
    assertTrue(made.first().matches("w\\d+(-w\\d+){3}"));
  }

  @Test
  void makesNoCodesOfFewWords() {
    assertThrows(IllegalArgumentException.class, () -> new RoomCodes(List.of("one", "two")));
  }
}
