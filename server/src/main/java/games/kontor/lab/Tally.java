package games.kontor.lab;

/** What a load run has counted, on one event loop and then in all. */
final class Tally {
  final Histogram latency = new Histogram();
  final Histogram pauses = new Histogram();
  long actions;
  long refusals;
  long bytes;

  /** Of the bytes, those to a player from his asking to his answer. */
  long actorBytes;

  /** Of the bytes, those to a player in all other moments. */
  long seatBytes;

  long sent;
  long sentBytes;

  /** Nanoseconds that actions were under way, all of them together. */
  long underWayNanos;

  long desyncs;
  long lost;
  long reconnects;
  long disconnects;

  void add(Tally other) {
    latency.add(other.latency);
    pauses.add(other.pauses);
    actions += other.actions;
    refusals += other.refusals;
    bytes += other.bytes;
    actorBytes += other.actorBytes;
    seatBytes += other.seatBytes;
    sent += other.sent;
    sentBytes += other.sentBytes;
    underWayNanos += other.underWayNanos;
    desyncs += other.desyncs;
    lost += other.lost;
    reconnects += other.reconnects;
    disconnects += other.disconnects;
  }

  /** The keys of the last line that {@code load} prints. */
  record Report(
      int rooms,
      int connections,
      long actions,
      long actionsPerSecond,
      Latency latencyMs,
      long bytesPerAction,
      Pause pauseMs,
      long refusals,
      long desyncs,
      long lost,
      long reconnects,
      long disconnects) {

    /** True if nobody saw anything wrong or stayed away. */
    boolean sound() {
      return desyncs == 0 && lost == 0 && disconnects == 0;
    }
  }

  /** From an action's sending (or from when it was to be sent) to its answer. */
  record Latency(double p50, double p99, double p999, double max) {}

  /** How long a room answered nothing though asked. */
  record Pause(double p50, double p99, double max) {}

  Report report(int rooms, int connections, double seconds) {
    return new Report(
        rooms,
        connections,
        actions,
        Math.round(actions / seconds),
        new Latency(
            latency.millis(0.5), latency.millis(0.99), latency.millis(0.999), latency.maxMillis()),
        actions == 0 ? 0 : bytes / actions,
        new Pause(pauses.millis(0.5), pauses.millis(0.99), pauses.maxMillis()),
        refusals,
        desyncs,
        lost,
        reconnects,
        disconnects);
  }
}
