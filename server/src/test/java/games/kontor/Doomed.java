package games.kontor;

import io.vertx.core.Vertx;
import java.util.ArrayList;
import java.util.List;

/** The main class of a process in which a thread uses up all memory and lets nothing of it go. */
final class Doomed {
  private static final int LONGS = 1 << 16;
  private static final List<long[]> KEPT = new ArrayList<>(LONGS);

  private Doomed() {}

  public static void main(String[] args) throws InterruptedException {
    new LastResort(Runtime.getRuntime()::halt).listen(Vertx.vertx());
    var eater = new Thread(() -> eat(LONGS), "eater");
    eater.start();
    eater.join();
    // Whoever ends it does so before.
    System.exit(0);
  }

  /** Ends with an error when no room is left for a single one. */
  private static void eat(int longs) {
    try {
      while (true) {
        KEPT.add(new long[longs]);
      }
    } catch (OutOfMemoryError e) {
      if (longs == 1) {
        throw e;
      }
      eat(longs / 2);
    }
  }
}
