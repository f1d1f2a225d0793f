package games.kontor;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.net.PfxOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;

/**
 * A certificate that nobody has signed but itself, with its key, made by the keytool of this Java.
 */
public final class TestCertificate {
  private static final String PASSWORD = "changeit";
  private static final String ALIAS = "test";

  private final byte[] store;
  private final KeyStore keys;

  private TestCertificate(byte[] store) throws GeneralSecurityException, IOException {
    this.store = store;
    this.keys = KeyStore.getInstance("PKCS12");
    keys.load(new ByteArrayInputStream(store), PASSWORD.toCharArray());
  }

  /** One for hosts of these names, as {@code dns:localhost,ip:127.0.0.1}. */
  public static TestCertificate of(String names) {
    try {
      Path folder = Files.createTempDirectory("certificate");
      Path file = folder.resolve("keys.p12");
      run(names, file);
      byte[] store = Files.readAllBytes(file);
      Files.delete(file);
      Files.delete(folder);
      return new TestCertificate(store);
    } catch (IOException | GeneralSecurityException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void run(String names, Path file) throws IOException, InterruptedException {
    String keytool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
    var process =
        new ProcessBuilder(
                keytool,
                "-genkeypair",
                "-keyalg",
                "EC",
                "-groupname",
                "secp256r1",
                "-dname",
                "CN=test",
                "-ext",
                "san=" + names,
                "-alias",
                ALIAS,
                "-storetype",
                "PKCS12",
                "-storepass",
                PASSWORD,
                "-keystore",
                file.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException(said);
    }
  }

  /** For whoever shows it. */
  public PfxOptions shown() {
    return new PfxOptions().setValue(Buffer.buffer(store)).setPassword(PASSWORD);
  }

  /**
   * Lays it into a folder as {@code tls.crt} and {@code tls.key}, and the one of whom its owner
   * trusts as {@code ca.crt}.
   */
  public void lay(Path folder, TestCertificate authority) {
    try {
      Files.writeString(folder.resolve("tls.crt"), certificate());
      Files.writeString(folder.resolve("ca.crt"), authority.certificate());
      var key = keys.getKey(ALIAS, PASSWORD.toCharArray());
      Files.writeString(folder.resolve("tls.key"), pem("PRIVATE KEY", key.getEncoded()));
    } catch (GeneralSecurityException | IOException e) {
      throw new AssertionError(e);
    }
  }

  private String certificate() throws GeneralSecurityException {
    return pem("CERTIFICATE", keys.getCertificate(ALIAS).getEncoded());
  }

  private static String pem(String what, byte[] bytes) {
    String lines = Base64.getMimeEncoder().encodeToString(bytes);
    return "-----BEGIN %s-----%n%s%n-----END %s-----%n".formatted(what, lines, what);
  }

  /** For whoever trusts it. */
  public PfxOptions trusted() {
    return shown();
  }

  /** Sockets that trust it and nobody else. */
  public SSLSocketFactory sockets() {
    try {
      var trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      trust.init(keys);
      var context = SSLContext.getInstance("TLS");
      context.init(null, trust.getTrustManagers(), null);
      return context.getSocketFactory();
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }
}
