package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.store.Journal.Row;
import games.kontor.store.Journal.Stage;
import io.vertx.core.Future;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** However many rooms of very many rows are read, all others are read beside them. */
abstract class LongReadsContract {
  private static final int LONG = 3;
  private static final int MOST_LOOKS = 5;
  private static final int LONG_ROOMS = 2 * Sqlite.READERS;

  private Journal journal;
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch goOn = new CountDownLatch(1);
  private final AtomicInteger atOnce = new AtomicInteger();
  private final AtomicInteger mostAtOnce = new AtomicInteger();
  private final List<String> done = Collections.synchronizedList(new ArrayList<>());

  /** The same one with these limits, and empty if it is the first. */
  abstract Journal open(StoreLimits limits);

  @BeforeEach
  void write() {
    journal = open(new StoreLimits(MOST_LOOKS, LONG));
    for (int n = 0; n < LONG_ROOMS; n++) {
      append("long-" + n, LONG + 1);
    }
    append("short", LONG);
  }

  private void append(String room, int rows) {
    for (int seq = 1; seq <= rows; seq++) {
      var entry = new Journal.Entry(room, Stage.OPEN, false, null, new byte[0], List.of());
      journal.append(new Row(room, seq, 0, 0, "kind", 1, new byte[0]), entry).await();
    }
  }

  @AfterEach
  void close() {
    goOn.countDown();
    journal.close().await();
  }

  /** Counts rows, and waits at the first one until it may go on. */
  private final class Waiting implements Journal.Fold<Integer> {
    private final String name;
    private int rows;

    Waiting(String name) {
      this.name = name;
    }

    @Override
    public void add(Row row) {
      if (rows++ == 0) {
        begun.countDown();
        mostAtOnce.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
        try {
          assertTrue(goOn.await(60, TimeUnit.SECONDS));
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
        atOnce.decrementAndGet();
      }
    }

    @Override
    public Integer end() {
      done.add(name);
      return rows;
    }
  }

  private Future<Integer> readLong(int n) {
    return journal.read("long-" + n, new Waiting("read " + n));
  }

  private Future<Integer> lookLong(int n) {
    return journal.look("long-" + n, new Waiting("look " + n));
  }

  private int rowsOfShort() throws Exception {
    var rows = journal.read("short", Rows.fold()).toCompletionStage().toCompletableFuture();
    return rows.get(30, TimeUnit.SECONDS).size();
  }

  /** Comes back when all readers are at it at once: whatever was asked before has begun. */
  private void callAllReaders() throws Exception {
    var call = new CyclicBarrier(Sqlite.READERS);
    var answers = new ArrayList<Future<Integer>>();
    for (int n = 0; n < Sqlite.READERS; n++) {
      answers.add(journal.read("short", new Called(call)));
    }
    for (var answer : answers) {
      answer.toCompletionStage().toCompletableFuture().get(60, TimeUnit.SECONDS);
    }
  }

  /** Waits at the first row for the others who are called. */
  private static final class Called implements Journal.Fold<Integer> {
    private final CyclicBarrier call;
    private int rows;

    Called(CyclicBarrier call) {
      this.call = call;
    }

    @Override
    public void add(Row row) {
      if (rows++ == 0) {
        try {
          call.await(60, TimeUnit.SECONDS);
        } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
          throw new IllegalStateException(e);
        }
      }
    }

    @Override
    public Integer end() {
      return rows;
    }
  }

  @Test
  void readsARoomWhileManyLongOnesAreUnderWay() throws Exception {
    var all = new ArrayList<Future<Integer>>();
    for (int n = 0; n < LONG_ROOMS; n++) {
      all.add(readLong(n));
    }
    callAllReaders();
    all.add(lookLong(0));

    for (int n = 0; n < LONG_ROOMS; n++) {
      assertEquals(LONG, rowsOfShort(), "behind it all those are known to be long");
    }
    assertTrue(all.stream().noneMatch(Future::isComplete));

    callAllReaders();
    goOn.countDown();
    for (var one : all) {
      assertEquals(LONG + 1, one.await());
    }
    assertEquals(1, mostAtOnce.get());
    assertEquals("look 0", done.getLast());
  }

  @Test
  void refusesToQueueLooksAtLongRoomsWithoutEnd() throws Exception {
    var first = readLong(0);
    assertTrue(begun.await(60, TimeUnit.SECONDS));
    var refused = new CountDownLatch(2 * MOST_LOOKS);
    var looks = new ArrayList<Future<Integer>>();
    for (int n = 0; n < 3 * MOST_LOOKS; n++) {
      looks.add(lookLong(1).onFailure(no -> refused.countDown()));
      assertEquals(LONG, rowsOfShort());
    }
    assertTrue(refused.await(60, TimeUnit.SECONDS));

    goOn.countDown();

    assertEquals(LONG + 1, first.await());
    assertFalse(looks.stream().allMatch(LongReadsContract::isRefused));
  }

  private static boolean isRefused(Future<Integer> look) {
    return look.map(rows -> false)
        .recover(no -> Future.succeededFuture(no instanceof StoreBusy))
        .await();
  }

  @Test
  void readsNoRoomApartWhereThatIsNotWanted() {
    journal.close().await();
    journal = open(new StoreLimits(MOST_LOOKS, 0));
    var two = List.of(readLong(0), readLong(1));

    assertFalse(two.getFirst().isComplete());
    goOn.countDown();

    two.forEach(one -> assertEquals(LONG + 1, one.await()));
  }
}
