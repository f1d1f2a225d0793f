package games.kontor.lab;

import games.kontor.lab.BenchCpu.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** What {@code bench} prints: a table for people and a line for programs. */
final class BenchReport {
  private static final String ROW = "%-44s %12s %12s %12s";

  private final List<BenchRound> all;
  private final List<BenchRound> rounds;
  private final BenchLong.Found found;
  private final BenchRest.Found resting;
  private final List<String> lines = new ArrayList<>();

  BenchReport(
      List<BenchRound> rounds, boolean closed, BenchLong.Found found, BenchRest.Found resting) {
    this.all = rounds;
    this.rounds = BenchRound.counting(rounds, closed);
    this.found = found;
    this.resting = resting;
  }

  /** The keys of the last line. */
  record Json(
      double cpuMicrosPerAction,
      double bareMicrosPerAction,
      double ratio,
      long garbageBytesPerAction,
      long bytesPerAction,
      long heapBytesPerRoom,
      long joinGarbageBytes,
      Latency latencyMs,
      Latency bareLatencyMs,
      double roomBackMillis,
      double readyMillis) {}

  /** From a message's sending to its answer. */
  record Latency(double p50, double p99) {}

  /** The medians of the rounds that count. */
  Json json() {
    return new Json(
        median(round -> round.kontor().cpuMicros()),
        median(round -> round.bare().cpuMicros()),
        median(BenchRound::ratio),
        Math.round(median(round -> round.kontor().garbagePerAction())),
        Math.round(median(round -> round.kontor().bytesPerAction())),
        Math.round(found.heapBytes()),
        Math.round(found.joinGarbageBytes()),
        latency(BenchRound::kontor),
        latency(BenchRound::bare),
        round(found.backMillis()),
        median(round -> round.kontor().readyMillis()));
  }

  private Latency latency(Function<BenchRound, BenchRound.Side> side) {
    return new Latency(
        median(round -> side.apply(round).millis(0.5)),
        median(round -> side.apply(round).millis(0.99)));
  }

  private double median(ToDoubleFunction<BenchRound> figure) {
    return round(Spread.of(rounds, figure).median());
  }

  private static double round(double figure) {
    return Math.round(figure * 1e3) / 1e3;
  }

  /** The lines of the table. */
  List<String> table() {
    lines.clear();
    lines.add(ROW.formatted("", "median", "least", "most"));
    cpu();
    row("garbage an action, kB", round -> round.kontor().garbagePerAction() / 1e3);
    row("bytes an action, to all viewers", round -> round.kontor().bytesPerAction());
    row("  bare", round -> round.bare().bytesPerAction());
    row("actions a second", round -> round.kontor().actionsPerSecond());
    row("  bare", round -> round.bare().actionsPerSecond());
    row("p50, ms", round -> round.kontor().millis(0.5));
    row("  bare", round -> round.bare().millis(0.5));
    row("p99, ms", round -> round.kontor().millis(0.99));
    row("  the load's own", round -> round.kontor().late().millis(0.99));
    row("  bare", round -> round.bare().millis(0.99));
    row("  the load's own", round -> round.bare().late().millis(0.99));
    busy();
    row("start to ready, ms", round -> round.kontor().readyMillis());
    one("  with long rooms in the journal", found.readyMillis());
    one("live heap of a long room, kB", found.heapBytes() / 1e3);
    one("garbage when a spectator joins it, kB", found.joinGarbageBytes() / 1e3);
    one("  bytes that he is sent, kB", found.joinBytes() / 1e3);
    one("CPU until it is back from the journal, ms", found.backMillis());
    one("a connection at rest, KiB", (resting.heap() + resting.outside()) / 1024);
    one("  of it heap", resting.heap() / 1024);
    lines.add(
        "%d of %d rounds count: both servers kept their core busy, and nobody else did"
            .formatted(all.stream().filter(BenchRound::counts).count(), all.size()));
    return List.copyOf(lines);
  }

  private void cpu() {
    row("CPU an action, µs", round -> round.kontor().cpuMicros());
    for (Part part : Part.values()) {
      row("  " + part.name().toLowerCase(Locale.ROOT), round -> round.kontor().cpuMicros(part));
    }
    row("  bare", round -> round.bare().cpuMicros());
    row("  ratio", BenchRound::ratio);
  }

  private void busy() {
    row("core busy, %", round -> 100 * round.kontor().spent().coreBusy());
    row("  with this server", round -> 100 * round.kontor().spent().ownBusy());
    row("  bare", round -> 100 * round.bare().spent().coreBusy());
    row("  with this server", round -> 100 * round.bare().spent().ownBusy());
  }

  private void row(String what, ToDoubleFunction<BenchRound> figure) {
    var spread = Spread.of(rounds, figure);
    lines.add(
        ROW.formatted(what, show(spread.median()), show(spread.least()), show(spread.most())));
  }

  private void one(String what, double figure) {
    lines.add(ROW.formatted(what, show(figure), "", "").stripTrailing());
  }

  private static String show(double figure) {
    return String.format(Locale.ROOT, Math.abs(figure) < 10 ? "%,.2f" : "%,.0f", figure);
  }
}
