package games.kontor.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestCluster;
import games.kontor.game.Game;
import games.kontor.games.landmarks.Landmarks;
import games.kontor.room.Pennies;
import games.kontor.store.Rows;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Clocks run out once, wherever the room is kept and whatever its servers take for the date. */
final class ClusterClocksTests extends ClusterCase {
  private static final Duration AHEAD = Duration.ofMinutes(1);
  private static final List<Game<?, ?, ?>> GAMES = List.of(new Pennies(), new Landmarks());

  private final TestCluster.Member fast = cluster.start("fast", GAMES, AHEAD);
  private final TestCluster.Member slow = cluster.start("slow", GAMES, Duration.ZERO);

  ClusterClocksTests() {
    cluster.pass(STABLE);
  }

  private long rowsWith(String room, String what) {
    return Rows.of(cluster.journal(), room).stream()
        .filter(row -> new String(row.body(), StandardCharsets.UTF_8).contains(what))
        .count();
  }

  @Test
  void aTurnRunsOutOnceAfterItsRoomHasMoved() {
    String room = fast.open("ann");
    var ann = guest(slow, "ann").watch(room).sit(1);
    var bob = guest(slow, "bob").watch(room).sit(2);
    ann.start();
    long begun = rowsWith(room, "\"passed\"");
    cluster.pass(Duration.ofMillis(Pennies.TURN_MILLIS / 2));
    fast.leave();
    cluster.settle();
    assertTrue(slow.keeps(room));
    // The table's clock goes on from the last row, as after a restart: to nobody's cost.
    cluster.pass(Duration.ofMillis(Pennies.TURN_MILLIS + 1_000));

    assertEquals(begun + 1, rowsWith(room, "\"passed\""));
    bob.put(0);
    assertEquals(List.of(), bob.refused());
  }

  @Test
  void aTurnByPostIsOutOnceThoughCalendarsDiffer() {
    String room =
        slow.open(
            "ann",
            "landmarks",
            2,
            Map.of("mode", "postal", "seating", "join-order", "deadlineHours", 48));
    var ann = guest(fast, "ann").watch(room).sit(1);
    var bob = guest(slow, "bob").watch(room).sit(2);
    ann.start();
    assertEquals(List.of(), ann.refused());
    long before = rowsWith(room, "\"due\"");
    cluster.leap(Duration.ofDays(2).minusMinutes(5));
    cluster.pass(STABLE);
    assertEquals(before, rowsWith(room, "\"due\""));
    int rows = Rows.of(cluster.journal(), room).size();
    slow.leave();
    cluster.pass(Duration.ofMinutes(6));
    int out = Rows.of(cluster.journal(), room).size();
    assertTrue(out > rows);
    cluster.start("late", GAMES, Duration.ZERO);
    cluster.pass(Duration.ofMinutes(3));

    assertEquals(out, Rows.of(cluster.journal(), room).size(), "the next turn has its own time");
    assertEquals(ann.v(), bob.v());
  }
}
