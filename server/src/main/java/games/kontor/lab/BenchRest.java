package games.kontor.lab;

import io.vertx.core.Vertx;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What a connection takes on which nothing happens: greeted, and following no room. */
final class BenchRest {
  private static final int PRIMING = 200;

  /** All of the heap is there from the beginning: what the process grows by lies outside of it. */
  private static final List<String> FIXED_HEAP =
      List.of("-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch");

  private BenchRest() {}

  /**
   * Bytes of one connection.
   *
   * @param heap alive after a full collection
   * @param outside resident memory of the process that is no heap
   */
  record Found(double heap, double outside) {}

  static Found measure(Vertx vertx, BenchWish wish, BenchCores cores, Path folder) {
    var jvm = new ArrayList<>(wish.jvm());
    jvm.addAll(FIXED_HEAP);
    try (var server = BenchServer.kontor(cores, jvm, folder);
        var primed = new Guests(vertx, server.url(), PRIMING)) {
      long heap = server.liveBytes();
      long resident = server.residentBytes();
      try (var others = new Guests(vertx, server.url(), wish.connections())) {
        if (server.connections() != primed.many() + others.many()) {
          throw new IllegalStateException("the server has cut connections at rest");
        }
        double many = others.many();
        return new Found(
            (server.liveBytes() - heap) / many, (server.residentBytes() - resident) / many);
      }
    }
  }
}
