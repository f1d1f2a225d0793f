package games.kontor.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestCluster;
import games.kontor.host.RoomCodec;
import games.kontor.protocol.ClientMessage;
import games.kontor.store.Journal;
import games.kontor.store.Rows;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Rooms over several processes, as those who play in them see it. */
final class ClusterTests extends ClusterCase {
  private final TestCluster.Member one = cluster.start("one");
  private final TestCluster.Member two = cluster.start("two");

  ClusterTests() {
    cluster.pass(STABLE);
  }

  /** A game of Ann at one process, which keeps the room, and Bob at the other. */
  private final class Table {
    private final String room = one.open("ann");
    private final Guest ann = guest(one, "ann").watch(room).sit(1);
    private final Guest bob = guest(two, "bob").watch(room).sit(2);

    Table() {
      ann.start();
      assertEquals(List.of(), ann.refused());
      assertEquals(List.of(), bob.refused());
    }
  }

  private List<Journal.Row> rows(String room) {
    return Rows.of(cluster.journal(), room);
  }

  @Test
  void aRoomIsPlayedInFromEveryProcess() {
    var table = new Table();
    assertTrue(one.keeps(table.room));
    assertFalse(two.keeps(table.room));
    table.ann.put(0);
    table.bob.put(0);
    assertEquals(2, table.bob.applied().size());
    assertEquals(table.ann.v(), table.bob.v());
    assertEquals(1, table.bob.snapshots());
  }

  @Test
  void whoActsOutOfTurnIsRefusedWhereverHeIs() {
    var table = new Table();
    table.bob.put(0);
    assertEquals(List.of("not-your-turn"), table.bob.refused());
  }

  @Test
  void aFrameGoesToAnotherProcessOnceForAllItsViewers() {
    var table = new Table();
    for (int i = 0; i < 5; i++) {
      guest(two, "watcher" + i).watch(table.room);
    }
    var sent = new ArrayList<String>();
    cluster
        .vertx()
        .eventBus()
        .addOutboundInterceptor(
            delivery -> {
              sent.add(delivery.message().address());
              delivery.next();
            });
    table.ann.put(0);
    long frames = sent.stream().filter("kontor.viewers.two"::equals).count();
    // Bob, who is on turn now, gets his own part besides.
    assertEquals(2, frames);
  }

  @Test
  void aQuestionWithAnAnswerOfItsOwnIsAskedOnce() {
    var table = new Table();
    table.bob.say(new ClientMessage.SeatLink(table.bob.id()));
    cluster.pass(Duration.ofSeconds(11));
    assertEquals(1, table.bob.frames().stream().filter(f -> f.contains("\"token\"")).count());
    assertEquals(List.of(), table.bob.refused());
  }

  @Test
  void aProcessThatDiesLosesNothingThatWasAcknowledged() {
    var table = new Table();
    table.ann.put(0);
    one.kill();
    cluster.pass(Duration.ofSeconds(5));
    assertTrue(two.keeps(table.room));
    assertEquals(2, table.bob.snapshots());
    table.bob.put(0);
    assertEquals(2, table.bob.applied().size());
    long before = rows(table.room).size();
    var back = guest(two, "ann").watch(table.room);
    back.act("ann-3", 0);
    assertEquals(List.of("ann-3"), back.applied());
    // It was done once already, and is not done again; that she is back is a row.
    assertTrue(rows(table.room).size() <= before + 1);
  }

  @Test
  void tellsOperatorsWhoKeepsRoomsAndHowManyMoved() {
    var table = new Table();
    table.ann.put(0);
    String before = one.metrics().scrape();
    assertTrue(before.contains("\nkontor_cluster_members 2.0\n"));
    assertTrue(before.contains("\nkontor_rooms_moved_total 0.0\n"));
    one.leave();
    cluster.settle();
    assertTrue(one.metrics().scrape().contains("\nkontor_rooms_moved_total 1.0\n"));
    assertTrue(two.metrics().scrape().contains("\nkontor_cluster_members 1.0\n"));
  }

