package games.kontor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.store.ForwardingJournal;
import games.kontor.store.MemoryJournal;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** When a server wants no visitors, and when its process ends itself. */
final class HealthTests {
  private static final Duration SECOND = Duration.ofSeconds(1);

  private final MovableTime time = new MovableTime();
  private final ArrayDeque<Runnable> loop = new ArrayDeque<>();
  private final Sick journal = new Sick();
  private final Health health =
      new Health(time, new Pulse(time, List.of(Runnable::run, loop::add)), journal);
  private final List<Integer> exits = new ArrayList<>();
  private final LastResort lastResort = new LastResort(exits::add);

  /** A journal whose next checks end as the test says. */
  private static final class Sick extends ForwardingJournal {
    private Future<Void> check = Future.succeededFuture();
    private boolean shared;

    Sick() {
      super(new MemoryJournal());
    }

    @Override
    public Future<Void> check() {
      return check;
    }

    @Override
    public boolean isShared() {
      return shared;
    }
  }

  private void pass(Duration duration) {
    for (long second = 0; second < duration.toSeconds(); second++) {
      lastResort.lookOnce(health);
      time.pass(SECOND);
    }
  }

  private void turn() {
    while (!loop.isEmpty()) {
      loop.remove().run();
    }
  }

  private void open() {
    health.open(true);
    lastResort.lookOnce(health);
    turn();
    assertEquals(Optional.empty(), health.trouble());
  }

  @Test
  void isNotReadyBeforeItsDoorsAreOpenAndAfter() {
    assertTrue(health.trouble().isPresent());
    open();
    health.open(false);
    assertTrue(health.trouble().isPresent());
  }

  @Test
  void isNotReadyWhileAnEventLoopDoesNotTurn() {
    open();
    pass(Health.STUCK.minus(SECOND));
    assertEquals(Optional.empty(), health.trouble());
    pass(SECOND);
    assertEquals(Optional.of("an event loop does not turn"), health.trouble());

    turn();
    assertEquals(Optional.empty(), health.trouble());
    assertEquals(List.of(), exits);
  }

  @Test
  void endsTheProcessWhenAnEventLoopIsDead() {
    open();
    pass(Health.DEAD);
    assertEquals(List.of(), exits);
    pass(SECOND);
    assertEquals(List.of(LastResort.EXIT), exits);
  }

  @Test
  void leavesAServerAloneThatStops() {
    open();
    pass(SECOND);
    health.open(false);
    pass(Health.DEAD.plus(SECOND));
    assertEquals(List.of(), exits);
    assertEquals(1, loop.size());
  }

  @Test
  void takesALoopThatIsClosedForDead() {
    var closed =
        new Pulse(
            time,
            List.of(
                work -> {
                  throw new RejectedExecutionException();
                }));
    closed.ask();
    time.pass(Health.DEAD);
    closed.ask();
    assertEquals(Health.DEAD.toMillis(), closed.silentMillis());
  }

  @Test
  void isNotReadyWhileTheJournalCannotBeWritten() {
    open();
    journal.check = Future.failedFuture("the disk is full");
    pass(Health.JOURNAL.plus(SECOND));
    turn();
    assertEquals(Optional.of("the journal cannot be written"), health.trouble());

    journal.check = Future.succeededFuture();
    pass(Health.JOURNAL);
    turn();
    assertEquals(Optional.empty(), health.trouble());
  }

  /** A new process would not find it either, and rooms wait for it. */
  @Test
  void isReadyThoughADatabaseThatOthersUseTooIsAway() {
    open();
    journal.shared = true;
    journal.check = Future.failedFuture("the database is away");
    pass(Health.JOURNAL.plus(SECOND));
    turn();
    assertEquals(Optional.empty(), health.trouble());
    assertEquals(List.of(), exits);
  }

  @Test
  void isNotReadyWhileTheDiskHangs() {
    open();
    var hanging = Promise.<Void>promise();
    journal.check = hanging.future();
    pass(Health.JOURNAL.multipliedBy(2).plus(SECOND));
    turn();
    assertEquals(Optional.of("the journal cannot be written"), health.trouble());

    hanging.complete();
    assertEquals(Optional.empty(), health.trouble());
  }

