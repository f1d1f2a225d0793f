package games.kontor.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Files and folders that nobody but their owner may read, from the moment at which they exist. On
 * file systems without such permissions they are plain ones.
 */
final class Secrecy {
  private static final Set<PosixFilePermission> OWN_FOLDER =
      PosixFilePermissions.fromString("rwx------");
  private static final Set<PosixFilePermission> OWN_FILE =
      PosixFilePermissions.fromString("rw-------");

  private Secrecy() {}

  /** Makes the folder if there is none and closes it to everybody else. */
  static void folder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      var parent = folder.toAbsolutePath().getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      Files.createDirectory(folder, at(parent, OWN_FOLDER));
    }
    close(folder, OWN_FOLDER);
  }

  /** Makes an empty file if there is none and closes it to everybody else. */
  static void file(Path file) throws IOException {
    if (!Files.exists(file)) {
      Files.createFile(file, at(file.toAbsolutePath().getParent(), OWN_FILE));
    }
    close(file, OWN_FILE);
  }

  /** Makes a new file of this text; it is whole and on the disk, or it is not there. */
  static void write(Path file, String text) throws IOException {
    var draft = file.resolveSibling(file.getFileName() + ".new");
    Files.deleteIfExists(draft);
    file(draft);
    try (var channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
      var bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
    Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    force(file);
  }

  /** Puts a file and its place in its folder on the disk. */
  static void force(Path file) throws IOException {
    try (var channel = FileChannel.open(file, StandardOpenOption.READ)) {
      channel.force(true);
    }
    var folder = file.toAbsolutePath().getParent();
    if (folder != null && isPosix(folder)) {
      try (var channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      }
    }
  }

  private static void close(Path path, Set<PosixFilePermission> own) throws IOException {
    if (!isPosix(path)) {
      return;
    }
    var allowed = Files.getPosixFilePermissions(path);
    if (own.containsAll(allowed)) {
      return;
    }
    try {
      Files.setPosixFilePermissions(path, own);
    } catch (FileSystemException e) {
      String mode = PosixFilePermissions.toString(allowed);
      String owner = Files.getOwner(path).getName();
      throw new IOException(
          path + " is open to others (" + mode + ") and belongs to " + owner + ", not to us", e);
    }
  }

  private static FileAttribute<?>[] at(@Nullable Path folder, Set<PosixFilePermission> own)
      throws IOException {
    return folder != null && isPosix(folder)
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(own)}
        : new FileAttribute<?>[0];
  }

  private static boolean isPosix(Path path) throws IOException {
    return Files.getFileStore(path).supportsFileAttributeView("posix");
  }
}
