package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.games.territories.Event;
import games.kontor.games.territories.LongGame;
import games.kontor.games.territories.Territories;
import games.kontor.room.Loading;
import games.kontor.room.Room;
import games.kontor.room.RoomEvent;
import games.kontor.room.Step;
import games.kontor.room.StepFold;
import games.kontor.room.VerifiableChance;
import games.kontor.store.DataDirectory;
import games.kontor.store.Journal;
import games.kontor.store.Sqlite;
import games.kontor.store.SqliteJournal;
import io.vertx.core.Future;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** While a room is read nothing is held but what it has come to: no row, step or fact of before. */
final class HeldRowsTests {
  /** The row, the step and the facts under way. */
  private static final int MOST_HELD = 10;

  @TempDir private Path folder;
  private final Territories game = new Territories();
  private Sqlite sqlite;
  private Journal journal;

  @BeforeEach
  void open() {
    sqlite = Sqlite.open(DataDirectory.database(folder));
    journal = new SqliteJournal(sqlite);
  }

  @AfterEach
  void close() {
    sqlite.close().await();
  }

  /** Remembers all that goes through its hands, and holds none of it. */
  private static final class Seen {
    private final List<WeakReference<?>> seen = new ArrayList<>();

    void add(Object one) {
      seen.add(new WeakReference<>(one));
    }

    int held() {
      System.gc();
      return (int) seen.stream().filter(one -> !one.refersTo(null)).count();
    }
  }

  /** A fold of rows that are seen, and whose end tells how many of all are still held. */
  private record Rows(Journal.Fold<?> fold, Seen seen) implements Journal.Fold<Integer> {
    @Override
    public void add(Journal.Row row) {
      seen.add(row);
      fold.add(row);
    }

    @Override
    public Integer end() {
      int held = seen.held();
      fold.end();
      return held;
    }
  }

  private record Steps<T>(StepFold<Event, T> fold, Seen seen) implements StepFold<Event, T> {
    @Override
    public void add(Step<Event> step) {
      seen.add(step);
      if (step.event() instanceof RoomEvent.Played<Event> played) {
        played.facts().forEach(seen::add);
      }
      fold.add(step);
    }

    @Override
    public T end() {
      return fold.end();
    }
  }

  private int held(String code, int turns) {
    var steps = new LongGame(turns).steps(code);
    var room = new Room<>(game, VerifiableChance.production(), List.of(steps.getFirst()), "");
    var entry = RoomCodec.entry(room.outlook());
    Future.all(
            steps.stream().map(step -> journal.append(RoomCodec.row(code, step), entry)).toList())
        .await();
    var seen = new Seen();
    var loading = new Loading<>(game, VerifiableChance.production(), "epoch");
    var rows = RoomCodec.rows(game, new Steps<>(loading, seen));
    int held = journal.read(code, new Rows(rows, seen)).await();
    assertTrue(seen.seen.size() > 5 * turns, "not all was seen");
    return held;
  }

  @Test
  void doNotGrowWithTheRoom() {
    int few = held("short", 300);
    int many = held("long", 3_000);

    assertTrue(few <= MOST_HELD, () -> few + " are held");
    assertTrue(many <= MOST_HELD, () -> many + " are held");
  }

  @Test
  void areCountedWhereTheyAreHeld() {
    var kept = new ArrayList<Object>();
    var seen = new Seen();
    for (int n = 0; n < 2 * MOST_HELD; n++) {
      var one = new Object();
      kept.add(one);
      seen.add(one);
      seen.add(new Object());
    }

    assertEquals(kept.size(), seen.held());
  }
}
