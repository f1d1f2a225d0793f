package games.kontor.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * The folder with a server's data: the SQLite file and the secret. While a server runs it is
 * locked, so that no second one answers for the same rooms.
 */
public final class DataDirectory implements AutoCloseable {
  private static final int SECRET_BYTES = 32;

  private final Path folder;
  private final FileChannel lockFile;

  private DataDirectory(Path folder, FileChannel lockFile) {
    this.folder = folder;
    this.lockFile = lockFile;
  }

  /** Makes the folder if there is none and locks it. Throws {@link StoreFailed}. */
  public static DataDirectory open(Path folder) {
    try {
      Files.createDirectories(folder);
      var file =
          FileChannel.open(
              folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = file.tryLock();
      if (lock == null) {
        file.close();
        throw new StoreFailed("another server uses " + folder);
      }
      return new DataDirectory(folder, file);
    } catch (IOException | OverlappingFileLockException e) {
      throw new StoreFailed("cannot use " + folder, e);
    }
  }

  /** Where the database lies in a data folder. */
  public static Path database(Path folder) {
    return folder.resolve("kontor.db");
  }

  /** The file with all rooms. */
  public Path database() {
    return database(folder);
  }

  /**
   * The server's secret: made with a secure random source at the first call, readable by its owner
   * only, the same ever after.
   */
  public String secret() {
    var file = folder.resolve("secret");
    try {
      if (!Files.exists(file)) {
        var bytes = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(bytes);
        // Such a file belongs to its owner alone from the beginning.
        var draft = Files.createTempFile(folder, "secret", ".new");
        Files.writeString(draft, HexFormat.of().formatHex(bytes));
        Files.move(draft, file);
      }
      return Files.readString(file).strip();
    } catch (IOException e) {
      throw new StoreFailed("cannot keep the secret in " + folder, e);
    }
  }

  @Override
  public void close() {
    try {
      lockFile.close();
    } catch (IOException e) {
      throw new StoreFailed("cannot unlock " + folder, e);
    }
  }
}
