package games.kontor.observe;

import com.sun.management.ThreadMXBean;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.ClassLoaderMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.vertx.core.Vertx;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;

/**
 * The server's own meters. All methods may be called from any thread and never wait; no meter has a
 * label that names a room or a player.
 */
public final class Metrics implements AutoCloseable {
  private static final long LAG_PROBE_MILLIS = 500;
  private static final Duration SHORTEST = Duration.ofNanos(10_000);
  private static final Duration USUAL = Duration.ofMillis(1);
  private static final ThreadMXBean THREADS =
      ManagementFactory.getPlatformMXBean(ThreadMXBean.class);

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final JvmGcMetrics collections = new JvmGcMetrics();
  private final Counter steps = counter("kontor.steps", "Rows that rooms have appended");
  private final Counter notStored =
      counter("kontor.appends.failed", "Rows that may not have been stored");
  private final Counter bugs = counter("kontor.bugs", "Rooms read again after a bug");
  private final Counter moved = counter("kontor.rooms.moved", "Rooms left to another server");
  private final Counter frames = counter("kontor.frames.sent", "Frames sent to viewers");
  private final Counter slow = counter("kontor.viewers.slow", "Times a viewer fell behind");
  private final Timer append = timer("kontor.append", "From asking the journal to its answer");
  private final Timer lag = timer("kontor.loop.lag", "How late an event loop runs a timer");
  private final Timer decide = timer("kontor.decide", "What deciding a command takes", SHORTEST);
  private final Timer send =
      timer("kontor.send", "From a row that is stored to its frames for all viewers", SHORTEST);
  private final Timer load = timer("kontor.load", "From asking for a room to having it in memory");
  private final Timer late = timer("kontor.clocks.late", "How late a clock of a room rings");
  private final Map<String, Counter> refusals = new ConcurrentHashMap<>();
  private final LongAdder commands = new LongAdder();
  private final Trail trail = new Trail();
  private final Counter bytes = counter("kontor.frames.bytes", "Bytes of the frames sent");

  public Metrics() {
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ClassLoaderMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    collections.bindTo(registry);
    FunctionCounter.builder("kontor.allocated", THREADS, ThreadMXBean::getTotalThreadAllocatedBytes)
        .description("What all threads have allocated")
        .baseUnit("bytes")
        .register(registry);
    Gauge.builder("kontor.commands.waiting", commands::sum)
        .description("Commands that wait in rooms for the one under way")
        .register(registry);
  }

  private Counter counter(String name, String what) {
    return Counter.builder(name).description(what).register(registry);
  }

  private Timer timer(String name, String what) {
    return timer(name, what, USUAL);
  }

  /** What is shorter than this is told as this. */
  private Timer timer(String name, String what, Duration shortest) {
    return Timer.builder(name)
        .description(what)
        .publishPercentileHistogram()
        .minimumExpectedValue(shortest)
        .register(registry);
  }

  /** The registry, for libraries that count by themselves. */
  public PrometheusMeterRegistry registry() {
    return registry;
  }

  /** All meters in the text format of Prometheus. */
  public String scrape() {
    return registry.scrape();
  }

  /** How many rooms are in memory is asked when somebody looks. */
  public void rooms(Supplier<Number> inMemory) {
    Gauge.builder("kontor.rooms", inMemory).description("Rooms in memory").register(registry);
  }

  /** How many connections are open is asked when somebody looks. */
  public void connections(Supplier<Number> open) {
    Gauge.builder("kontor.connections", open).description("Open WebSockets").register(registry);
  }

  /** How many bytes wait for viewers to read them is asked when somebody looks. */
  public void waiting(Supplier<Number> bytes) {
    Gauge.builder("kontor.waiting", bytes)
        .description("What waited for viewers to read it, some seconds ago")
        .baseUnit("bytes")
        .register(registry);
  }

