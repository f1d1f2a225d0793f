package games.kontor.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestCertificate;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.eventbus.DeliveryOptions;
import io.vertx.core.eventbus.Message;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Processes that encrypt what they say to each other, and one that is none of them. */
final class BusTlsTests {
  private static final TestCertificate OURS = TestCertificate.of("dns:nodes.example");
  private static final TestCertificate THEIRS = TestCertificate.of("dns:nodes.example");
  private static final String ADDRESS = "kontor.test";
  private static final long PATIENCE_MILLIS = 30_000;
  private static final long SOON_MILLIS = 2_000;

  @TempDir private Path folder;
  private final List<Vertx> started = new ArrayList<>();
  private final List<String> heard = new CopyOnWriteArrayList<>();

  @AfterEach
  void close() {
    started.forEach(vertx -> vertx.close().await());
  }

  private static int free() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private BusTls files(String name, TestCertificate shown) throws IOException {
    Path own = Files.createDirectories(folder.resolve(name));
    shown.lay(own, OURS);
    return new BusTls(own);
  }

  private Vertx join(int port, int busPort, String members, BusTls tls) {
    var plan = ClusterPlan.of("tcp:" + members, port, busPort).with(Optional.of(tls));
    var manager = HazelcastNodes.prepare(plan, "a secret that everybody knows by now").manager();
    var options = new VertxOptions();
    options.getEventBusOptions().setPort(plan.busPort()).setHost("127.0.0.1");
    plan.tls().orElseThrow().on(options.getEventBusOptions());
    var vertx = Vertx.builder().with(options).withClusterManager(manager).buildClustered().await();
    started.add(vertx);
    return vertx;
  }

  private static String ask(Vertx vertx, String text, long withinMillis) {
    var options = new DeliveryOptions().setSendTimeout(withinMillis);
    return vertx.eventBus().<String>request(ADDRESS, text, options).map(Message::body).await();
  }

  @Test
  void onlyWhoHasACertificateOfTheirsIsHeard() throws Exception {
    int busPort = free();
    int one = free();
    int two = free();
    int three = free();
    String members = "127.0.0.1:%d,127.0.0.1:%d,127.0.0.1:%d".formatted(one, two, three);
    var hearing = join(one, busPort, members, files("one", OURS));
    hearing
        .eventBus()
        .<String>consumer(
            ADDRESS,
            message -> {
              heard.add(message.body());
              message.reply("yes");
            })
        .completion()
        .await();
    var friend = join(two, 0, members, files("two", OURS));
    var stranger = join(three, 0, members, files("three", THEIRS));

    assertEquals("yes", ask(friend, "a word among us", PATIENCE_MILLIS));
    assertThrows(Exception.class, () -> ask(stranger, "a stranger's word", SOON_MILLIS));
    assertEquals(List.of("a word among us"), heard);
    assertTrue(isSilentTo(busPort));
  }

  /** Who shows no certificate of his own is told nothing, though he trusts theirs. */
  private static boolean isSilentTo(int port) throws IOException {
    var here = InetAddress.getLoopbackAddress();
    try (var socket = (SSLSocket) OURS.sockets().createSocket(here, port)) {
      socket.setSoTimeout((int) PATIENCE_MILLIS);
      socket.startHandshake();
      socket.getOutputStream().write("anybody?".getBytes(StandardCharsets.UTF_8));
      socket.getOutputStream().flush();
      return socket.getInputStream().read() < 0;
    } catch (SSLException | SocketException cut) {
      return true;
    }
  }

  @Test
  void aFolderWithoutTheFilesIsRefusedInWords() {
    var refused = assertThrows(IllegalArgumentException.class, () -> new BusTls(folder));
    assertTrue(String.valueOf(refused.getMessage()).contains("tls.crt"), refused::toString);
  }
}
