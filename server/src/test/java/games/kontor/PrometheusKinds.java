package games.kontor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the operator of Prometheus reads, as far as we write it: the models of Kubernetes do not
 * know its kinds. A field that does not stand here, one that is missing and one that is no text are
 * errors.
 */
final class PrometheusKinds {
  private static final Set<String> COMMON =
      Set.of("apiVersion", "kind", "metadata.name", "metadata.namespace", "metadata.labels.*");
  private static final Map<String, Set<String>> FIELDS =
      Map.of(
          "ServiceMonitor",
          Set.of(
              "spec.jobLabel",
              "spec.selector.matchLabels.*",
              "spec.endpoints[].port",
              "spec.endpoints[].path",
              "spec.endpoints[].scheme",
              "spec.endpoints[].interval",
              "spec.endpoints[].scrapeTimeout"),
          "PrometheusRule",
          Set.of(
              "spec.groups[].name",
              "spec.groups[].interval",
              "spec.groups[].rules[].alert",
              "spec.groups[].rules[].expr",
              "spec.groups[].rules[].for",
              "spec.groups[].rules[].keep_firing_for",
              "spec.groups[].rules[].labels.*",
              "spec.groups[].rules[].annotations.*"));

  /** What each thing of this place must say. */
  private static final Map<String, Set<String>> NEEDED =
      Map.of(
          "",
          Set.of("apiVersion", "kind", "metadata", "spec"),
          "metadata",
          Set.of("name"),
          "spec.endpoints[]",
          Set.of("port"),
          "spec.groups[]",
          Set.of("name", "rules"),
          "spec.groups[].rules[]",
          Set.of("alert", "expr"));

  private static final Map<String, String> LIST =
      Map.of("ServiceMonitor", "endpoints", "PrometheusRule", "groups");

  private PrometheusKinds() {}

  /** Throws IllegalArgumentException for what is not as the operator reads it. */
  static void check(JsonNode document) {
    String kind = document.path("kind").asText();
    require("monitoring.coreos.com/v1".equals(document.path("apiVersion").asText()), "apiVersion");
    var fields = new TreeSet<>(Objects.requireNonNull(FIELDS.get(kind)));
    fields.addAll(COMMON);
    look("", document, fields);
    String list = Objects.requireNonNull(LIST.get(kind));
    require(!document.path("spec").path(list).isEmpty(), list);
    require(kind.equals("PrometheusRule") || document.at("/spec/selector").isObject(), "selector");
  }

  private static void look(String place, JsonNode node, Set<String> fields) {
    for (String needed : NEEDED.getOrDefault(place, Set.of())) {
      require(node.has(needed), place + " has no " + needed);
    }
    if (node.isObject()) {
      for (var field : node.properties()) {
        String below = place.isEmpty() ? field.getKey() : place + "." + field.getKey();
        look(fields.contains(place + ".*") ? place + ".*" : below, field.getValue(), fields);
      }
    } else if (node.isArray()) {
      node.forEach(each -> look(place + "[]", each, fields));
    } else {
      require(fields.contains(place), "no such field: " + place);
      require(node.isTextual(), place + " is no text: " + node);
    }
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
