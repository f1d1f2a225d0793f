package games.kontor.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestCertificate;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.net.TrustOptions;
import java.net.InetAddress;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Mails and posts over encrypted lines: only to whom one trusts, under his own name. */
final class EncryptedTests {
  private static final TestCertificate OWN = TestCertificate.of("dns:localhost,dns:hook.example");
  private static final TestCertificate ANOTHERS = TestCertificate.of("dns:other.example");
  private static final String SECRET = "hush";

  private final Vertx vertx = Vertx.vertx();

  @AfterEach
  void close() {
    vertx.close().await();
  }

  private Outcome mail(String address, @Nullable SSLSocketFactory trusting) {
    var letter =
        new Letter("id.0", "bob@example.org", "Zug", "Du bist am Zug", Optional.empty(), 0);
    var sender = new Sender("games@kontor.example");
    return new Mail(vertx, SmtpServer.of(address), sender, trusting).send(letter).await();
  }

  private SealedPost post(SealedPost.Manner manner, TestCertificate shown) {
    return new SealedPost(vertx, manner, shown);
  }

  @Test
  void aMailGoesOverALineThatIsEncryptedFromItsFirstByte() {
    var post = post(SealedPost.Manner.FROM_THE_FIRST_BYTE, OWN);
    String address = "smtps://ann:" + SECRET + "@localhost:" + post.port();
    assertEquals(Outcome.TOLD, mail(address, OWN.sockets()));
    assertEquals(1, post.mails());
    assertEquals("", post.open());
  }

  @Test
  void aMailGoesOverALineThatIsEncryptedWhenTheServerOffersIt() {
    var post = post(SealedPost.Manner.WHEN_ASKED, OWN);
    String address = "smtp://ann:" + SECRET + "@localhost:" + post.port();
    assertEquals(Outcome.TOLD, mail(address, OWN.sockets()));
    assertEquals(1, post.mails());
    assertTrue(post.open().matches("EHLO \\S+\nSTARTTLS\n"), post.open());
  }

  @Test
  void aServerThatIsNotTrustedGetsNothing() {
    getsNothing(OWN, null);
    getsNothing(OWN, ANOTHERS.sockets());
  }

  @Test
  void aServerWithTheCertificateOfAnotherHostGetsNothing() {
    getsNothing(ANOTHERS, ANOTHERS.sockets());
  }

  /** Encrypted from the first byte or when asked for it, it shows what is not believed. */
  private void getsNothing(TestCertificate shown, @Nullable SSLSocketFactory trusted) {
    for (var manner :
        List.of(SealedPost.Manner.FROM_THE_FIRST_BYTE, SealedPost.Manner.WHEN_ASKED)) {
      var post = post(manner, shown);
      String scheme = manner == SealedPost.Manner.WHEN_ASKED ? "smtp" : "smtps";
      String address = scheme + "://ann:" + SECRET + "@localhost:" + post.port();
      assertEquals(Outcome.LATER, mail(address, trusted));
      assertEquals(0, post.mails());
      assertFalse(post.lines().toString().contains("AUTH"), () -> post.lines().toString());
    }
  }

  @Test
  void aPasswordGoesToNoOtherMachineThatOffersNoEncryption() {
    var post = post(SealedPost.Manner.NEVER, OWN);
    assertEquals(
        Outcome.LATER, mail("smtp://ann:" + SECRET + "@127.0.0.2:" + post.port(), OWN.sockets()));
    assertEquals(0, post.mails());
    assertFalse(post.open().contains("AUTH"), post.open());
  }

  private Outcome post(Hook hook, @Nullable TrustOptions trusted) {
    Resolver here = host -> Future.succeededFuture(List.of(InetAddress.getLoopbackAddress()));
    return new Webhook(vertx, here, true, trusted)
        .post(hook.url("/in"), Buffer.buffer("{}"), Map.of())
        .await();
  }

  @Test
  void aPostGoesToAnEncryptedHookThatIsTrusted() {
    var hook = new Hook(vertx, OWN);
    assertTrue(hook.url("/").startsWith("https://hook.example:"), hook.url("/"));
    assertEquals(Outcome.TOLD, post(hook, OWN.trusted()));
    assertEquals("{}", hook.next().body());
  }

  @Test
  void aHookThatIsNotTrustedGetsNothing() {
    var hook = new Hook(vertx, OWN);
    assertEquals(Outcome.LATER, post(hook, null));
    assertEquals(Outcome.LATER, post(hook, ANOTHERS.trusted()));
    assertTrue(hook.isQuiet());
  }

  @Test
  void aHookWithTheCertificateOfAnotherHostGetsNothing() {
    var hook = new Hook(vertx, ANOTHERS);
    assertEquals(Outcome.LATER, post(hook, ANOTHERS.trusted()));
    assertTrue(hook.isQuiet());
  }
}
