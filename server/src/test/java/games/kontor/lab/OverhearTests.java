package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import games.kontor.TestServer;
import games.kontor.protocol.Wire;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

final class OverhearTests {

  @Test
  void knowsHowWellANumberTells() {
    assertEquals(OptionalDouble.of(1), Auc.of(List.of(3L, 4L), List.of(1L, 2L)));
    assertEquals(OptionalDouble.of(0), Auc.of(List.of(1L), List.of(2L)));
    assertEquals(OptionalDouble.of(0.5), Auc.of(List.of(1L, 2L), List.of(1L, 2L)));
    assertEquals(OptionalDouble.of(0.75), Auc.of(List.of(2L, 4L), List.of(1L, 3L)));
    assertEquals(OptionalDouble.empty(), Auc.of(List.of(), List.of(1L)));
  }

  @Test
  void asksWhileSomethingHiddenIsDoneAndWhileNothingIs() throws JsonProcessingException {
    var out = new StringWriter();
    var err = new StringWriter();
    try (var server = TestServer.ofPennies().start()) {
      int exit =
          new CommandLine(new OverhearCommand())
              .setOut(new PrintWriter(out))
              .setErr(new PrintWriter(err))
              .execute(
                  "--url", server.url(), "--game", "pennies", "--players", "3", "--probes", "30");
      assertEquals(0, exit, err::toString);
    }
    var report = Wire.mapper().readTree(out.toString().lines().toList().getLast());
    assertTrue(report.path("during").asInt() > 0, report::toString);
    assertTrue(report.path("probes").asInt() > report.path("during").asInt(), report::toString);
    assertTrue(report.path("auc").isNumber(), report::toString);
  }
}
