package games.kontor.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.spi.cluster.hazelcast.HazelcastClusterManager;
import org.junit.jupiter.api.Test;

final class HazelcastNodesTests {

  @Test
  void looksForOthersInKubernetesByTheirNameAndAtItsOwnPort() {
    var plan = ClusterPlan.of("kubernetes:kontor-nodes", 5709, 5702);
    var nodes = HazelcastNodes.prepare(plan, "a secret that everybody knows by now");
    var config = ((HazelcastClusterManager) nodes.manager()).getConfig();
    var join = config.getNetworkConfig().getJoin();

    assertEquals(5709, config.getNetworkConfig().getPort());
    assertTrue(join.getKubernetesConfig().isEnabled());
    assertEquals("kontor-nodes", join.getKubernetesConfig().getProperty("service-dns"));
    assertEquals("5709", join.getKubernetesConfig().getProperty("service-port"));
    assertFalse(join.getTcpIpConfig().isEnabled() || join.getMulticastConfig().isEnabled());
  }
}
