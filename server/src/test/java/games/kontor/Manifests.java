package games.kontor;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.openapi.models.V1Deployment;
import io.kubernetes.client.openapi.models.V1Ingress;
import io.kubernetes.client.openapi.models.V1NetworkPolicy;
import io.kubernetes.client.openapi.models.V1PodDisruptionBudget;
import io.kubernetes.client.openapi.models.V1Service;
import io.kubernetes.client.openapi.models.V1ServiceAccount;
import io.kubernetes.client.openapi.models.V1StatefulSet;
import io.kubernetes.client.openapi.models.V2HorizontalPodAutoscaler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Objects of Kubernetes, read by its own models: a field that they do not know, one that is missing
 * and a value of the wrong type are errors, and so is a key that stands twice.
 */
final class Manifests {
  private static final YAMLMapper YAML =
      new YAMLMapper(
          YAMLFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build());

  private final Map<String, TreeMap<String, JsonNode>> objects = new TreeMap<>();

  /** All documents of a text. */
  static List<JsonNode> documents(String yaml) throws IOException {
    try (var parser = YAML.createParser(yaml)) {
      return YAML.readerFor(JsonNode.class).<JsonNode>readValues(parser).readAll();
    }
  }

  /** The one document of a file. */
  static ObjectNode document(Path file) throws IOException {
    var documents = documents(Files.readString(file));
    if (documents.size() != 1) {
      throw new IllegalArgumentException(file + " has " + documents.size() + " documents");
    }
    return (ObjectNode) documents.getFirst();
  }

  /**
   * The same document with another laid over it; in lists what has one name is one thing, null
   * takes away.
   */
  static ObjectNode merged(ObjectNode document, JsonNode over) {
    var merged = document.deepCopy();
    for (var field : over.properties()) {
      if (field.getValue().isNull()) {
        merged.remove(field.getKey());
      } else {
        merged.set(field.getKey(), either(merged.path(field.getKey()), field.getValue()));
      }
    }
    return merged;
  }

  private static JsonNode either(JsonNode below, JsonNode over) {
    if (below instanceof ObjectNode object && over.isObject()) {
      return merged(object, over);
    }
    if (!below.isArray() || !over.isArray()) {
      return over;
    }
    var list = (ArrayNode) below.deepCopy();
    for (JsonNode thing : over) {
      int same = 0;
      while (same < list.size() && !list.get(same).path("name").equals(thing.path("name"))) {
        same++;
      }
      if (same < list.size()) {
        list.set(same, either(list.get(same), thing));
      } else {
        list.add(thing);
      }
    }
    return list;
  }

  /** Reads one more. */
  void add(JsonNode document) throws IOException {
    String json = document.toString();
    String kind = document.path("kind").asText();
    // Each of these throws for what it does not know.
    switch (kind) {
      case "ConfigMap" -> V1ConfigMap.fromJson(json);
      case "Deployment" -> V1Deployment.fromJson(json);
      case "HorizontalPodAutoscaler" -> V2HorizontalPodAutoscaler.fromJson(json);
      case "Ingress" -> V1Ingress.fromJson(json);
      case "NetworkPolicy" -> V1NetworkPolicy.fromJson(json);
      case "PodDisruptionBudget" -> V1PodDisruptionBudget.fromJson(json);
      case "Service" -> V1Service.fromJson(json);
      case "ServiceAccount" -> V1ServiceAccount.fromJson(json);
      case "StatefulSet" -> V1StatefulSet.fromJson(json);
      case "PrometheusRule", "ServiceMonitor" -> PrometheusKinds.check(document);
      default -> throw new IllegalArgumentException("not expected here: " + document);
    }
    String name = document.at("/metadata/name").asText();
    var sameKind = objects.computeIfAbsent(kind, first -> new TreeMap<>());
    if (sameKind.putIfAbsent(name, document) != null) {
      throw new IllegalArgumentException("a second " + kind + " " + name);
    }
  }

  /** The object of this kind; there is no second. */
  JsonNode the(String kind) {
    var all = objects.getOrDefault(kind, new TreeMap<>());
    if (all.size() != 1) {
      throw new IllegalArgumentException(kind + ": " + all.keySet());
    }
    return all.firstEntry().getValue();
  }

  /** The object of this kind and name. */
  JsonNode the(String kind, String name) {
    return Objects.requireNonNull(
        objects.getOrDefault(kind, new TreeMap<>()).get(name), () -> kind + " " + name);
  }

  /** All of a kind. */
  Collection<JsonNode> all(String kind) {
    return objects.getOrDefault(kind, new TreeMap<>()).values();
  }

  /** All of all kinds. */
  List<JsonNode> documents() {
    var documents = new ArrayList<JsonNode>();
    objects.values().forEach(all -> documents.addAll(all.values()));
    return documents;
  }

  /** All there are, as kind and name. */
  Set<String> names() {
    var names = new TreeSet<String>();
    objects.forEach((kind, all) -> all.keySet().forEach(name -> names.add(kind + " " + name)));
    return names;
  }
}