  /**
   * Of a database for how many seconds it has been away, how often it had to be asked again, and
   * how many writes wait for it is asked when somebody looks.
   */
  public void database(
      Supplier<Number> awaySeconds, Supplier<Number> misses, Supplier<Number> writesWaiting) {
    Gauge.builder("kontor.database.away", awaySeconds)
        .description("For how long the database has not answered; 0: it does")
        .baseUnit("seconds")
        .register(registry);
    FunctionCounter.builder("kontor.database.misses", this, nothing -> misses.get().doubleValue())
        .description("Times the database had to be asked again")
        .register(registry);
    Gauge.builder("kontor.database.writes", writesWaiting)
        .description("Writes that wait for the database")
        .register(registry);
  }

  /** How many servers keep rooms, in the eyes of this one, is asked when somebody looks. */
  public void cluster(Supplier<Number> keeping) {
    Gauge.builder("kontor.cluster.members", keeping)
        .description("Servers that keep rooms, as this one sees it")
        .register(registry);
  }

  /**
   * Of what goes between servers: how much this one asked of others, how much they answered, how
   * often the answer was that a room is elsewhere, and how often none came.
   */
  public void parcels(
      Supplier<Number> asked,
      Supplier<Number> answered,
      Supplier<Number> moved,
      Supplier<Number> lost) {
    parcels("asked", asked);
    parcels("answered", answered);
    parcels("moved", moved);
    parcels("lost", lost);
  }

  private void parcels(String what, Supplier<Number> many) {
    FunctionCounter.builder("kontor.parcels", this, nothing -> many.get().doubleValue())
        .description("What this server asked of others, by what became of it")
        .tag("what", what)
        .register(registry);
  }

  /** The way of single actions, for the log. */
  public Trail trail() {
    return trail;
  }

  /** A moment to be given back to {@link #decided}, {@link #appended} or {@link #shown}. */
  public long begin() {
    return System.nanoTime();
  }

  /** A row that was begun at that moment is durable. */
  public void appended(long began) {
    append.record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
    steps.increment();
  }

  /** A command that was begun at that moment is decided, whatever came of it. */
  public void decided(long began) {
    decide.record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
  }

  /** The frames of a row, which was stored at that moment, are on their way to all viewers. */
  public void shown(long began) {
    send.record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
  }

  /** A room that was asked for at that moment is in memory. */
  public void loaded(long began) {
    load.record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
  }

  /** A clock of a room is looked at so many milliseconds after it ran out. */
  public void late(long millis) {
    late.record(millis, TimeUnit.MILLISECONDS);
  }

  /** So many commands more wait in a room, or less. */
  public void waits(int more) {
    commands.add(more);
  }

  /** The journal did not say that a row is durable, for whatever reason. */
  public void notAppended() {
    notStored.increment();
  }

  /** A command was refused with this code; the codes are those of the games and of the server. */
  public void refused(String code) {
    var known = refusals.get(code);
    (known == null ? refusals.computeIfAbsent(code, this::refusals) : known).increment();
  }

  private Counter refusals(String code) {
    return registry.counter("kontor.refusals", "code", code);
  }

  /** A room met a bug and was read again. */
  public void bug() {
    bugs.increment();
  }

  /** A room in memory is kept elsewhere from now on. */
  public void moved() {
    moved.increment();
  }

  /** So many frames, of so many bytes in all, go out. */
  public void sent(int sent, long length) {
    frames.increment(sent);
    bytes.increment((double) length);
  }

  /** A viewer's queue is full. */
  public void slow() {
    slow.increment();
  }

  /** Measures twice a second how late the event loop of the caller is. */
  public void probe(Vertx vertx) {
    long due = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LAG_PROBE_MILLIS);
    vertx.setTimer(
        LAG_PROBE_MILLIS,
        fired -> {
          lag.record(Math.max(0, System.nanoTime() - due), TimeUnit.NANOSECONDS);
          probe(vertx);
        });
  }

  @Override
  public void close() {
    collections.close();
    registry.close();
  }
}
