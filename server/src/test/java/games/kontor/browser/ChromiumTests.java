package games.kontor.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

final class ChromiumTests {

  @TempDir Path folder;

  @Test
  void skipsWhereThereIsNoBrowser() {
    assertThrows(TestAbortedException.class, () -> Chromium.required(Optional.empty(), null));
    assertThrows(TestAbortedException.class, () -> Chromium.required(Optional.empty(), "false"));
  }

  @Test
  void failsOnCiWhereThereIsNoBrowser() {
    assertThrows(AssertionFailedError.class, () -> Chromium.required(Optional.empty(), "true"));
  }

  @Test
  void findsAnExecutableOnTheSearchPath() throws Exception {
    Path chromium = Files.createFile(folder.resolve("chromium"));
    String searchPath = "elsewhere" + File.pathSeparator + folder;
    assertEquals(Optional.empty(), Chromium.installed(searchPath));
    chromium.toFile().setExecutable(true);
    assertEquals(Optional.of(chromium), Chromium.installed(searchPath));
  }
}
