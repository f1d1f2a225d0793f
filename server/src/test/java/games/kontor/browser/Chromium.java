package games.kontor.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/**
 * The machine's own Chromium, headless. Where there is none a test is skipped by assumption, but
 * fails where {@code CI=true}: there a missing browser must not pass for a green run.
 */
public final class Chromium implements AutoCloseable {

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");

  /** As root in a container there is no sandbox; the rest keeps the browser off the network. */
  private static final List<String> ARGUMENTS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--disable-dev-shm-usage",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  /** A page that has not come so far by then never will, however busy the machine. */
  private static final double PATIENCE_MILLIS = 30_000;

  private final Playwright playwright;
  private final Browser browser;

  private Chromium(Path executable) {
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions().setExecutablePath(executable).setArgs(ARGUMENTS));
  }

  /** Starts the browser; the test that calls is skipped, or on CI fails, where there is none. */
  public static Chromium launch() {
    return new Chromium(required(installed(System.getenv("PATH")), System.getenv("CI")));
  }

  /** One browser for all contexts; a context is a person with cookies and storage of his own. */
  public Browser browser() {
    return browser;
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }

  static Optional<Path> installed(String searchPath) {
    return Arrays.stream(searchPath.split(File.pathSeparator, -1))
        .flatMap(folder -> NAMES.stream().flatMap(name -> executables(Path.of(folder), name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Stream<Path> executables(Path folder, String name) {
    return Stream.of(folder.resolve(name), folder.resolve(name + ".exe"));
  }

  static Path required(Optional<Path> executable, @Nullable String ci) {
    String missing = "No Chromium on the PATH";
    if (executable.isEmpty() && "true".equals(ci)) {
      Assertions.fail(missing);
    }
    Assumptions.assumeTrue(executable.isPresent(), missing);
    return executable.orElseThrow();
  }
}
