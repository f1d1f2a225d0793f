package games.kontor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A process whose memory is used up to the last word, without any flag that would end it. */
final class LastResortIT {
  private static final int PATIENCE_SECONDS = 60;

  @Test
  void endsAProcessThatHasNoMemoryLeft() throws IOException, InterruptedException {
    var doomed =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "-Xmx32m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Doomed.class.getName())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      assertTrue(doomed.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), "it goes on");
      assertEquals(LastResort.EXIT, doomed.exitValue());
    } finally {
      doomed.destroyForcibly();
    }
  }
}
