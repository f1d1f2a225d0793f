package games.kontor.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestRooms;
import games.kontor.protocol.ClientMessage;
import games.kontor.store.MemoryJournal;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import java.net.InetAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Where posts go and where not, and that nobody waits for them. */
final class WebhookTests {
  private static final String TURNS = "[\"turn\"]";
  private static final Buffer BODY = Buffer.buffer("{}");

  private final Vertx vertx = Vertx.vertx();
  private final Hook hook = new Hook(vertx);
  private final List<String> lookedUp = Collections.synchronizedList(new ArrayList<>());

  @AfterEach
  void close() {
    vertx.close().await();
  }

  private Resolver finding(String... addresses) {
    return host -> {
      lookedUp.add(host);
      return Future.all(List.of(addresses).stream().map(WebhookTests::address).toList())
          .map(all -> all.<InetAddress>list());
    };
  }

  private static Future<InetAddress> address(String literal) {
    try {
      return Future.succeededFuture(InetAddress.getByName(literal));
    } catch (java.net.UnknownHostException e) {
      return Future.failedFuture(e);
    }
  }

  private Outcome post(Resolver resolver, boolean anyNetwork, String url) {
    return new Webhook(vertx, resolver, anyNetwork).post(url, BODY, Map.of()).await();
  }

  @Test
  void goNowhereInPrivateNetworksWhateverTheNameIs() {
    for (String place : List.of("127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.1", "fd00::1")) {
      assertEquals(Outcome.NEVER, post(finding(place), false, hook.url("/in")));
    }
    assertTrue(hook.isQuiet());
  }

  @Test
  void goToTheVeryAddressThatWasCheckedWhateverTheNameIsWorthLater() {
    // A name that is public when it is checked and this machine when it is used would get here.
    var first = finding("127.0.0.1");
    assertEquals(Outcome.TOLD, post(first, true, "http://no-such-host.invalid:" + hook.port()));
    assertEquals(List.of("no-such-host.invalid"), lookedUp, "looked up once");
    assertEquals("no-such-host.invalid:" + hook.port(), hook.next().headers().get("Host"));
  }

  @Test
  void passOverAnAddressOfANameThatIsPrivate() {
    lookedUp.clear();
    assertEquals(
        Outcome.NEVER, post(finding("192.168.0.1", "127.0.0.1"), false, hook.url("/mixed")));
  }

  @Test
  void followNoRedirection() {
    var other = new Hook(vertx);
    hook.answers(
        response -> response.setStatusCode(307).putHeader("Location", other.url("/there")).end());

    assertEquals(Outcome.NEVER, post(finding("127.0.0.1"), true, hook.url("/here")));
    assertTrue(other.isQuiet());
  }

  @Test
  void doNotReadWhatComesBack() {
    hook.answers(
        response -> {
          response.setChunked(true);
          response.write("x".repeat(100_000));
        });

    assertEquals(Outcome.TOLD, post(finding("127.0.0.1"), true, hook.url("/endless")));
  }

  @Test
  void areTriedAgainWhereItMayHelp() {
    for (int status : List.of(429, 500, 502, 503)) {
      hook.answers(response -> response.setStatusCode(status).end());
      assertEquals(Outcome.LATER, post(finding("127.0.0.1"), true, hook.url("/")));
    }
    for (int status : List.of(400, 401, 404, 410)) {
      hook.answers(response -> response.setStatusCode(status).end());
      assertEquals(Outcome.NEVER, post(finding("127.0.0.1"), true, hook.url("/")));
    }
    Resolver none = host -> Future.failedFuture("no such host");
    assertEquals(Outcome.LATER, post(none, true, hook.url("/")));
  }

  @Test
  void holdUpNeitherTheRoomNorOthersWhenOneHangs() {
    try (var table = PostalTable.withWebhooks().sit()) {
      var hanging = new Hook(table.server.vertx());
      hanging.answers(response -> {});
      table.hook(table.bob, "http://hangs.example:" + hanging.port() + "/", TURNS);
      table.hook(table.ann, hook.url("/"), TURNS);
      table.pass(Duration.ofMinutes(3));
      table.bob.done(new ClientMessage.Ready(table.bob.id(), true));
      table.pass(Duration.ofMinutes(3));
      table.start();
      table.pass(Duration.ofMinutes(3));
      hanging.next();

      table.ready(table.bob, 1);
      assertTrue(hook.isQuiet(), "Ann has begun");
      table.leap(Duration.ofDays(1));
      assertEquals("turn", hook.next().kind());
    }
  }

  @Test
  void anAddressThatFailsIsToldToItsPlayer() {
    var telling =
        new Telling(
            Optional.empty(), Optional.empty(), false, 48, 500, Optional.of(PostalTable.ORIGIN));
    try (var table = new PostalTable(PostalTable.landmarks(telling), new MemoryJournal()).sit()) {
      table.hook(table.bob, "https://private.example/hook", TURNS);
      assertFalse(failing(table));
      table.start();
      table.pass(Duration.ofMinutes(3));
      table.await(() -> failing(table));
    }
  }

  private static boolean failing(PostalTable table) {
    return TestRooms.json(table.send(table.bob, "GET", table.reach(), ""))
        .path("webhook")
        .path("failing")
        .asBoolean();
  }
}
