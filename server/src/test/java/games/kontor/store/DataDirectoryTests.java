package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DataDirectoryTests {
  @TempDir Path folder;

  @Test
  void keepsOneSecretForEver() {
    String first;
    try (var data = DataDirectory.open(folder)) {
      first = data.secret();
      assertEquals(first, data.secret());
    }
    try (var data = DataDirectory.open(folder)) {
      assertEquals(first, data.secret());
    }
    assertEquals(64, first.length());
  }

  @Test
  void makesAnotherSecretForAnotherFolder() {
    try (var here = DataDirectory.open(folder.resolve("here"));
        var there = DataDirectory.open(folder.resolve("there"))) {
      assertNotEquals(here.secret(), there.secret());
    }
  }

  @Test
  void letsOnlyTheOwnerReadTheSecret() throws IOException {
    try (var data = DataDirectory.open(folder)) {
      data.secret();
    }
    var allowed = Files.getPosixFilePermissions(folder.resolve("secret"));
    assertEquals(PosixFilePermissions.fromString("rw-------"), allowed);
  }

  @Test
  void refusesASecondServer() {
    try (var data = DataDirectory.open(folder)) {
      assertThrows(StoreFailed.class, () -> DataDirectory.open(folder));
      data.secret();
    }
  }
}
