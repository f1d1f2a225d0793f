package games.kontor.lab;

import games.kontor.lab.BenchCpu.Part;
import java.util.List;

/** A pair of measurements, Kontor and then the bare server. */
record BenchRound(Side kontor, Side bare) {
  private static final double BUSY = 0.9;
  private static final double STRANGE = 0.1;

  /**
   * What one server was measured to do.
   *
   * @param late how late the load itself was, which no server is to blame for
   */
  record Side(Tally tally, BenchWindow.Spent spent, double readyMillis, Histogram late) {

    double cpuMicros() {
      return spent.ranNanos() / 1e3 / actions();
    }

    double cpuMicros(Part part) {
      return spent.cpuNanos().getOrDefault(part, 0L) / 1e3 / actions();
    }

    double actions() {
      return Math.max(1, tally.actions);
    }

    double actionsPerSecond() {
      return tally.actions / spent.seconds();
    }

    double bytesPerAction() {
      return tally.bytes / actions();
    }

    double garbagePerAction() {
      return spent.garbageBytes() / actions();
    }

    double millis(double part) {
      return tally.latency.millis(part);
    }
  }

  double ratio() {
    return kontor.cpuMicros() / bare.cpuMicros();
  }

  /** In a closed loop only a busy core says what an action costs, and one that had little else. */
  boolean counts() {
    return counts(kontor.spent) && counts(bare.spent);
  }

  private static boolean counts(BenchWindow.Spent spent) {
    return spent.coreBusy() >= BUSY && spent.coreBusy() - spent.ownBusy() <= STRANGE;
  }

  /** The rounds that count; all of them where none does, or where a rate was asked for. */
  static List<BenchRound> counting(List<BenchRound> rounds, boolean closed) {
    var busy = rounds.stream().filter(BenchRound::counts).toList();
    return closed && !busy.isEmpty() ? busy : rounds;
  }
}
