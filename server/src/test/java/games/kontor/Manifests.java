package games.kontor;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.openapi.models.V1Ingress;
import io.kubernetes.client.openapi.models.V1NetworkPolicy;
import io.kubernetes.client.openapi.models.V1Service;
import io.kubernetes.client.openapi.models.V1ServiceAccount;
import io.kubernetes.client.openapi.models.V1StatefulSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Objects of Kubernetes, read by its own models: a field that they do not know, one that is missing
 * and a value of the wrong type are errors, and so is a key that stands twice.
 */
final class Manifests {
  private static final YAMLMapper YAML =
      new YAMLMapper(
          YAMLFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build());

  private final Map<String, JsonNode> objects = new TreeMap<>();

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

  /** The same document with another laid over it; in lists what has one name is one thing. */
  static ObjectNode merged(ObjectNode document, JsonNode over) {
    var merged = document.deepCopy();
    for (var field : over.properties()) {
      merged.set(field.getKey(), either(merged.path(field.getKey()), field.getValue()));
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
    // Each of these throws for what it does not know.
    var known =
        switch (document.path("kind").asText()) {
          case "ConfigMap" -> V1ConfigMap.fromJson(json);
          case "Ingress" -> V1Ingress.fromJson(json);
          case "NetworkPolicy" -> V1NetworkPolicy.fromJson(json);
          case "Service" -> V1Service.fromJson(json);
          case "ServiceAccount" -> V1ServiceAccount.fromJson(json);
          case "StatefulSet" -> V1StatefulSet.fromJson(json);
          default -> throw new IllegalArgumentException("not expected here: " + document);
        };
    if (objects.putIfAbsent(known.getKind(), document) != null) {
      throw new IllegalArgumentException("a second " + known.getKind());
    }
  }

  /** The one object of this kind. */
  JsonNode the(String kind) {
    return Objects.requireNonNull(objects.get(kind), kind);
  }
}
