package games.kontor.crash;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.Main;
import java.io.IOException;
import java.util.Map;

/** A server in a process of its own, as an operator starts it: by the environment alone. */
record Served(Process process) {
  private static final String READY = "Kontor is ready at ";

  /** Starts one on free ports with these settings besides. */
  static Served with(Map<String, String> settings) throws IOException {
    var builder =
        new ProcessBuilder(
            ProcessHandle.current().info().command().orElseThrow(),
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName());
    builder.environment().put("KONTOR_PORT", "0");
    builder.environment().put("KONTOR_OPS_PORT", "0");
    builder.environment().putAll(settings);
    return new Served(builder.redirectError(ProcessBuilder.Redirect.DISCARD).start());
  }

  /** Waits until it is ready; its address. */
  String url() throws IOException {
    String line = process.inputReader().readLine();
    assertNotNull(line, "the server did not start");
    assertTrue(line.startsWith(READY), line);
    return line.substring(READY.length());
  }

  /** Waits until it is ready; its port for browsers. */
  int port() throws IOException {
    return Integer.parseInt(url().replaceFirst(".*:", ""));
  }
}
