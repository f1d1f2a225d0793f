package games.kontor;

import games.kontor.cluster.ClusterPlan;
import io.micrometer.core.instrument.MeterRegistry;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxBuilder;
import io.vertx.core.VertxOptions;
import io.vertx.core.spi.cluster.ClusterManager;
import io.vertx.core.transport.Transport;
import io.vertx.micrometer.Label;
import io.vertx.micrometer.MetricsDomain;
import io.vertx.micrometer.MicrometerMetricsFactory;
import io.vertx.micrometer.MicrometerMetricsOptions;
import java.util.EnumSet;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Vert.x on the fastest transport that this machine allows: io_uring, epoll, else that of Java. */
final class Transports {
  private static final Logger LOG = LoggerFactory.getLogger(Transports.class);

  /** Where many connections come or speak at once, the 128 of Netty's default run over. */
  private static final String RING = "io.netty.iouring.ringSize";

  private static final String RING_SIZE = "1024";

  static {
    if (System.getProperty(RING) == null) {
      System.setProperty(RING, RING_SIZE);
    }
  }

  private static final int CONNECT_MILLIS = 2_000;

  private Transports() {}

  /** A new Vert.x with so many event loops, measured by nobody. */
  static Vertx vertx(int eventLoops) {
    return Vertx.builder().with(options(eventLoops)).withTransport(chosen(eventLoops)).build();
  }

  /** A new Vert.x with so many event loops, measured by the registry. */
  static Vertx vertx(int eventLoops, MeterRegistry registry) {
    return measured(options(eventLoops), eventLoops, registry).build();
  }

  /** The same, joined with others; messages between them go as the plan says. */
  static Future<Vertx> clustered(
      int eventLoops, MeterRegistry registry, ClusterManager manager, ClusterPlan plan) {
    var options = options(eventLoops);
    var bus = options.getEventBusOptions();
    bus.setPort(plan.busPort()).setConnectTimeout(CONNECT_MILLIS);
    plan.tls().ifPresent(encryption -> encryption.on(bus));
    return measured(options, eventLoops, registry).withClusterManager(manager).buildClustered();
  }

  private static VertxBuilder measured(
      VertxOptions options, int eventLoops, MeterRegistry registry) {
    var metrics =
        new MicrometerMetricsOptions()
            .setEnabled(true)
            .setLabels(EnumSet.of(Label.POOL_NAME, Label.POOL_TYPE))
            .addDisabledMetricsCategory(MetricsDomain.HTTP_SERVER)
            .addDisabledMetricsCategory(MetricsDomain.EVENT_BUS)
            .addDisabledMetricsCategory(MetricsDomain.NET_SERVER)
            .addDisabledMetricsCategory(MetricsDomain.NET_CLIENT)
            .addDisabledMetricsCategory(MetricsDomain.HTTP_CLIENT);
    return Vertx.builder()
        .with(options.setMetricsOptions(metrics))
        .withMetrics(new MicrometerMetricsFactory(registry))
        .withTransport(chosen(eventLoops));
  }

  private static VertxOptions options(int eventLoops) {
    return new VertxOptions().setEventLoopPoolSize(eventLoops).setPreferNativeTransport(false);
  }

  private static Transport chosen(int eventLoops) {
    Transport transport =
        Stream.of(Transport.IO_URING, Transport.EPOLL)
            .filter(Transports::works)
            .findFirst()
            .orElse(Transport.NIO);
    LOG.info("transport {}, {} event loops", transport.name(), eventLoops);
    return transport;
  }

  private static boolean works(Transport transport) {
    return transport != null && transport.available();
  }
}
