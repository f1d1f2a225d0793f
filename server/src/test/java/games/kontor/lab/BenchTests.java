package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.lab.BenchCpu.Part;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The parts of {@code bench} that reckon. */
final class BenchTests {
  /** This share of each core is the server's own. */
  private static final double OWN = 0.85;

  @Test
  void namesThreadsFromADumpAsTheKernelNumbersThem() {
    String dump =
        """
        "vert.x-eventloop-thread-0" #31 [4711] prio=5 os_prio=0 cpu=9ms tid=0x00007f nid=4711 runnable
           java.lang.Thread.State: RUNNABLE
        "C2 CompilerThread0" #12 [17] daemon prio=9 os_prio=0 cpu=5ms tid=0x1 nid=17 waiting
        "GC Thread#0" os_prio=0 cpu=1.20ms elapsed=9.6s tid=0x00007f nid=0x12 runnable
        """;
    assertEquals(
        Map.of(4711L, "vert.x-eventloop-thread-0", 17L, "C2 CompilerThread0", 18L, "GC Thread#0"),
        BenchCpu.names(dump));
  }

  @Test
  void splitsWhatThreadsHaveRunByTheirNames() {
    var names =
        Map.of(
            1L, "vert.x-eventloop-thread-0",
            2L, "store-writer",
            3L, "VM Thread",
            4L, "G1 Main Marker",
            5L, "C1 CompilerThread0",
            6L, "vert.x-worker-thread-3");
    var before = new BenchCpu(Map.of(1L, 100L, 2L, 50L, 7L, 5L));
    var after = new BenchCpu(Map.of(1L, 400L, 2L, 60L, 3L, 7L, 4L, 8L, 5L, 9L, 6L, 20L, 8L, 1L));
    assertEquals(
        Map.of(
            Part.LOOP,
            300L,
            Part.WRITER,
            10L,
            Part.COLLECTOR,
            15L,
            Part.COMPILER,
            9L,
            Part.OTHER,
            21L),
        after.since(before, names));
  }

  @Test
  void readsTheRunTimeOfThisVeryThread() {
    assertEquals(94_322, BenchCpu.runNanos("94322 751430 2\n"));
    var nanos = BenchCpu.read(ProcessHandle.current().pid()).nanos();
    assertTrue(nanos.values().stream().mapToLong(Long::longValue).sum() > 0);
  }

  @Test
  void waitingForTheDiskIsNoWork() {
    var stat = List.of("cpu  0 0 0 0 0 0 0 0 0 0", "cpu0 10 0 20 100 40 0 5 5 0 0", "intr 1");
    var later = List.of("cpu0 40 0 40 110 70 0 10 5 0 0");
    var before = BenchCores.Ticks.read(stat, "cpu0");
    assertEquals(new BenchCores.Ticks(40, 180), before);
    assertEquals(55 / 95.0, BenchCores.Ticks.read(later, "cpu0").busySince(before));
  }

  @Test
  void findsTheMiddleAndTheEnds() {
    assertEquals(new Spread(3, 1, 9), Spread.of(List.of(9, 1, 3), n -> n));
    assertEquals(new Spread(2.5, 1, 4), Spread.of(List.of(4, 1, 3, 2), n -> n));
  }

  private static BenchRound.Side side(double micros, double busy, long actions) {
    var tally = new Tally();
    tally.actions = actions;
    tally.bytes = 1_000 * actions;
    for (int i = 0; i < 100; i++) {
      tally.latency.add(2_000_000);
    }
    long nanos = (long) (micros * 1_000 * actions);
    double seconds = nanos / 1e9 / OWN;
    var spent = new BenchWindow.Spent(seconds, Map.of(Part.LOOP, nanos), busy, 40_000 * actions);
    return new BenchRound.Side(tally, spent, 1_700, new Histogram());
  }

  private static final BenchRest.Found RESTING = new BenchRest.Found(3_072, 2_048);

  private static List<BenchRound> rounds() {
    return List.of(
        new BenchRound(side(90, 0.95, 1_000), side(30, 0.94, 3_000)),
        new BenchRound(side(300, 0.95, 100), side(30, 0.5, 3_000)),
        new BenchRound(side(120, 0.91, 1_000), side(30, 0.9, 3_000)));
  }

  @Test
  void countsOnlyRoundsWithABusyCoreUnlessARateWasAskedFor() {
    assertEquals(2, BenchRound.counting(rounds(), true).size());
    assertEquals(3, BenchRound.counting(rounds(), false).size());
    var idle = List.of(new BenchRound(side(9, 0.1, 1), side(9, 0.1, 1)));
    assertFalse(idle.getFirst().counts());
    assertEquals(1, BenchRound.counting(idle, true).size());
    var shared = new BenchRound(side(9, 0.92, 1), side(9, 0.97, 1));
    assertFalse(shared.counts());
  }

  @Test
  void reportsExactlyTheAgreedKeysAndTheirMedians() throws Exception {
    var found = new BenchLong.Found(60_000, 9_000, 3_000, 4.5, 1_900);
    var json =
        Wire.mapper().readTree(Wire.bytes(new BenchReport(rounds(), true, found, RESTING).json()));
    var keys = new ArrayList<String>();
    json.fieldNames().forEachRemaining(keys::add);
    assertEquals(
        "cpuMicrosPerAction bareMicrosPerAction ratio garbageBytesPerAction bytesPerAction"
            + " heapBytesPerRoom joinGarbageBytes latencyMs bareLatencyMs roomBackMillis"
            + " readyMillis",
        String.join(" ", keys));
    assertEquals(105, json.path("cpuMicrosPerAction").asDouble());
    assertEquals(3.5, json.path("ratio").asDouble());
    assertEquals(40_000, json.path("garbageBytesPerAction").asLong());
    assertEquals(2, json.path("latencyMs").path("p99").asDouble(), 0.05);
  }

  @Test
  void saysWhichRoundsDoNotCount() {
    var found = new BenchLong.Found(60_000, 9_000, 3_000, 4.5, 1_900);
    var table = new BenchReport(rounds(), true, found, RESTING).table();
    assertTrue(table.getLast().startsWith("2 of 3 rounds count"), table::toString);
    assertTrue(
        table.stream().anyMatch(line -> line.matches("  ratio +3\\.50 +3\\.00 +4\\.00")),
        table::toString);
    assertTrue(
        table.stream().anyMatch(line -> line.matches("a connection at rest, KiB +5\\.00")),
        table::toString);
  }
}
