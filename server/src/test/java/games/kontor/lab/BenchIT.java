package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.Wire;
import io.vertx.core.Vertx;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The command {@code bench} with real processes, as short as can be: its figures say nothing. */
final class BenchIT {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private JsonNode bench() throws JsonProcessingException {
    var command = new CommandLine(new BenchCommand(Vertx::vertx, BenchCores::free));
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    String words =
        "--game territories --rooms 2 --seconds 1 --warm-up 0 --rounds 1 --long-rooms 2"
            + " --connections 50 --long-actions 5";
    assertEquals(0, command.execute(words.split(" ", -1)), err::toString);
    return Wire.mapper().readTree(out.toString().lines().toList().getLast());
  }

  @Test
  void measuresBothServersAndLongRooms() throws JsonProcessingException {
    var json = bench();
    for (String key : new String[] {"cpuMicrosPerAction", "bareMicrosPerAction", "ratio"}) {
      assertTrue(json.path(key).asDouble() > 0, out::toString);
    }
    for (String key : new String[] {"garbageBytesPerAction", "bytesPerAction"}) {
      assertTrue(json.path(key).asLong() > 0, out::toString);
    }
    assertTrue(json.path("readyMillis").asDouble() > 0, out::toString);
    assertTrue(out.toString().contains("  loop "), out::toString);
  }
}
