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
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;

/**
 * The manifests: all are read by the models of Kubernetes, and what an overlay makes of them is a
 * {@link SoundSingle} or a {@link SoundCluster}. Where kubectl is installed, also what it makes of
 * them is.
 */
final class KubernetesTests {
  private static final Path ROOT = Path.of("../k8s");
  private static final Path BASE = ROOT.resolve("base");
  private static final Path SINGLE = ROOT.resolve("overlays/single");
  private static final Path CLUSTER = ROOT.resolve("overlays/cluster");
  private static final Path AUTOSCALING = ROOT.resolve("components/autoscaling");
  private static final Path ENCRYPTED = ROOT.resolve("components/encrypted");
  private static final Path MONITORING = ROOT.resolve("components/monitoring");

  @Test
  void areWhatKubernetesKnows() throws IOException {
    var documents = Kustomized.of(CLUSTER, AUTOSCALING, ENCRYPTED, MONITORING).documents();
    documents.addAll(Kustomized.of(SINGLE).documents());
    for (JsonNode document : documents) {
      // The models would take a number for a text here; the cluster does not.
      for (String texts : List.of("annotations", "labels", "matchLabels")) {
        for (JsonNode map : document.findValues(texts)) {
          map.forEach(value -> assertTrue(value.isTextual(), () -> document + ": " + value));
        }
      }
    }
  }

  @Test
  void areAllNamedByTheirKustomization() throws IOException {
    var all = new TreeSet<Path>();
    for (Path folder : List.of(BASE, SINGLE, CLUSTER, AUTOSCALING, ENCRYPTED, MONITORING)) {
      var named = Kustomized.named(folder);
      assertEquals(new TreeSet<>(Kustomized.files(folder)), named);
      all.addAll(named);
    }
    assertEquals(new TreeSet<>(Kustomized.files(ROOT)), all);
  }

  @Test
  void nameOnlySettingsThatThereAreAndHoldNoSecret() throws IOException {
    var settings = new SettingNames();
    for (Path file : Kustomized.files(ROOT)) {
      String text = Files.readString(file);
      assertEquals(Set.of(), settings.unknownIn(text), file::toString);
      assertTrue(!text.contains("kind: Secret") && !text.contains("secretGenerator"), text);
      assertTrue(!text.contains("KONTOR_SECRET=") && !text.contains("KONTOR_DB="), text);
    }
  }

  @Test
  void areRenderedByKubectlToASoundPod() throws Exception {
    assumeTrue(hasKubectl(), "no kubectl on the PATH");
    new SoundSingle(rendered(SINGLE)).check();
  }

  @Test
  void areRenderedByKubectlToASoundCluster() throws Exception {
    assumeTrue(hasKubectl(), "no kubectl on the PATH");
    new SoundCluster(rendered(CLUSTER)).check();
  }

  @Test
  void areRenderedByKubectlWithAllThatMayBeAdded(@TempDir(factory = Beside.class) Path folder)
      throws Exception {
    assumeTrue(hasKubectl(), "no kubectl on the PATH");
    Files.writeString(
        folder.resolve("kustomization.yaml"),
        "resources: [%s]%ncomponents: [%s, %s, %s]%n"
            .formatted(
                from(folder, CLUSTER),
                from(folder, AUTOSCALING),
                from(folder, ENCRYPTED),
                from(folder, MONITORING)));
    var rendered = rendered(folder);
    new SoundCluster(rendered).checkScaled();
    new SoundCluster(rendered).checkEncrypted();
    assertEquals(
        Kustomized.of(CLUSTER, AUTOSCALING, MONITORING).names().size(), rendered.names().size());
    var dashboard = rendered.the("ConfigMap", "kontor-dashboard");
    assertEquals("1", dashboard.at("/metadata/labels/grafana_dashboard").asText());
    assertTrue(dashboard.at("/data/dashboard.json").isTextual());
  }

  /** Kustomize reads folders by ways that begin at its own. */
  private static Path from(Path folder, Path other) {
    return folder.toAbsolutePath().normalize().relativize(other.toAbsolutePath().normalize());
  }

  private static final class Beside implements TempDirFactory {
    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext extension)
        throws IOException {
      return Files.createTempDirectory(Files.createDirectories(Path.of("target")), "kustomize");
    }
  }

  private static Manifests rendered(Path folder) throws IOException, InterruptedException {
    var kubectl =
        new ProcessBuilder("kubectl", "kustomize", folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String yaml = new String(kubectl.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(kubectl.waitFor(60, TimeUnit.SECONDS));
    assertEquals(0, kubectl.exitValue());
    var rendered = new Manifests();
    for (JsonNode document : Manifests.documents(yaml)) {
      rendered.add(document);
    }
    return rendered;
  }

  private static boolean hasKubectl() {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "kubectl")));
  }

  @Test
  void areASoundPodAlsoWhereNoKubectlIs() throws IOException {
    new SoundSingle(Kustomized.of(SINGLE)).check();
  }

  @Test
  void areASoundClusterAlsoWhereNoKubectlIs() throws IOException {
    new SoundCluster(Kustomized.of(CLUSTER)).check();
    new SoundCluster(Kustomized.of(CLUSTER, AUTOSCALING, MONITORING)).checkScaled();
    new SoundCluster(Kustomized.of(CLUSTER, ENCRYPTED)).checkEncrypted();
  }

  @Test
  void sendTheSocketsOfARoomByWhatThePageNames() throws IOException {
    String page = Files.readString(Path.of("../web-client/src/net/browser-world.ts"));
    assertTrue(page.contains("/api/socket?room=${"));
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

  @Test
  void noticeWhatTheOperatorOfPrometheusDoesNotKnow() throws IOException {
    var monitor = Manifests.document(MONITORING.resolve("servicemonitor.yaml"));
    var endpoint = (ObjectNode) monitor.at("/spec/endpoints/0");
    endpoint.put("intervall", "15s");
    assertThrows(IllegalArgumentException.class, () -> PrometheusKinds.check(monitor));
    endpoint.remove("intervall");
    PrometheusKinds.check(monitor);
    endpoint.put("interval", 15);
    assertThrows(IllegalArgumentException.class, () -> PrometheusKinds.check(monitor));
    endpoint.put("interval", "15s").remove("port");
    assertThrows(IllegalArgumentException.class, () -> PrometheusKinds.check(monitor));
  }
}
