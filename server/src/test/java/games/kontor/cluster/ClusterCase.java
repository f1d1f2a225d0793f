package games.kontor.cluster;

import games.kontor.TestCluster;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;

/** Processes of a cluster, and those who are connected to them. */
abstract class ClusterCase {
  /** Who has been there for so long keeps rooms. */
  static final Duration STABLE = Duration.ofMillis(Members.STABLE_MILLIS + 1_000);

  final TestCluster cluster = new TestCluster();

  @AfterEach
  void close() {
    cluster.close();
  }

  final Guest guest(TestCluster.Member at, String player) {
    return new Guest(cluster, at, player);
  }
}
