package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import games.kontor.MovableTime;
import games.kontor.TestServer;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import games.kontor.games.territories.Action;
import games.kontor.games.territories.Event;
import games.kontor.games.territories.LongGame;
import games.kontor.games.territories.State;
import games.kontor.games.territories.Territories;
import games.kontor.lab.GivenGame;
import games.kontor.observe.Metrics;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Wire;
import games.kontor.room.Room;
import games.kontor.room.Step;
import games.kontor.room.VerifiableChance;
import games.kontor.store.KeptOpen;
import games.kontor.store.MemoryChatLog;
import games.kontor.store.MemoryJournal;
import io.vertx.core.Context;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A game of 8,000 turns comes back from its journal. What must not happen on the event loop is
 * asserted by where it happens and by how much memory the loop takes for it: both depend on no
 * clock. How long the loop was held is printed, for the README.
 */
final class LongRoomTests {
  private static final int TURNS = 8_000;

  /** What a page is sent of a room, however long its game is: the table, and the last lines. */
  private static final int MOST_SNAPSHOT_BYTES = 43_000;

  /** What the loop may take to bring a room back: some snapshots, not the rows of the journal. */
  private static final int MOST_LOOP_BYTES = 700_000;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final String ROOM = "amber-gull-plover-quay";

  private final Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
  private final MemoryJournal journal = new MemoryJournal();
  private final WhereItFolds game = new WhereItFolds();
  private int facts;

  /** Territories that notes on which threads facts are applied; its decisions have a bug. */
  private static final class WhereItFolds extends GivenGame<State, Action, Event> {
    private final AtomicInteger onLoop = new AtomicInteger();
    private final AtomicInteger elsewhere = new AtomicInteger();

    WhereItFolds() {
      super(new Territories(), LongGame.opening());
    }

    @Override
    public State evolve(State now, Event event) {
      (Context.isOnEventLoopThread() ? onLoop : elsewhere).incrementAndGet();
      return super.evolve(now, event);
    }

    @Override
    public void decide(Turn<State, Event> turn, Seat seat, Action action) {
      throw new IllegalStateException("a planted bug");
    }
  }

  /** Somebody who sits in seat 1, and the snapshots that he was sent. */
  private record Player(BlockingQueue<String> snapshots) implements Outbox {
    @Override
    public String player() {
      return LongGame.player(1);
    }

    @Override
    public void begin(byte[] frame) {
      snapshots.add(Wire.text(frame));
    }

    @Override
    public void show(byte[] frame) {}

    @Override
    public void done(byte[] frame, String id) {}

    @Override
    public void answer(byte[] frame) {}

    @Override
    public void refuse(byte[] frame) {}

    @Override
    public void gone(String gone, String code) {
      snapshots.add(code);
    }

    String snapshot() throws InterruptedException {
      return Objects.requireNonNull(snapshots.poll(60, TimeUnit.SECONDS), "nothing came");
    }
  }

  @BeforeEach
  void writeTheJournal() {
    var played = new LongGame(TURNS);
    facts = played.facts().size();
    var steps = played.steps(ROOM);
    var room =
        new Room<>(new Territories(), VerifiableChance.production(), List.of(steps.getFirst()), "");
    var entry = RoomCodec.entry(room.outlook());
    for (Step<Event> step : steps) {
      journal.append(RoomCodec.row(ROOM, step), entry);
    }
  }

  @AfterEach
  void close() {
    vertx.close().await();
  }

  private LocalRooms rooms() {
    var services =
        new Services(
            vertx,
            new MovableTime(),
            VerifiableChance.production(),
            new KeptOpen(journal),
            new MemoryChatLog(),
            new RoomCodec(List.of(game)),
            new Metrics(),
            TestServer.QUICK,
            RoomLimits.STANDARD);
    return LocalRooms.start(
            services,
            TestServer.SECRET,
            IntStream.range(0, 1024).mapToObj(Integer::toString).toList(),
            1,
            Elsewhere.NOWHERE)
        .await();
  }

  @Test
  void comesBackWithoutBeingFoldedOnTheEventLoop() throws InterruptedException {
    var player = new Player(new LinkedBlockingQueue<>());
    var rooms = rooms();
    rooms.send(ROOM, new ClientMessage.Watch(ROOM, null, null, null), player);
    assertTrue(player.snapshot().contains("\"turnNumber\":" + TURNS));
    assertEquals(0, game.onLoop.get());
    assertEquals(facts, game.elsewhere.get());

    var action = Wire.mapper().createObjectNode().put("type", "auto-roll").put("on", true);
    rooms.send(ROOM, new ClientMessage.Act("id", action), player);
    assertTrue(player.snapshot().contains("\"turnNumber\":" + TURNS), "read again after a bug");
    assertEquals(0, game.onLoop.get());
    assertEquals(2 * facts, game.elsewhere.get());
    rooms.stop().await();
  }

  @Test
  void holdsTheEventLoopForWhatIsSentOnly() throws InterruptedException {
    watch();
    long before = takenByTheLoop();
    int snapshot = watch();
    long taken = takenByTheLoop() - before;
    assertTrue(snapshot <= MOST_SNAPSHOT_BYTES, () -> "a snapshot of " + snapshot + " bytes");
    assertTrue(taken <= MOST_LOOP_BYTES, () -> "the event loop took " + taken + " bytes");
    assertEquals(0, game.onLoop.get());
    for (int time = 0; time < 3; time++) {
      tellHowLong(taken);
    }
  }

  /** Apart from what is asserted: the probe itself takes memory on the loop. */
  private void tellHowLong(long taken) throws InterruptedException {
    long began = System.nanoTime();
    try (var probe = new Probe(vertx)) {
      int snapshot = watch();
      long tookNanos = System.nanoTime() - began;
      System.out.printf(
          "%,d turns, %,d facts: back in %,d ms with a snapshot of %,d bytes; the event loop took"
              + " %,d bytes and was held for %.1f ms at most%n",
          TURNS,
          facts,
          TimeUnit.NANOSECONDS.toMillis(tookNanos),
          snapshot,
          taken,
          probe.heldMillis());
    }
  }

  private long takenByTheLoop() {
    var bytes = Promise.<Long>promise();
    vertx.runOnContext(nothing -> bytes.complete(THREADS.getCurrentThreadAllocatedBytes()));
    return bytes.future().await();
  }

  /** How long the snapshot is with which following the room begins. */
  private int watch() throws InterruptedException {
    var player = new Player(new LinkedBlockingQueue<>());
    var rooms = rooms();
    rooms.send(ROOM, new ClientMessage.Watch(ROOM, null, null, null), player);
    String snapshot = player.snapshot();
    assertTrue(snapshot.contains("\"turnNumber\":" + TURNS));
    rooms.stop().await();
    return snapshot.length();
  }

  /**
   * Ticks on the event loop. Between two ticks it counts the time that the loop's thread has
   * worked: what other programs and the garbage collector took is not the room's doing.
   */
  private static final class Probe implements AutoCloseable {
    private final Vertx vertx;
    private final long timer;
    private long lastNanos = -1;
    private volatile long longestNanos;

    Probe(Vertx vertx) {
      this.vertx = vertx;
      this.timer = vertx.setPeriodic(1, id -> tick());
    }

    private void tick() {
      long now = THREADS.getCurrentThreadCpuTime();
      if (lastNanos >= 0) {
        longestNanos = Math.max(longestNanos, now - lastNanos);
      }
      lastNanos = now;
    }

    double heldMillis() {
      return longestNanos / 1e6;
    }

    @Override
    public void close() {
      vertx.cancelTimer(timer);
    }
  }
}
