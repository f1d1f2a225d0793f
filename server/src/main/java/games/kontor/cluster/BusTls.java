package games.kontor.cluster;

import io.vertx.core.eventbus.EventBusOptions;
import io.vertx.core.http.ClientAuth;
import io.vertx.core.net.PemKeyCertOptions;
import io.vertx.core.net.PemTrustOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What goes between processes is encrypted, and each shows the other a certificate of one authority
 * that knows servers alone. The files are named as in a Secret of Kubernetes.
 */
public record BusTls(Path folder) {
  private static final String CERTIFICATE = "tls.crt";
  private static final String KEY = "tls.key";
  private static final String AUTHORITY = "ca.crt";

  /** Throws IllegalArgumentException if one of the files is not there. */
  public BusTls {
    for (String name : List.of(CERTIFICATE, KEY, AUTHORITY)) {
      if (!Files.isReadable(folder.resolve(name))) {
        throw new IllegalArgumentException("no file " + folder.resolve(name) + " that can be read");
      }
    }
  }

  /**
   * From now on the bus is used so. Where a host is, is no matter: who has a certificate is one.
   */
  public void on(EventBusOptions bus) {
    bus.setSsl(true)
        .setClientAuth(ClientAuth.REQUIRED)
        .setKeyCertOptions(
            new PemKeyCertOptions().addCertPath(path(CERTIFICATE)).addKeyPath(path(KEY)))
        .setTrustOptions(new PemTrustOptions().addCertPath(path(AUTHORITY)));
  }

  private String path(String name) {
    return folder.resolve(name).toAbsolutePath().toString();
  }
}
