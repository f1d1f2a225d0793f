package games.kontor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What is made of a folder, as far as that can be known without kubectl: its resources and those of
 * the folders it names, with its patches laid over them, and its maps of settings.
 */
final class Kustomized {
  private static final String FILE = "kustomization.yaml";
  private static final Set<String> KEYS =
      Set.of(
          "apiVersion",
          "kind",
          "namespace",
          "resources",
          "components",
          "images",
          "configMapGenerator",
          "patches");

  private final List<ObjectNode> objects = new ArrayList<>();
  private final TreeMap<String, ObjectNode> maps = new TreeMap<>();

  private Kustomized() {}

  /** Lays the components over the folder; throws for what neither kustomize nor we know. */
  static Manifests of(Path folder, Path... components) throws IOException {
    var made = new Kustomized();
    made.take(folder);
    for (Path component : components) {
      made.take(component);
    }
    var manifests = new Manifests();
    for (JsonNode object : made.objects) {
      manifests.add(object);
    }
    for (JsonNode map : made.maps.values()) {
      manifests.add(map);
    }
    return manifests;
  }

  /** The files that a folder's kustomization names, and itself. */
  static Set<Path> named(Path folder) throws IOException {
    var kustomization = Manifests.document(folder.resolve(FILE));
    var named = new TreeSet<Path>();
    named.add(folder.resolve(FILE));
    var names = new ArrayList<JsonNode>();
    kustomization.path("resources").forEach(names::add);
    kustomization.path("patches").forEach(patch -> names.add(patch.path("path")));
    for (JsonNode map : kustomization.path("configMapGenerator")) {
      map.path("envs").forEach(names::add);
      map.path("files").forEach(names::add);
    }
    for (JsonNode name : names) {
      Path file = folder.resolve(name.asText()).normalize();
      if (!Files.isDirectory(file)) {
        named.add(file);
      }
    }
    return named;
  }

  /** All files below a folder. */
  static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private void take(Path folder) throws IOException {
    var kustomization = Manifests.document(folder.resolve(FILE));
    for (var field : kustomization.properties()) {
      if (!KEYS.contains(field.getKey())) {
        throw new IllegalArgumentException(folder + ": " + field.getKey());
      }
    }
    for (JsonNode resource : kustomization.path("resources")) {
      Path named = folder.resolve(resource.asText()).normalize();
      if (Files.isDirectory(named)) {
        take(named);
      } else {
        objects.add(Manifests.document(named));
      }
    }
    for (JsonNode map : kustomization.path("configMapGenerator")) {
      fill(folder, map);
    }
    for (JsonNode patch : kustomization.path("patches")) {
      lay(Manifests.document(folder.resolve(patch.path("path").asText())), patch.path("target"));
    }
  }

  /** A patch names what it changes, or a target does where that becomes another kind. */
  private void lay(ObjectNode patch, JsonNode target) {
    JsonNode kind = target.isMissingNode() ? patch.path("kind") : target.path("kind");
    String name = patch.at("/metadata/name").asText();
    int laid = 0;
    for (int i = 0; i < objects.size(); i++) {
      var object = objects.get(i);
      if (object.path("kind").equals(kind) && object.at("/metadata/name").asText().equals(name)) {
        objects.set(i, Manifests.merged(object, patch));
        laid++;
      }
    }
    if (laid != 1) {
      throw new IllegalArgumentException(laid + " objects to be changed by " + patch);
    }
  }

  private void fill(Path folder, JsonNode generator) throws IOException {
    String name = generator.path("name").asText();
    boolean merges = generator.path("behavior").asText().equals("merge");
    if (maps.containsKey(name) != merges) {
      throw new IllegalArgumentException(name + " is made twice, or never");
    }
    if (!merges) {
      maps.put(name, map(name, generator.at("/options/labels")));
    }
    var data = (ObjectNode) Objects.requireNonNull(maps.get(name)).path("data");
    var lines = new ArrayList<String>();
    for (JsonNode env : generator.path("envs")) {
      lines.addAll(Files.readAllLines(folder.resolve(env.asText())));
    }
    generator.path("literals").forEach(literal -> lines.add(literal.asText()));
    for (String line : lines) {
      if (!line.startsWith("#")) {
        data.put(line.substring(0, line.indexOf('=')), line.substring(line.indexOf('=') + 1));
      }
    }
    for (JsonNode file : generator.path("files")) {
      data.put(file.asText(), Files.readString(folder.resolve(file.asText())));
    }
  }

  private static ObjectNode map(String name, JsonNode labels) throws IOException {
    var map = (ObjectNode) Manifests.documents("{kind: ConfigMap, apiVersion: v1}").getFirst();
    var metadata = map.putObject("metadata").put("name", name);
    if (labels.isObject()) {
      metadata.set("labels", labels);
    }
    map.putObject("data");
    return map;
  }
}
