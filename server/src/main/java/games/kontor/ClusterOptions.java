package games.kontor;

import games.kontor.cluster.BusTls;
import games.kontor.cluster.ClusterPlan;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How a server finds others that keep rooms together with it, as settings. */
final class ClusterOptions {

  @Option(
      names = "--cluster",
      defaultValue = "${env:KONTOR_CLUSTER}",
      description =
          "Other servers, tcp:host:port,… or kubernetes:service-dns (KONTOR_CLUSTER, default:"
              + " none). It needs a database and a signing key that all of them have.")
  private @Nullable String members;

  @Option(
      names = "--cluster-port",
      defaultValue = "${env:KONTOR_CLUSTER_PORT:-5701}",
      description = "Port by which servers find each other (KONTOR_CLUSTER_PORT, default 5701).")
  private int port;

  @Option(
      names = "--bus-port",
      defaultValue = "${env:KONTOR_BUS_PORT:-0}",
      description =
          "Port by which servers pass on what is said in rooms (KONTOR_BUS_PORT, default 0: any).")
  private int busPort;

  @Option(
      names = "--bus-tls",
      defaultValue = "${env:KONTOR_BUS_TLS}",
      description =
          "Folder with tls.crt, tls.key and ca.crt, by which servers know each other and encrypt"
              + " what they say (KONTOR_BUS_TLS, default: none, nothing is encrypted).")
  private @Nullable String busTls;

  /** The plan, if there are others. Throws IllegalArgumentException for a value that cannot be. */
  Optional<ClusterPlan> plan() {
    return Optional.ofNullable(members)
        .filter(text -> !text.isBlank())
        .map(text -> ClusterPlan.of(text, port, busPort).with(encryption()));
  }

  private Optional<BusTls> encryption() {
    return Optional.ofNullable(busTls)
        .filter(text -> !text.isBlank())
        .map(folder -> new BusTls(Path.of(folder)));
  }
}
