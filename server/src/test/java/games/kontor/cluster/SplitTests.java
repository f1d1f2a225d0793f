package games.kontor.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestCluster;
import games.kontor.store.Rows;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What those see who are cut off from a part of the cluster, or from where rooms are stored. */
final class SplitTests extends ClusterCase {
  /** Nobody is shown an old table for longer. */
  private static final Duration OLD = Duration.ofSeconds(3);

  private final TestCluster.Member one = cluster.start("one");
  private final TestCluster.Member two = cluster.start("two");

  SplitTests() {
    cluster.pass(STABLE);
  }

  /** A room that this process keeps, with Ann there and Bob at another one. */
  private final class Table {
    private final String room;
    private final Guest ann;
    private final Guest bob;

    Table(TestCluster.Member here, TestCluster.Member there) {
      room = here.open("ann");
      ann = guest(here, "ann").watch(room).sit(1);
      bob = guest(there, "bob").watch(room).sit(2);
      ann.start();
      ann.put(0);
    }

    private List<Long> seqs() {
      return Rows.of(cluster.journal(), room).stream().map(row -> row.seq()).toList();
    }
  }

  @Test
  void ofTwoHalvesTheOneWithTheLowestIdPlaysOn() {
    var table = new Table(two, one);
    cluster.split(List.of(List.of(one), List.of(two)));
    cluster.pass(OLD);

    assertTrue(one.keeps(table.room));
    assertFalse(two.keeps(table.room));
    assertEquals(1, table.ann.waits(), "her half keeps nothing");
    assertEquals(0, table.bob.waits());
    table.bob.put(0);
    assertEquals(2, table.bob.applied().size());
    assertEquals(1, table.ann.snapshots(), "she is shown nothing that is old");
  }

  @Test
  void theLesserPartWaitsAndIsWholeAgainWithoutARestart() {
    var three = cluster.start("three");
    cluster.pass(STABLE);
    var table = new Table(one, three);
    cluster.split(List.of(List.of(one), List.of(two, three)));
    cluster.pass(OLD);

    assertFalse(one.keeps(table.room));
    assertEquals(1, table.ann.waits());
    table.bob.put(0);
    assertEquals(2, table.bob.applied().size());
    table.ann.act("ann-9", 0);
    cluster.split(List.of(List.of(one, two, three)));
    cluster.pass(STABLE);

    assertEquals(1, table.ann.applied().stream().filter("ann-9"::equals).count());
    assertEquals(table.bob.v(), table.ann.v());
    assertEquals(1, table.ann.waits());
  }

  @Test
  void nobodyIsAwayForTheOthersBecauseOfASplitThatHealsAtOnce() {
    var three = cluster.start("three");
    cluster.pass(STABLE);
    var table = new Table(one, three);
    cluster.split(List.of(List.of(one), List.of(two, three)));
    cluster.pass(Duration.ofSeconds(3));
    cluster.split(List.of(List.of(one, two, three)));
    cluster.pass(Duration.ofSeconds(12));

    assertFalse(table.bob.frames().getLast().contains("\"away\""), table.bob.frames().getLast());
  }

  @Test
  void whoReachesNeitherTheOthersNorTheJournalWaits() {
    var three = cluster.start("three");
    cluster.pass(STABLE);
    var table = new Table(one, three);
    cluster.split(List.of(List.of(one), List.of(two, three)));
    one.cut();
    cluster.pass(OLD);

    assertEquals(1, table.ann.waits());
    table.bob.put(0);
    assertEquals(2, table.bob.applied().size());
    assertEquals(List.of(), table.ann.refused());
  }

  /** With nobody to tell them how many there are, each keeps the room in its own eyes. */
  private void bothBelieve(String room) {
    cluster.forgetWhoWasThere();
    cluster.pass(Duration.ofMillis(Witness.FRESH_MILLIS + 1_000));
    cluster.split(List.of(List.of(one), List.of(two)));
    cluster.pass(STABLE);
    assertTrue(one.keeps(room));
    assertTrue(two.keeps(room));
  }

  @Test
  void twoThatBothBelieveThatTheyKeepARoomNeverBothWrite() {
    var table = new Table(one, one);
    var far = guest(two, "cleo").watch(table.room);
    bothBelieve(table.room);

    for (int i = 0; i < 5; i++) {
      table.bob.put(0);
      table.ann.put(0);
      cluster.pass(OLD);
      assertEquals(table.ann.v(), table.bob.v());
      assertTrue(far.v() > 0);
      assertEquals(table.seqs().size(), table.seqs().getLast(), "each row is there once");
    }
    assertEquals(
        IntStream.rangeClosed(1, table.seqs().size()).mapToObj(n -> (long) n).toList(),
        table.seqs());
  }

  @Test
  void aRivalsRowIsShownWithinThreeSecondsThoughNobodyActsHere() {
    var table = new Table(one, one);
    var far = guest(two, "cleo").watch(table.room);
    bothBelieve(table.room);
    int before = far.frames().size();
    table.bob.put(0);
    cluster.pass(OLD);

    assertTrue(far.frames().size() > before);
    assertTrue(far.frames().getLast().contains("snapshot"), far.frames().getLast());
  }
}
