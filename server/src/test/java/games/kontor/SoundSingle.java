package games.kontor;

import static games.kontor.SoundPod.is;
import static games.kontor.SoundPod.name;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.TreeMap;

/** What must hold of one pod with its data on a volume. */
final class SoundSingle {
  private final Manifests manifests;
  private final SoundPod pod;

  SoundSingle(Manifests manifests) {
    this.manifests = manifests;
    this.pod = new SoundPod(manifests, "StatefulSet");
  }

  void check() {
    pod.check("KONTOR_SECRET");
    isOneThatIsReplaced();
    keepsItsData();
    // Of each of these there is one.
    is(name(manifests.the("Service")), pod.set(), "/serviceName");
    is(name(manifests.the("Service")), manifests.the("Ingress"), backend());
    assertTrue(manifests.the("NetworkPolicy").at("/spec/egress").isEmpty());
    String map = name(manifests.the("ConfigMap"));
    is(map, pod.container(), "/envFrom/0/configMapRef/name");
  }

  private static String backend() {
    return "/spec/rules/0/http/paths/0/backend/service/name";
  }

  private void isOneThatIsReplaced() {
    var set = pod.set();
    is("1", set, "/replicas");
    assertTrue(set.path("updateStrategy").isMissingNode(), "the usual one ends the old pod first");
    int graceSeconds = pod.pod().path("terminationGracePeriodSeconds").asInt();
    assertTrue(graceSeconds > Serve.STOP_SECONDS);
  }

  private void keepsItsData() {
    var claim = pod.set().at("/volumeClaimTemplates/0");
    is("Retain", pod.set(), "/persistentVolumeClaimRetentionPolicy/whenDeleted");
    is("Retain", pod.set(), "/persistentVolumeClaimRetentionPolicy/whenScaled");
    is("ReadWriteOnce", claim, "/spec/accessModes/0");
    assertFalse(claim.at("/spec/resources/requests/storage").asText().isEmpty());
    var mounts = new TreeMap<String, String>();
    for (JsonNode mount : pod.container().path("volumeMounts")) {
      mounts.put(mount.path("mountPath").asText(), mount.path("name").asText());
    }
    assertEquals(name(claim), mounts.get("/data"));
    assertTrue(pod.settings().path("KONTOR_DATA").asText().startsWith("/data/"));
    assertEquals(pod.pod().at("/volumes/0/name").asText(), mounts.get("/tmp"));
    assertTrue(pod.pod().at("/volumes/0/emptyDir").isObject());
  }
}
