package games.kontor.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.handler.StaticHandler;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The client as it lies in the jar on the class path opens in a browser. */
final class PackedPagesIT {

  @Test
  void opensWithoutAnError() {
    Vertx vertx = Vertx.vertx();
    try (Chromium chromium = Chromium.launch()) {
      Router router = Router.router(vertx);
      router.route().handler(StaticHandler.create("META-INF/resources/kontor"));
      HttpServer server =
          vertx.createHttpServer().requestHandler(router).listen(0, "127.0.0.1").await();
      List<String> errors = new ArrayList<>();
      Page page = chromium.browser().newPage();
      page.onPageError(errors::add);

      page.navigate("http://127.0.0.1:" + server.actualPort() + "/");
      page.waitForSelector(
          "main", new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));

      assertEquals("Kontor", page.title());
      assertEquals(List.of(), errors);
    } finally {
      vertx.close().await();
    }
  }
}
