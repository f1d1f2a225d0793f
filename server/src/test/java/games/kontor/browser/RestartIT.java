package games.kontor.browser;

import com.microsoft.playwright.Browser;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The process of a served table is killed and started again; the browsers come back by themselves.
 */
final class RestartIT {
  private static final String READY = "Kontor is ready at ";

  @TempDir Path data;

  @Test
  void browsersFindTheirRoomAgainAsItWasAcknowledged() throws Exception {
    Process process = serve("0");
    String url = url(process);
    try (var chromium = Chromium.launch()) {
      process = play(process, url, chromium.browser());
    } finally {
      process.destroyForcibly();
    }
  }

  private Process play(Process process, String url, Browser browser) throws Exception {
    try (var anna = new Person(browser, "Anna");
        var jonas = new Person(browser, "Jonas")) {
      String link = anna.openRoom(url);
      anna.dial("Time for the start", 300);
      jonas.sitDown(link);
      anna.press("Start with 2 players");
      new GreementPlayer(anna).chooseStart("C3");
      anna.sees("C3 is noted.");

      process.destroyForcibly().waitFor(1, TimeUnit.MINUTES);
      anna.sees("Connection lost.");
      jonas.sees("Connection lost.");
      var again = serve(url.substring(url.lastIndexOf(':') + 1));
      url(again);

      anna.doesNotSee("Connection lost.");
      anna.sees("C3 is noted.");
      jonas.sees("Choose your start.");
      new GreementPlayer(jonas).chooseStart("H8");
      anna.doesNotSee("C3 is noted.");
      return again;
    }
  }

  private Process serve(String port) throws IOException {
    return new ProcessBuilder(
            ProcessHandle.current().info().command().orElseThrow(),
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            "games.kontor.Main",
            "serve",
            "--port",
            port,
            "--ops-port",
            "0",
            "--data",
            data.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** Waits until the server says where it is; it may say other things before. */
  private static String url(Process process) throws IOException {
    BufferedReader out = process.inputReader();
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith(READY)) {
        return line.substring(READY.length());
      }
    }
    throw new AssertionError("the server did not start");
  }
}
