package games.kontor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Where the Dockerfile speaks of the server; how it is built a test of the web client reads. */
final class ImageTests {
  private static final Path TOP = Path.of("..");
  private final SettingNames settings = new SettingNames();
  private String dockerfile = "";

  @BeforeEach
  void read() throws IOException {
    dockerfile = Files.readString(TOP.resolve("Dockerfile"));
  }

  private List<String> lines(String instruction) {
    return dockerfile.lines().filter(line -> line.startsWith(instruction + " ")).toList();
  }

  @Test
  void namesOnlySettingsThatThereAre() {
    assertEquals(Set.of(), settings.unknownIn(dockerfile));
    assertTrue(lines("ENV").getLast().contains(" KONTOR_OPS_HOST=0.0.0.0"), "probes from outside");
  }

  @Test
  void opensThePortsThatAreServed() {
    String ports = settings.defaultOf("KONTOR_PORT") + " " + settings.defaultOf("KONTOR_OPS_PORT");
    assertEquals(List.of("EXPOSE " + ports), lines("EXPOSE"));
  }

  @Test
  void runsAsTheOneWhomThePodExpects() throws IOException {
    String pod = Files.readString(TOP.resolve("k8s/base/statefulset.yaml"));
    assertTrue(pod.contains("runAsUser: 10001\n"));
    assertEquals(List.of("USER 10001:10001"), lines("USER"));
  }

  @Test
  void hasTheFlagsThatTheReadmeTells() throws IOException {
    String readme = Files.readString(TOP.resolve("README.md"));
    var flags =
        Pattern.compile("-XX:[+\\w]+")
            .matcher(lines("ENTRYPOINT").getFirst())
            .results()
            .map(found -> found.group())
            .toList();
    assertTrue(flags.contains("-XX:+ExitOnOutOfMemoryError"));
    for (String flag : flags) {
      assertTrue(readme.contains(flag), flag);
    }
  }

  @Test
  void leavesDataAndSecretsOutOfTheBuild() throws IOException {
    var left = Files.readAllLines(TOP.resolve(".dockerignore"));
    assertTrue(
        left.containsAll(List.of("/.git", "/data", "**/secret", "**/*.db*")), left::toString);
  }
}