  @Test
  void hearsTheEventLoopsOfVertx() throws InterruptedException {
    var vertx = Vertx.vertx();
    try {
      var pulse = Pulse.of(vertx, time);
      var stuck = new CountDownLatch(1);
      var free = new CountDownLatch(1);
      vertx.runOnContext(
          nothing -> {
            stuck.countDown();
            await(free);
          });
      assertTrue(stuck.await(10, TimeUnit.SECONDS));
      pulse.ask();
      time.pass(Health.STUCK);
      assertEquals(Health.STUCK.toMillis(), pulse.silentMillis());

      free.countDown();
      var answered = new CountDownLatch(1);
      vertx.runOnContext(nothing -> answered.countDown());
      assertTrue(answered.await(10, TimeUnit.SECONDS));
    } finally {
      vertx.close().await();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void endsTheProcessWhenMemoryIsUsedUpOnAnEventLoop() throws InterruptedException {
    var before = Thread.getDefaultUncaughtExceptionHandler();
    var vertx = Vertx.vertx();
    try {
      lastResort.listen(vertx);
      thrownOn(vertx, new IllegalStateException("one room's bug, on purpose"));
      thrownOn(vertx, new StackOverflowError("one call's fault, on purpose"));
      assertEquals(List.of(), exits);
      thrownOn(vertx, new OutOfMemoryError("on purpose"));
      assertEquals(List.of(LastResort.EXIT), exits);
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
      vertx.close().await();
    }
  }

  @Test
  void endsTheProcessWhenAThreadOfTheStoreHasDied() throws InterruptedException {
    var before = Thread.getDefaultUncaughtExceptionHandler();
    var vertx = Vertx.vertx();
    try {
      lastResort.listen(vertx);
      diesOf("another", new IllegalStateException("one thread's bug, on purpose"));
      assertEquals(List.of(), exits);
      diesOf("store-writer", new IllegalStateException("nobody writes any more, on purpose"));
      assertEquals(List.of(LastResort.EXIT), exits);
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
      vertx.close().await();
    }
  }

  private static void diesOf(String thread, RuntimeException thrown) throws InterruptedException {
    Thread.ofPlatform()
        .name(thread)
        .start(
            () -> {
              throw thrown;
            })
        .join();
  }

  private static void thrownOn(Vertx vertx, Throwable thrown) throws InterruptedException {
    var context = vertx.getOrCreateContext();
    var done = new CountDownLatch(1);
    context.runOnContext(
        nothing -> {
          context.runOnContext(later -> done.countDown());
          HealthTests.<RuntimeException>raise(thrown);
        });
    assertTrue(done.await(10, TimeUnit.SECONDS));
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void raise(Throwable thrown) throws T {
    throw (T) thrown;
  }

  @Test
  void tellsOperatorsOverTheirOwnPort() {
    journal.check = Future.failedFuture("the disk is full");
    try (var server = TestServer.ofPennies().journal(journal).movableLines().start()) {
      String ready = "http://127.0.0.1:" + server.opsPort() + "/health/ready";
      assertEquals(200, TestRooms.get(ready).statusCode());
      server.lineTime().pass(Health.JOURNAL);
      server.lookAfterHealth();

      var answer = TestRooms.get(ready);
      assertEquals(503, answer.statusCode());
      assertEquals("not ready: the journal cannot be written\n", answer.body());
      String live = "http://127.0.0.1:" + server.opsPort() + "/health/live";
      assertEquals(200, TestRooms.get(live).statusCode());
    }
  }

  @Test
  void tellsNobodyButThisMachineUnlessItIsTold() throws Exception {
    try (var server = TestServer.ofPennies().start()) {
      new Socket(InetAddress.ofLiteral("127.0.0.1"), server.opsPort()).close();
      assertThrows(
          ConnectException.class,
          () -> new Socket(InetAddress.ofLiteral("127.0.0.2"), server.opsPort()).close());
    }
  }
}
