package games.kontor;

import games.kontor.cluster.ClusterPlan;
import games.kontor.host.RoomLimits;
import games.kontor.notify.Telling;
import games.kontor.store.DataDirectory;
import games.kontor.store.Database;
import games.kontor.store.StoreLimits;
import games.kontor.web.DoorLimits;
import games.kontor.web.Site;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * All settings of a server, as {@link ServeOptions} reads them.
 *
 * @param port for browsers; 0 takes any free one
 * @param opsPort for health and metrics; 0 takes any free one
 * @param opsHost the address at which health and metrics are told
 * @param data the folder with the database and the secret; it is made if there is none
 * @param secret signs identities and seat links; absent: made once and kept in the data folder
 * @param site how the world reaches this server
 * @param door what the door lets through
 * @param keepDays rooms that nobody has touched for so many days are deleted
 * @param rooms how much one room takes on
 * @param store how much the store takes on
 * @param database where rooms are kept; absent: in a file in the data folder
 * @param cluster how other servers are found that keep rooms together with this one
 * @param telling by what means players who are away are told something
 * @param adminToken by what operators are known, as {@link AdminTokens} reads it; absent: nobody is
 *     one
 */
public record Config(
    int port,
    int opsPort,
    String opsHost,
    Path data,
    Optional<String> secret,
    Site site,
    DoorLimits door,
    int keepDays,
    RoomLimits rooms,
    StoreLimits store,
    Optional<Database> database,
    Optional<ClusterPlan> cluster,
    Telling telling,
    Optional<String> adminToken) {
  private static final int PORT_LIMIT = 65_536;

  /** Throws IllegalArgumentException for a value that cannot be. */
  public Config {
    require(port >= 0 && port < PORT_LIMIT, "no such port: " + port);
    require(opsPort >= 0 && opsPort < PORT_LIMIT, "no such port: " + opsPort);
    require(!opsHost.isBlank(), "health and metrics need an address");
    require(keepDays >= 1, "rooms are kept for one day at least");
    var fault = secret.flatMap(DataDirectory::fault);
    require(fault.isEmpty(), "the secret that was set is none: " + fault.orElse(""));
    adminToken.ifPresent(AdminTokens::read);
    require(
        cluster.isEmpty() || (database.isPresent() && secret.isPresent()),
        "a cluster needs a database and a secret that all its servers have");
  }

  /** How long rooms are kept that nobody has touched. */
  public Duration kept() {
    return Duration.ofDays(keepDays);
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
