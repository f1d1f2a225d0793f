package games.kontor.web;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The page on which an operator does by hand what the routes do. It holds nothing that is not
 * public: who would see a room brings the token, which stays in the memory of the page. It loads
 * nothing from elsewhere, and stands in no frame.
 */
public final class AdminPage {
  private static final String PREFIX = "/admin/";
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
          + "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8");

  private final Map<String, Buffer> files = new TreeMap<>();

  /** Its files by their names; {@code index.html} is what {@code /admin/} shows. */
  public AdminPage(Map<String, byte[]> files) {
    files.forEach((name, bytes) -> this.files.put(name, Buffer.buffer(bytes)));
  }

  private static String name(String path) {
    String name = path.substring(PREFIX.length());
    return name.isEmpty() ? "index.html" : name;
  }

  /** True for the path of one of its files. */
  boolean has(String path) {
    return files.containsKey(name(path));
  }

  void answer(HttpServerRequest request, String path) {
    String name = name(path);
    String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    request
        .response()
        .putHeader("Content-Type", Objects.requireNonNull(type))
        .putHeader("Content-Security-Policy", POLICY)
        .putHeader("X-Content-Type-Options", "nosniff")
        .putHeader("Referrer-Policy", "no-referrer")
        .putHeader("Cross-Origin-Opener-Policy", "same-origin")
        .putHeader("Cross-Origin-Resource-Policy", "same-origin")
        .putHeader("Cache-Control", "no-store")
        .end(files.get(name));
  }
}
