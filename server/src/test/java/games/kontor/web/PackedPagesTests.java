package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.MovableTime;
import games.kontor.TestRooms;
import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How the packed client is answered. */
final class PackedPagesTests {
  private final Vertx vertx = Vertx.vertx();
  private String url;

  @BeforeEach
  void serve() {
    var visits =
        new Visits(
            new Site(Optional.empty(), List.of()),
            DoorLimits.STANDARD,
            "a secret for tests",
            new MovableTime());
    var files =
        Map.of(
            "index.html", bytes("the page"),
            "index.html.br", bytes("brotli"),
            "assets/app-1.js", bytes("the script"),
            "assets/app-1.js.gz", bytes("gzip"),
            "robots.txt", bytes("robots"),
            ".vite/manifest.json", bytes("{}"));
    var pages = new Pages(files, visits);
    var router = Router.router(vertx);
    router.get("/").handler(pages::page);
    router.get().handler(pages::file);
    router.get().handler(pages::lost);
    var server = vertx.createHttpServer().requestHandler(router).listen(0).await();
    url = "http://localhost:" + server.actualPort();
  }

  @AfterEach
  void stop() {
    vertx.close().await();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void letsHashedAssetsBeKeptForEver() {
    var answer = TestRooms.get(url + "/assets/app-1.js");

    assertEquals("the script", answer.body());
    assertEquals(
        "public, max-age=31536000, immutable",
        answer.headers().firstValue("Cache-Control").orElseThrow());
    assertTrue(answer.headers().firstValue("Content-Type").orElseThrow().contains("javascript"));
  }

  @Test
  void asksForThePageAgainByItsTag() {
    var first = TestRooms.get(url + "/");
    String tag = first.headers().firstValue("ETag").orElseThrow();

    assertEquals("no-cache", first.headers().firstValue("Cache-Control").orElseThrow());
    assertEquals(304, TestRooms.get(url + "/", "If-None-Match", tag).statusCode());
  }

  @Test
  void sendsWhatTheBrowserCanUnpack() {
    assertEquals("brotli", TestRooms.get(url + "/", "Accept-Encoding", "gzip, br").body());
    assertEquals("the page", TestRooms.get(url + "/", "Accept-Encoding", "gzip").body());
    assertEquals("the page", TestRooms.get(url + "/", "Accept-Encoding", "br;q=0").body());
    assertEquals(
        "gzip", TestRooms.get(url + "/assets/app-1.js", "Accept-Encoding", "br, gzip").body());
  }

  @Test
  void showsThePageWhereNothingIs() {
    var lost = TestRooms.get(url + "/nowhere");

    assertEquals(404, lost.statusCode());
    assertEquals("the page", lost.body());
    assertEquals(404, TestRooms.get(url + "/.vite/manifest.json").statusCode());
    assertEquals(404, TestRooms.get(url + "/../secret").statusCode());
  }
}
