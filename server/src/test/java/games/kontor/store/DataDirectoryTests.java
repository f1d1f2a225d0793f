package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
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

  private static String mode(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  @Test
  void letsOnlyTheOwnerReadTheSecret() throws IOException {
    try (var data = DataDirectory.open(folder)) {
      data.secret();
    }
    assertEquals("rw-------", mode(folder.resolve("secret")));
  }

  @Test
  void letsOnlyTheOwnerReadAnythingWhileAServerRuns() throws IOException {
    var inner = folder.resolve("not/there/yet");
    try (var data = DataDirectory.open(inner)) {
      data.secret();
      var sqlite = Sqlite.open(data.database());
      assertEquals("rwx------", mode(inner));
      try (var files = Files.list(inner)) {
        var modes = new TreeMap<String, String>();
        for (Path file : files.toList()) {
          modes.put(file.getFileName().toString(), mode(file));
        }
        assertEquals(
            Set.of("kontor.db", "kontor.db-shm", "kontor.db-wal", "lock", "secret"),
            modes.keySet());
        assertEquals(Set.of("rw-------"), Set.copyOf(modes.values()));
      }
      sqlite.close().await();
    }
  }

  @Test
  void closesWhatAnEarlierBuildLeftOpen() throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    var secret = Files.writeString(folder.resolve("secret"), "5e".repeat(32));
    var database = Files.createFile(DataDirectory.database(folder));
    for (Path file : List.of(secret, database)) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    }

    DataDirectory.open(folder).close();

    assertEquals("rwx------", mode(folder));
    assertEquals("rw-------", mode(secret));
    assertEquals("rw-------", mode(database));
  }

  @Test
  void refusesASecretThatIsNone() throws IOException {
    var file = folder.resolve("secret");
    try (var data = DataDirectory.open(folder)) {
      for (String none : List.of("", "5e5e", "5e".repeat(20) + "\n" + "5e".repeat(20))) {
        Files.writeString(file, none);
        var refused = assertThrows(StoreFailed.class, data::secret);
        var told = Objects.requireNonNull(refused.getMessage());
        assertTrue(told.startsWith("the secret in " + file + " is damaged: it "), told);
        assertFalse(told.contains("5e5e"), told);
      }
      Files.write(file, new byte[] {(byte) 0xc3, (byte) 0x28});
      assertThrows(StoreFailed.class, data::secret);
    }
  }

  @Test
  void makesASecretAnewThatWasLeftHalfWritten() throws IOException {
    Files.writeString(folder.resolve("secret.new"), "5e");
    try (var data = DataDirectory.open(folder)) {
      assertEquals(64, data.secret().length());
    }
    assertFalse(Files.exists(folder.resolve("secret.new")));
  }

  @Test
  void refusesASecondServer() {
    try (var data = DataDirectory.open(folder)) {
      assertThrows(StoreFailed.class, () -> DataDirectory.open(folder));
      data.secret();
    }
  }
}
