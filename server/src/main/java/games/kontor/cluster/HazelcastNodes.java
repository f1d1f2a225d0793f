package games.kontor.cluster;

import com.hazelcast.cluster.Cluster;
import com.hazelcast.cluster.MembershipEvent;
import com.hazelcast.cluster.MembershipListener;
import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import games.kontor.seal.Seal;
import io.vertx.core.spi.cluster.ClusterManager;
import io.vertx.spi.cluster.hazelcast.ConfigUtil;
import io.vertx.spi.cluster.hazelcast.HazelcastClusterManager;
import java.util.Map;
import java.util.Set;

/** Who can be reached, as Hazelcast knows it. */
public final class HazelcastNodes implements Nodes {
  /**
   * Who is silent for so long is out; a process that ends closes its lines, and is out at once. Two
   * halves of a cluster look for each other every second: whoever was frozen is one of them when he
   * wakes, and his viewers wait for the other.
   */
  private static final Map<String, String> SETTINGS =
      Map.of(
          "hazelcast.phone.home.enabled", "false",
          "hazelcast.logging.type", "slf4j",
          "hazelcast.shutdownhook.enabled", "false",
          "hazelcast.wait.seconds.before.join", "0",
          "hazelcast.heartbeat.interval.seconds", "1",
          "hazelcast.max.no.heartbeat.seconds", "5",
          "hazelcast.merge.first.run.delay.seconds", "1",
          "hazelcast.merge.next.run.delay.seconds", "1");

  private final HazelcastClusterManager manager;

  private HazelcastNodes(HazelcastClusterManager manager) {
    this.manager = manager;
  }

  /** Processes find each other only if they have the same secret. */
  public static HazelcastNodes prepare(ClusterPlan plan, String secret) {
    Config config = ConfigUtil.loadConfig();
    config.setClusterName("kontor-" + new Seal(secret, "cluster").mark("name"));
    SETTINGS.forEach(config::setProperty);
    var network = config.getNetworkConfig();
    network.setPort(plan.port()).setPortAutoIncrement(false);
    if (plan.isLocal()) {
      network.getInterfaces().setEnabled(true).addInterface("127.0.0.1");
    }
    join(network.getJoin(), plan);
    return new HazelcastNodes(new HazelcastClusterManager(config));
  }

  private static void join(JoinConfig join, ClusterPlan plan) {
    join.getAutoDetectionConfig().setEnabled(false);
    join.getMulticastConfig().setEnabled(false);
    if (plan.service().isEmpty()) {
      join.getTcpIpConfig().setEnabled(true).setMembers(plan.members());
    } else {
      join.getKubernetesConfig()
          .setEnabled(true)
          .setProperty("service-dns", plan.service())
          .setProperty("service-port", String.valueOf(plan.port()));
    }
  }

  /** What Vert.x clusters by. */
  public ClusterManager manager() {
    return manager;
  }

  @Override
  public String own() {
    return manager.getNodeId();
  }

  @Override
  public Set<String> present() {
    return Set.copyOf(manager.getNodes());
  }

  /** To be called once this process is in. */
  @Override
  public void listen(Runnable changed) {
    Cluster cluster = manager.getHazelcastInstance().getCluster();
    cluster.addMembershipListener(
        new MembershipListener() {
          @Override
          public void memberAdded(MembershipEvent event) {
            changed.run();
          }

          @Override
          public void memberRemoved(MembershipEvent event) {
            changed.run();
          }
        });
  }
}
