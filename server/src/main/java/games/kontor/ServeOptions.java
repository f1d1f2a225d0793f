package games.kontor;

import games.kontor.web.Site;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The settings on the command line or in the environment; the command line wins. */
final class ServeOptions {

  @Option(
      names = "--port",
      defaultValue = "${env:KONTOR_PORT:-8080}",
      description = "Port for browsers (KONTOR_PORT, default 8080; 0: any free one).")
  private int port;

  @Option(
      names = "--ops-port",
      defaultValue = "${env:KONTOR_OPS_PORT:-9090}",
      description = "Port for health and metrics (KONTOR_OPS_PORT, default 9090; 0: any free one).")
  private int opsPort;

  @Option(
      names = "--ops-host",
      defaultValue = "${env:KONTOR_OPS_HOST:-127.0.0.1}",
      description =
          "Address for health and metrics (KONTOR_OPS_HOST, default 127.0.0.1; 0.0.0.0: all).")
  private String opsHost = "";

  @Option(
      names = "--public-url",
      defaultValue = "${env:KONTOR_PUBLIC_URL}",
      description = "Origin by which browsers come (KONTOR_PUBLIC_URL, default: as they say).")
  private @Nullable String publicUrl;

  @Option(
      names = "--trusted-proxies",
      split = ",",
      defaultValue = "${env:KONTOR_TRUSTED_PROXIES}",
      description =
          "Addresses or networks whose X-Forwarded headers count (KONTOR_TRUSTED_PROXIES).")
  private @Nullable List<String> trustedProxies;

  @Option(
      names = "--keep-days",
      defaultValue = "${env:KONTOR_KEEP_DAYS:-365}",
      description = "Days until forgotten rooms are deleted (KONTOR_KEEP_DAYS, default 365).")
  private int keepDays;

  @Option(
      names = "--admin-token",
      defaultValue = "${env:KONTOR_ADMIN_TOKEN}",
      description =
          "What an operator says to see, end and shut rooms and to drain the server, or name:token"
              + " of each with commas (KONTOR_ADMIN_TOKEN, default: none, nobody can).")
  private @Nullable String adminToken;

  @Mixin private DataOptions data = new DataOptions();
  @Mixin private DoorOptions door = new DoorOptions();
  @Mixin private ClusterOptions cluster = new ClusterOptions();
  @Mixin private RoomOptions rooms;
  @Mixin private StoreOptions store;
  @Mixin private NotifyOptions telling = new NotifyOptions();

  /** Throws IllegalArgumentException for a value that cannot be. */
  Config config() {
    var proxies = trustedProxies == null ? List.<String>of() : trustedProxies;
    var site = new Site(Optional.ofNullable(publicUrl), proxies);
    return new Config(
        port,
        opsPort,
        opsHost,
        data.folder(),
        data.secret(),
        site,
        door.limits(),
        keepDays,
        rooms.limits(),
        store.limits(),
        data.database().map(store::database),
        cluster.plan(),
        telling.telling(site.publicUrl()),
        Optional.ofNullable(adminToken).filter(token -> !token.isBlank()));
  }
}