  @Test
  void aProcessThatLeavesHandsItsRoomsOverAtOnce() {
    var table = new Table();
    table.ann.put(0);
    one.leave();
    cluster.settle();
    assertTrue(two.keeps(table.room));
    assertEquals(2, table.bob.snapshots());
    assertEquals(2, table.ann.snapshots());
    table.bob.put(0);
    table.ann.put(0);
    assertEquals(table.ann.v(), table.bob.v());
    assertEquals(List.of(), table.ann.refused());
  }

  @Test
  void whatWasAskedWhileARoomMovedIsDoneOnce() {
    var table = new Table();
    var three = cluster.start("three");
    cluster.pass(STABLE);
    var asked = rows(table.room).size();
    one.leave();
    table.ann.act("ann-9", 0);
    cluster.pass(Duration.ofSeconds(3));
    assertEquals(1, table.ann.applied().stream().filter("ann-9"::equals).count());
    assertTrue(rows(table.room).size() > asked);
    assertTrue(two.keeps(table.room) || three.keeps(table.room));
  }

  @Test
  void roomsMoveToAProcessThatJoins() {
    int rows = RoomCodec.NEWEST;
    var ring = new Ring(Map.of("one", rows, "two", rows, "three", rows));
    var guests = new HashMap<String, Guest>();
    var owners = new HashSet<String>();
    // Codes are drawn: some of the rooms have to move and some to stay.
    while (owners.size() < 2) {
      String room = one.open("ann");
      guests.put(room, guest(one, "ann").watch(room));
      owners.add(ring.owner(room, rows).orElseThrow());
    }
    var three = cluster.start("three");
    cluster.pass(Duration.ofMillis(Members.STABLE_MILLIS - 1_000));
    assertTrue(guests.keySet().stream().allMatch(one::keeps));
    cluster.pass(STABLE);
    guests.forEach(
        (room, guest) -> {
          boolean moves = ring.owner(room, rows).orElseThrow().equals("three");
          assertEquals(moves, three.keeps(room));
          assertEquals(!moves, one.keeps(room));
          assertEquals(moves ? 2 : 1, guest.snapshots());
        });
  }

  @Test
  void aProcessThatComesAndGoesDisturbsNobody() {
    var table = new Table();
    for (int i = 0; i < 5; i++) {
      var flapping = cluster.start("flapping" + i);
      cluster.pass(Duration.ofMillis(Members.STABLE_MILLIS - 500));
      flapping.kill();
    }
    assertEquals(1, table.ann.snapshots());
    assertEquals(1, table.bob.snapshots());
    table.ann.put(0);
    assertEquals(table.ann.v(), table.bob.v());
  }

  @Test
  void whoLosesHisProcessIsAwayInTheRoom() {
    var table = new Table();
    two.kill();
    cluster.pass(Duration.ofSeconds(11));
    assertTrue(
        table.ann.frames().stream().anyMatch(frame -> frame.contains("\"away\"")),
        () -> table.ann.frames().getLast());
  }

  @Test
  void whereNobodyKeepsRoomsOneIsToldSo() {
    var table = new Table();
    one.leave();
    two.leave();
    table.bob.act("bob-9", 0);
    cluster.pass(Duration.ofSeconds(3));
    assertEquals(1, table.ann.waits());
    assertEquals(1, table.bob.waits());
    table.bob.say(new ClientMessage.Ping(7, null));
    assertTrue(table.bob.frames().getLast().contains("\"pong\""), "his line lives");
    cluster.pass(Duration.ofSeconds(8));
    assertEquals(List.of("unavailable"), table.bob.refused());
  }

  @Test
  void anUnknownRoomIsUnknownEverywhere() {
    for (int i = 0; i < 8; i++) {
      var lost = guest(two, "bob").watch("no-such-room-" + i);
      assertEquals(List.of("unknown-room"), lost.refused());
    }
  }
}
