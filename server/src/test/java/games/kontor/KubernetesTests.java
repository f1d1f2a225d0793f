package games.kontor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The manifests: each file is read by the models of Kubernetes, and what an overlay makes of them
 * is a {@link SoundPod}. Where kubectl is installed, also what it makes of them is.
 */
final class KubernetesTests {
  private static final Path ROOT = Path.of("../k8s");
  private static final Path BASE = ROOT.resolve("base");
  private static final Path SINGLE = ROOT.resolve("overlays/single");
  private static final Set<String> KUSTOMIZATION =
      Set.of(
          "apiVersion",
          "kind",
          "namespace",
          "resources",
          "images",
          "configMapGenerator",
          "patches");

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static List<Path> resources() throws IOException {
    return files(BASE).stream()
        .filter(file -> file.toString().endsWith(".yaml") && !file.endsWith("kustomization.yaml"))
        .toList();
  }

  /** The overlay as far as it can be made without kubectl: its patch laid over the base. */
  private static Manifests laidOver() throws IOException {
    var manifests = new Manifests();
    var patch = Manifests.document(SINGLE.resolve("statefulset.yaml"));
    for (Path file : resources()) {
      var document = Manifests.document(file);
      manifests.add(
          document.get("kind").equals(patch.get("kind"))
              ? Manifests.merged(document, patch)
              : document);
    }
    return manifests;
  }

  @Test
  void areWhatKubernetesKnows() throws IOException {
    laidOver();
    for (Path file : resources()) {
      // The models would take a number for a text here; the cluster does not.
      for (String texts : List.of("annotations", "labels", "matchLabels")) {
        for (JsonNode map : Manifests.document(file).findValues(texts)) {
          map.forEach(value -> assertTrue(value.isTextual(), () -> file + ": " + value));
        }
      }
    }
  }

  @Test
  void areAllNamedByTheirKustomization() throws IOException {
    for (Path folder : List.of(BASE, SINGLE)) {
      var kustomization = Manifests.document(folder.resolve("kustomization.yaml"));
      var keys = new TreeSet<String>();
      kustomization.fieldNames().forEachRemaining(keys::add);
      keys.removeAll(KUSTOMIZATION);
      assertEquals(Set.of(), keys);

      var named = new TreeSet<Path>();
      named.add(folder.resolve("kustomization.yaml"));
      for (JsonNode resource : kustomization.path("resources")) {
        named.add(folder.resolve(resource.asText()).normalize());
      }
      for (JsonNode patch : kustomization.path("patches")) {
        named.add(folder.resolve(patch.path("path").asText()));
      }
      for (JsonNode env : kustomization.path("configMapGenerator").path(0).path("envs")) {
        named.add(folder.resolve(env.asText()));
      }
      named.remove(BASE);
      assertEquals(new TreeSet<>(files(folder)), named);
    }
  }

  @Test
  void nameOnlySettingsThatThereAreAndHoldNoSecret() throws IOException {
    var settings = new SettingNames();
    for (Path file : files(ROOT)) {
      String text = Files.readString(file);
      assertEquals(Set.of(), settings.unknownIn(text), file::toString);
      assertTrue(!text.contains("kind: Secret") && !text.contains("secretGenerator"), text);
      assertTrue(!text.contains("KONTOR_SECRET="), text);
    }
  }

  @Test
  void areRenderedByKubectlToASoundPod() throws Exception {
    assumeTrue(hasKubectl(), "no kubectl on the PATH");
    var kubectl =
        new ProcessBuilder("kubectl", "kustomize", SINGLE.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String yaml = new String(kubectl.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(kubectl.waitFor(60, TimeUnit.SECONDS));
    assertEquals(0, kubectl.exitValue());

    var rendered = new Manifests();
    for (JsonNode document : Manifests.documents(yaml)) {
      rendered.add(document);
    }
    new SoundPod(rendered).check();
  }

  private static boolean hasKubectl() {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "kubectl")));
  }

  @Test
  void areASoundPodAlsoWhereNoKubectlIs() throws IOException {
    var manifests = laidOver();
    manifests.add(settings());
    new SoundPod(manifests).check();
  }

  /** The map of settings as the generators of base and overlay make it. */
  private static ObjectNode settings() throws IOException {
    var map = (ObjectNode) Manifests.documents("{kind: ConfigMap, apiVersion: v1}").getFirst();
    map.putObject("metadata").put("name", "kontor");
    var data = map.putObject("data");
    var lines = new ArrayList<>(Files.readAllLines(BASE.resolve("settings.env")));
    Manifests.document(SINGLE.resolve("kustomization.yaml"))
        .path("configMapGenerator")
        .path(0)
        .path("literals")
        .forEach(literal -> lines.add(literal.asText()));
    for (String line : lines) {
      if (!line.startsWith("#")) {
        data.put(line.substring(0, line.indexOf('=')), line.substring(line.indexOf('=') + 1));
      }
    }
    return map;
  }

  @Test
  void noticeWhatKubernetesDoesNotKnow() throws IOException {
    var pod = Manifests.document(BASE.resolve("statefulset.yaml"));
    var template = (ObjectNode) pod.path("spec").path("template").path("spec");
    var container = (ObjectNode) template.path("containers").path(0);

    template.put("terminationGracePeriod", 30);
    assertThrows(IllegalArgumentException.class, () -> new Manifests().add(pod));
    template.remove("terminationGracePeriod");
    new Manifests().add(pod);
    container.putArray("image").add("kontor");
    assertThrows(IllegalArgumentException.class, () -> new Manifests().add(pod));
    container.put("image", "kontor").remove("name");
    assertThrows(IllegalArgumentException.class, () -> new Manifests().add(pod));
    assertThrows(IOException.class, () -> Manifests.documents("{a: 1, a: 2}"));
  }
}
