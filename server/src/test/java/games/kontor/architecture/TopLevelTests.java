package games.kontor.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** At the top of the project lies what it is made of, and nothing that was left behind there. */
final class TopLevelTests {
  private static final Set<String> PARTS =
      Set.of(
          "pom.xml",
          "server",
          "web-client",
          "protocol",
          "README.md",
          "Dockerfile",
          "k8s",
          "LICENSE");

  /** What building, serving and editors make there; no version of the project has it. */
  private static final Set<String> MADE = Set.of("target", "data");

  @Test
  void nothingLiesBesideItsParts() throws IOException {
    try (var all = Files.list(Path.of(".."))) {
      var others =
          all.map(path -> path.getFileName().toString())
              .filter(name -> !name.startsWith(".") && !name.endsWith(".iml"))
              .filter(name -> !PARTS.contains(name) && !MADE.contains(name))
              .toList();
      assertEquals(List.of(), others);
    }
  }
}
