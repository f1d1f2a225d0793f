package games.kontor.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The folder with a server's data: the SQLite file, if it uses one, and the secret, for nobody's
 * eyes but its owner's. While a server runs it is locked, so that no second one answers for the
 * same rooms.
 */
public final class DataDirectory implements AutoCloseable {
  private static final int SECRET_BYTES = 32;
  private static final int SHORTEST_SECRET = 32;
  private static final int LONGEST_SECRET = 256;
  private static final String DATABASE = "kontor.db";
  private static final String SECRET = "secret";

  private final Path folder;
  private final FileChannel lockFile;

  private DataDirectory(Path folder, FileChannel lockFile) {
    this.folder = folder;
    this.lockFile = lockFile;
  }

  /**
   * Makes the folder if there is none, closes it and what lies in it to everybody else, and locks
   * it. Throws {@link StoreFailed}.
   */
  public static DataDirectory open(Path folder) {
    try {
      Secrecy.folder(folder);
      Secrecy.file(folder.resolve("lock"));
      for (String name : List.of(SECRET, DATABASE, DATABASE + "-wal", DATABASE + "-shm")) {
        if (Files.exists(folder.resolve(name))) {
          Secrecy.file(folder.resolve(name));
        }
      }
      return locked(folder);
    } catch (IOException | OverlappingFileLockException e) {
      throw new StoreFailed("cannot use " + folder, e);
    }
  }

  private static DataDirectory locked(Path folder) throws IOException {
    var file = FileChannel.open(folder.resolve("lock"), StandardOpenOption.WRITE);
    FileLock lock = file.tryLock();
    if (lock == null) {
      file.close();
      throw new StoreFailed("another server uses " + folder);
    }
    return new DataDirectory(folder, file);
  }

  /** Where the database lies in a data folder. */
  public static Path database(Path folder) {
    return folder.resolve(DATABASE);
  }

  /** The file with all rooms; it is made, empty, if there is none. Throws {@link StoreFailed}. */
  public Path database() {
    var file = database(folder);
    try {
      Secrecy.file(file);
      return file;
    } catch (IOException e) {
      throw new StoreFailed("cannot use " + file, e);
    }
  }

  /**
   * The server's secret: made with a secure random source at the first call and on the disk before
   * it is used, the same ever after. Throws {@link StoreFailed} if the file holds anything else.
   */
  public String secret() {
    var file = folder.resolve(SECRET);
    try {
      if (!Files.exists(file)) {
        var bytes = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(bytes);
        Secrecy.write(file, HexFormat.of().formatHex(bytes));
      }
      return read(file);
    } catch (IOException e) {
      throw new StoreFailed("cannot keep the secret in " + folder, e);
    }
  }

  /** The secret that a server left in the folder; empty if it had it from elsewhere. */
  static Optional<String> secret(Path folder) {
    try {
      return Optional.of(read(folder.resolve(SECRET)));
    } catch (NoSuchFileException none) {
      return Optional.empty();
    } catch (IOException e) {
      throw new StoreFailed("cannot read the secret in " + folder, e);
    }
  }

  private static String read(Path file) throws IOException {
    String secret;
    try {
      secret = Files.readString(file).strip();
    } catch (CharacterCodingException noText) {
      throw damaged(file, "it is no text");
    }
    var fault = fault(secret);
    if (fault.isPresent()) {
      throw damaged(file, fault.get());
    }
    return secret;
  }

  /** Why this cannot be a secret, as the end of a sentence; empty if it can. */
  public static Optional<String> fault(String secret) {
    if (secret.length() < SHORTEST_SECRET || secret.length() > LONGEST_SECRET) {
      return Optional.of(
          "it has "
              + secret.length()
              + " characters, not "
              + SHORTEST_SECRET
              + " to "
              + LONGEST_SECRET);
    }
    return secret.strip().equals(secret) && secret.chars().allMatch(c -> c >= ' ' && c <= '~')
        ? Optional.empty()
        : Optional.of("it is not one line of ASCII characters without blanks around it");
  }

  private static StoreFailed damaged(Path file, String why) {
    String advice =
        "; put back the one from a backup, or delete the file: then nobody has his seat any more";
    return new StoreFailed("the secret in " + file + " is damaged: " + why + advice);
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
