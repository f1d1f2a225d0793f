package games.kontor;

import static games.kontor.SoundPod.is;
import static games.kontor.SoundPod.name;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.cluster.ClusterPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What must hold of several pods that keep the rooms together. */
final class SoundCluster {
  private static final String NODES = "kontor-nodes";
  private static final String SOCKETS = "kontor-sockets";

  /** So long a new server is there before it keeps rooms. */
  private static final int STABLE_SECONDS = 3;

  private final Manifests manifests;
  private final SoundPod pod;

  SoundCluster(Manifests manifests) {
    this.manifests = manifests;
    this.pod = new SoundPod(manifests, "Deployment");
  }

  void check() {
    pod.check("KONTOR_SECRET", "KONTOR_DB");
    keepsNothing();
    isReplacedOneByOne();
    isSpread();
    goesInOrder();
    findsTheOthers();
    speaksWithNobodyElse();
    keepsARoomsSocketsTogether();
  }

  /** As {@link #check}, where the number of pods is somebody else's. */
  void checkScaled() {
    check();
    assertTrue(pod.set().path("replicas").isMissingNode());
    var scaler = manifests.the("HorizontalPodAutoscaler").path("spec");
    is("Deployment", scaler, "/scaleTargetRef/kind");
    is(name(manifests.the("Deployment")), scaler, "/scaleTargetRef/name");
    assertTrue(scaler.path("minReplicas").asInt() >= 3);
    assertTrue(scaler.path("maxReplicas").asInt() > scaler.path("minReplicas").asInt());
    is("1", scaler, "/behavior/scaleDown/policies/0/value");
  }

  /** As {@link #check}, where what pods say to each other is encrypted. */
  void checkEncrypted() {
    check();
    String folder = pod.settings().path("KONTOR_BUS_TLS").asText();
    for (JsonNode mount : pod.container().path("volumeMounts")) {
      if (mount.path("mountPath").asText().equals(folder)) {
        is("true", mount, "/readOnly");
        assertTrue(volumes("secret").contains(mount.path("name").asText()));
        return;
      }
    }
    throw new AssertionError("nothing is mounted at " + folder);
  }

  /** The volumes of this kind. */
  private List<String> volumes(String kind) {
    var names = new ArrayList<String>();
    for (JsonNode volume : pod.pod().path("volumes")) {
      if (volume.path(kind).isObject()) {
        names.add(volume.path("name").asText());
      }
    }
    return names;
  }

  private void keepsNothing() {
    assertTrue(manifests.all("StatefulSet").isEmpty());
    assertTrue(pod.set().path("serviceName").isMissingNode());
    assertFalse(pod.settings().has("KONTOR_DATA"));
    var passing = volumes("emptyDir");
    assertEquals(1, passing.size());
    assertEquals(1 + volumes("secret").size(), pod.pod().path("volumes").size());
    assertTrue(pod.container().path("volumeMounts").findValuesAsText("name").containsAll(passing));
  }

  private void isReplacedOneByOne() {
    is("RollingUpdate", pod.set(), "/strategy/type");
    is("0", pod.set(), "/strategy/rollingUpdate/maxUnavailable");
    is("1", pod.set(), "/strategy/rollingUpdate/maxSurge");
    assertTrue(pod.set().path("minReadySeconds").asInt() > STABLE_SECONDS);
    assertTrue(pod.set().path("replicas").asInt(3) >= 3, "one goes, and one may die meanwhile");
    var budget = manifests.the("PodDisruptionBudget").path("spec");
    assertEquals(pod.labels(), budget.at("/selector/matchLabels"));
    is("1", budget, "/maxUnavailable");
    is("AlwaysAllow", budget, "/unhealthyPodEvictionPolicy");
  }

