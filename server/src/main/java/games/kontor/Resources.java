package games.kontor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What lies on the class path beside the classes, read once at the start. */
final class Resources {
  private static final String WORDS = "host/words.txt";
  private static final List<String> ADMIN = List.of("index.html", "page.css", "page.js");
  private static final String PAGES = "/META-INF/resources/kontor";

  private Resources() {}

  /** The words of room codes. */
  static List<String> words() {
    return new String(bytes(WORDS), StandardCharsets.UTF_8).lines().toList();
  }

  /** The files of the operators' page by their names. */
  static Map<String, byte[]> adminPage() {
    var files = new TreeMap<String, byte[]>();
    ADMIN.forEach(name -> files.put(name, bytes("web/admin/" + name)));
    return files;
  }

  private static byte[] bytes(String name) {
    try (InputStream file = Objects.requireNonNull(Resources.class.getResourceAsStream(name))) {
      return file.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The files of the browser client by their path; none if it is not on the class path. */
  static Map<String, byte[]> pages() {
    URL root = Resources.class.getResource(PAGES);
    if (root == null) {
      return Map.of();
    }
    try {
      if (root.openConnection() instanceof JarURLConnection inside) {
        // By its path, not by its address: that only one at a time may open.
        Path jar = Path.of(inside.getJarFileURL().toURI());
        try (var files = FileSystems.newFileSystem(jar, Map.of())) {
          return files(files.getPath(PAGES));
        }
      }
      return files(Path.of(root.toURI()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Map<String, byte[]> files(Path folder) throws IOException {
    var files = new TreeMap<String, byte[]>();
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path file : found.filter(Files::isRegularFile).toList()) {
        String path = folder.relativize(file).toString().replace('\\', '/');
        files.put(path, Files.readAllBytes(file));
      }
    }
    return files;
  }
}
