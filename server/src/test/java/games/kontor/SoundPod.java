package games.kontor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What must hold of all objects together, however many pods there are: that they find each other,
 * and that nobody gets in.
 */
final class SoundPod {
  private static final int SHORTEST_SOCKET_SECONDS = 120;
  private static final int USER = 10_001;

  private final Manifests manifests;
  private final JsonNode set;
  private final JsonNode labels;
  private final JsonNode pod;
  private final JsonNode container;
  private final JsonNode settings;
  private final TreeMap<String, Integer> ports = new TreeMap<>();

  /** Of the pods that an object of this kind makes. */
  SoundPod(Manifests manifests, String kind) {
    this.manifests = manifests;
    this.set = manifests.the(kind).path("spec");
    this.labels = set.at("/template/metadata/labels");
    this.pod = set.at("/template/spec");
    this.container = pod.at("/containers/0");
    String map = container.at("/envFrom/0/configMapRef/name").asText();
    this.settings = manifests.the("ConfigMap", map).path("data");
    for (JsonNode port : container.path("ports")) {
      ports.put(port.path("name").asText(), port.path("containerPort").asInt());
    }
  }

  /** Looks at all that pods have in common; the secrets are the variables they are given. */
  void check(String... secrets) {
    assertEquals(1, pod.path("containers").size());
    assertEquals(labels, set.at("/selector/matchLabels"));
    assertFalse(labels.isEmpty());
    isReachedByItsPorts();
    isReachedByItsAddress();
    isReachedByNobodyElse();
    isAskedHowItIs();
    isTrustedWithNothing();
    knowsItsSettings();
    knowsItsSecrets(List.of(secrets));
  }

  JsonNode set() {
    return set;
  }

  JsonNode pod() {
    return pod;
  }

  JsonNode container() {
    return container;
  }

  JsonNode labels() {
    return labels;
  }

  JsonNode settings() {
    return settings;
  }

  /** The port of the container that has this name. */
  String port(String name) {
    return String.valueOf(ports.get(name));
  }

  static void is(String expected, JsonNode node, String pointer) {
    assertEquals(expected, node.at(pointer).asText(), pointer);
  }

  static void is(boolean expected, JsonNode node, String pointer) {
    assertTrue(node.at(pointer).isBoolean(), pointer);
    assertEquals(expected, node.at(pointer).asBoolean(), pointer);
  }

  static String name(JsonNode object) {
    return object.at("/metadata/name").asText();
  }

  private void isReachedByItsPorts() {
    for (JsonNode service : manifests.all("Service")) {
      assertEquals(labels, service.at("/spec/selector"));
      for (JsonNode port : service.at("/spec/ports")) {
        assertTrue(ports.containsKey(port.path("targetPort").asText()), port::toString);
      }
    }
    // A Service called kontor would set KONTOR_PORT to its address.
    is(false, pod, "/enableServiceLinks");
  }

  private void isReachedByItsAddress() {
    for (JsonNode ingress : manifests.all("Ingress")) {
      var rule = ingress.at("/spec/rules/0");
      String host = URI.create(settings.path("KONTOR_PUBLIC_URL").asText()).getHost();
      is(host, rule, "/host");
      is(host, ingress, "/spec/tls/0/hosts/0");
      var backend = rule.at("/http/paths/0/backend/service");
      var service = manifests.the("Service", backend.path("name").asText());
      assertTrue(
          service.at("/spec/ports").findValuesAsText("name").stream()
              .anyMatch(port -> port.equals(backend.at("/port/name").asText())));
      for (String way : new String[] {"read", "send"}) {
        String timeout = "nginx.ingress.kubernetes.io/proxy-" + way + "-timeout";
        int seconds = ingress.at("/metadata/annotations").path(timeout).asInt();
        assertTrue(seconds >= SHORTEST_SOCKET_SECONDS, timeout);
      }
    }
    is("/", manifests.the("Ingress", "kontor"), "/spec/rules/0/http/paths/0/path");
  }

  private void isReachedByNobodyElse() {
    var policy = manifests.the("NetworkPolicy", "kontor").path("spec");
    assertEquals(labels, policy.at("/podSelector/matchLabels"));
    is("Ingress", policy, "/policyTypes/0");
    is("Egress", policy, "/policyTypes/1");
    assertTrue(policy.path("egress").isEmpty());
    for (JsonNode rule : policy.path("ingress")) {
      assertFalse(rule.path("from").isEmpty());
      assertFalse(rule.path("ports").isEmpty());
      for (JsonNode port : rule.path("ports")) {
        assertTrue(ports.containsKey(port.path("port").asText()), port::toString);
      }
    }
  }

  private void isAskedHowItIs() {
    is("/health/ready", container, "/startupProbe/httpGet/path");
    is("/health/ready", container, "/readinessProbe/httpGet/path");
    is("/health/live", container, "/livenessProbe/httpGet/path");
    for (String probe : new String[] {"startup", "readiness", "liveness"}) {
      is("ops", container, "/" + probe + "Probe/httpGet/port");
    }
  }

  private void isTrustedWithNothing() {
    var own = container.path("securityContext");
    is(true, own, "/readOnlyRootFilesystem");
    is(false, own, "/allowPrivilegeEscalation");
    is("ALL", own, "/capabilities/drop/0");
    assertTrue(own.at("/capabilities/add").isEmpty());
    var all = pod.path("securityContext");
    is(true, all, "/runAsNonRoot");
    is(String.valueOf(USER), all, "/runAsUser");
    is(String.valueOf(USER), all, "/fsGroup");
    is("RuntimeDefault", all, "/seccompProfile/type");
    is(false, pod, "/automountServiceAccountToken");
    var account = manifests.the("ServiceAccount");
    is(name(account), pod, "/serviceAccountName");
    is(false, account, "/automountServiceAccountToken");
    var resources = container.path("resources");
    assertFalse(resources.at("/requests/cpu").asText().isEmpty());
    assertFalse(resources.at("/limits/memory").asText().isEmpty());
    is(resources.at("/limits/memory").asText(), resources, "/requests/memory");
  }

  private void knowsItsSettings() {
    is(String.valueOf(ports.get("http")), settings, "/KONTOR_PORT");
    is(String.valueOf(ports.get("ops")), settings, "/KONTOR_OPS_PORT");
    // Probes come from outside.
    is("0.0.0.0", settings, "/KONTOR_OPS_HOST");
    assertEquals(1, container.path("envFrom").size());
  }

  private void knowsItsSecrets(List<String> secrets) {
    var given = new ArrayList<String>();
    for (JsonNode variable : container.path("env")) {
      given.add(variable.path("name").asText());
      assertTrue(variable.at("/valueFrom/secretKeyRef/key").isTextual());
      assertTrue(variable.path("value").isMissingNode());
    }
    assertEquals(new TreeSet<>(secrets), new TreeSet<>(given));
    assertEquals(secrets.size(), given.size());
  }
}
