package games.kontor.notify;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.net.InetAddress;
import java.util.List;

/**
 * Finds the addresses of a host; asked once for each post, so that what is checked is what is used.
 */
public interface Resolver {
  /** All of them, in the order in which they are to be tried. */
  Future<List<InetAddress>> resolve(String host);

  /** Looks them up as this machine does, on a few threads of its own. */
  static Resolver system(Vertx vertx) {
    var lookups = vertx.createSharedWorkerExecutor("lookup", 4);
    return host -> lookups.executeBlocking(() -> List.of(InetAddress.getAllByName(host)), false);
  }
}