  private void isSpread() {
    var over = new TreeSet<String>();
    for (JsonNode spread : pod.pod().path("topologySpreadConstraints")) {
      over.add(spread.path("topologyKey").asText());
      is("1", spread, "/maxSkew");
      assertEquals(pod.labels(), spread.at("/labelSelector/matchLabels"));
    }
    assertEquals(Set.of("kubernetes.io/hostname", "topology.kubernetes.io/zone"), over);
  }

  private void goesInOrder() {
    var drain = pod.container().at("/lifecycle/preStop/exec/command");
    is("sleep", drain, "/0");
    int drainSeconds = Integer.parseInt(drain.path(1).asText());
    int graceSeconds = pod.pod().path("terminationGracePeriodSeconds").asInt();
    assertTrue(drainSeconds >= 1);
    assertTrue(graceSeconds > drainSeconds + Serve.STOP_SECONDS);
    var patience = new SettingNames().defaultOf("KONTOR_DB_PATIENCE_SECONDS");
    int tries = pod.container().at("/startupProbe/failureThreshold").asInt();
    assertTrue(tries > Integer.parseInt(patience), "a start may wait for the database");
  }

  private void findsTheOthers() {
    String cluster = pod.settings().path("KONTOR_CLUSTER").asText();
    int port = pod.settings().path("KONTOR_CLUSTER_PORT").asInt();
    int bus = pod.settings().path("KONTOR_BUS_PORT").asInt();
    assertEquals(NODES, ClusterPlan.of(cluster, port, bus).service());
    is(pod.port("cluster"), pod.settings(), "/KONTOR_CLUSTER_PORT");
    is(pod.port("bus"), pod.settings(), "/KONTOR_BUS_PORT");
    assertNotEquals(0, bus, "any port is none that a policy can name");
    var nodes = manifests.the("Service", NODES).path("spec");
    is("None", nodes, "/clusterIP");
    is(true, nodes, "/publishNotReadyAddresses");
  }

  private void speaksWithNobodyElse() {
    assertEquals(2, manifests.all("NetworkPolicy").size());
    var policy = manifests.the("NetworkPolicy", NODES).path("spec");
    assertEquals(pod.labels(), policy.at("/podSelector/matchLabels"));
    assertEquals(1, policy.path("ingress").size());
    var own = List.of("cluster", "bus");
    for (String way : List.of("ingress/0/from", "egress/0/to")) {
      assertEquals(1, policy.at("/" + way).size());
      assertEquals(pod.labels(), policy.at("/" + way + "/0/podSelector/matchLabels"));
      assertTrue(policy.at("/" + way + "/0/namespaceSelector").isMissingNode(), "not others'");
    }
    assertEquals(own, ports(policy.at("/ingress/0")));
    assertEquals(own, ports(policy.at("/egress/0")));
    assertEquals(3, policy.path("egress").size());
    assertEquals(List.of("53", "53"), ports(policy.at("/egress/1")));
    assertEquals(List.of("5432"), ports(policy.at("/egress/2")));
    for (JsonNode rule : policy.path("egress")) {
      assertFalse(rule.path("to").isEmpty());
    }
  }

  private static List<String> ports(JsonNode rule) {
    var ports = new ArrayList<String>();
    rule.path("ports").forEach(port -> ports.add(port.path("port").asText()));
    return ports;
  }

  /** By a Service of their own: else pages, which name no room, all came by one pod. */
  private void keepsARoomsSocketsTogether() {
    var ingress = manifests.the("Ingress", SOCKETS);
    String by = "nginx.ingress.kubernetes.io/upstream-hash-by";
    assertEquals("$arg_room", ingress.at("/metadata/annotations").path(by).asText());
    var path = ingress.at("/spec/rules/0/http/paths/0");
    is("/api/socket", path, "/path");
    is("Exact", path, "/pathType");
    is(SOCKETS, path, "/backend/service/name");
    var others = manifests.the("Ingress", "kontor");
    assertTrue(others.at("/metadata/annotations").path(by).isMissingNode());
    is("kontor", others, "/spec/rules/0/http/paths/0/backend/service/name");
  }
}
