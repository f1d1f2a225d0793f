package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.MovableTime;
import games.kontor.web.Peers.Network;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Networks, limits and sites by themselves. */
final class PeersTests {

  @Test
  void knowsTheAddressesOfANetwork() {
    var network = Network.parse("10.20.0.0/14");

    assertTrue(network.holds("10.20.0.1"));
    assertTrue(network.holds("10.23.255.255"));
    assertFalse(network.holds("10.24.0.0"));
    assertFalse(network.holds("::1"));
    assertFalse(network.holds("unknown"));
    assertTrue(Network.parse("fd00::/8").holds("fd12:3456::1"));
    assertTrue(Network.parse("192.0.2.7").holds("192.0.2.7"));
    assertFalse(Network.parse("192.0.2.7").holds("192.0.2.6"));
  }

  @Test
  void takesNoNonsenseForANetwork() {
    assertThrows(IllegalArgumentException.class, () -> Network.parse("10.0.0.0/33"));
    assertThrows(IllegalArgumentException.class, () -> Network.parse("example.org"));
  }

  @Test
  void givesCreditsBackOneByOne() {
    var time = new MovableTime();
    var limit = new RateLimit(2, Duration.ofSeconds(10), 100, time);
    assertTrue(limit.take("192.0.2.1"));
    assertTrue(limit.take("192.0.2.1"));
    assertFalse(limit.take("192.0.2.1"));
    assertTrue(limit.take("192.0.2.2"));

    time.pass(Duration.ofSeconds(9));
    assertFalse(limit.has("192.0.2.1"));
    time.pass(Duration.ofSeconds(1));
    assertTrue(limit.take("192.0.2.1"));
    assertFalse(limit.take("192.0.2.1"));
  }

  @Test
  void doesNotLimitTheMachineItself() {
    var limit = new RateLimit(1, Duration.ofHours(1), 100, new MovableTime());

    for (int n = 0; n < 10; n++) {
      assertTrue(limit.take("127.0.0.1"));
    }
  }

  @Test
  void takesTheOriginOfASiteOnly() {
    var site = new Site(Optional.of("https://Play.example/"), List.of());

    assertEquals("https://play.example", site.publicUrl().orElseThrow());
    assertThrows(
        IllegalArgumentException.class,
        () -> new Site(Optional.of("https://play.example/games"), List.of()));
    assertThrows(
        IllegalArgumentException.class, () -> new Site(Optional.of("play.example"), List.of()));
  }
}
