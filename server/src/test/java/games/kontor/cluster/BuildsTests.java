package games.kontor.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestCluster;
import games.kontor.host.RoomCodec;
import games.kontor.room.Pennies;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What becomes of rooms while servers of two builds are there. */
final class BuildsTests extends ClusterCase {
  private TestCluster.Member newer(String node) {
    return cluster.start(node, RoomCodec.NEWEST + 1, List.of(new Pennies()));
  }

  /** It does not know the game of the rooms. */
  private TestCluster.Member older(String node) {
    return cluster.start(node, RoomCodec.NEWEST, List.of());
  }

  @Test
  void aRoomIsKeptByABuildThatReadsIt() {
    var newer = newer("newer");
    cluster.pass(STABLE);
    var rooms = new ArrayList<String>();
    for (int i = 0; i < 12; i++) {
      rooms.add(newer.open("ann"));
    }
    var older = older("older");
    cluster.pass(STABLE);
    assertTrue(rooms.stream().anyMatch(older::keeps), "it is found out by trying");

    for (String room : rooms) {
      var near = guest(newer, "ann").watch(room).sit(1);
      var far = guest(older, "bob").watch(room);
      cluster.pass(Duration.ofSeconds(2));
      far.sit(2);
      near.start();
      near.put(0);
      assertTrue(newer.keeps(room) && !older.keeps(room));
      assertEquals(List.of(), near.refused());
      assertEquals(List.of(), far.refused());
      assertEquals(near.v(), far.v());
    }
  }

  @Test
  void aRoomThatNobodyHereReadsWaits() {
    var newer = newer("newer");
    cluster.pass(STABLE);
    String room = newer.open("ann");
    older("older");
    newer.leave();
    cluster.pass(STABLE);
    var ann = guest(newer, "ann").watch(room);
    cluster.pass(Duration.ofSeconds(3));

    assertEquals(0, ann.snapshots());
    assertEquals(1, ann.waits());
    assertEquals(List.of(), ann.refused());
  }

  @Test
  void aBuildThatWritesWhatAnOlderOneCannotReadLetsThatOneFinish() {
    var older = cluster.start("older", RoomCodec.VERSION - 1, List.of(new Pennies()));
    cluster.pass(STABLE);
    var newer = cluster.start("newer");
    cluster.pass(STABLE);
    String room = older.open("ann");
    assertTrue(older.keeps(room));
    assertFalse(newer.keeps(newer.open("bob")));

    older.leave();
    cluster.pass(STABLE);
    assertTrue(newer.keeps(room));
  }
}
