package games.kontor;

import games.kontor.cluster.Cluster;
import games.kontor.cluster.Nodes;
import games.kontor.cluster.Traffic;
import games.kontor.host.LocalRooms;
import games.kontor.host.Opening;
import games.kontor.host.RoomCodec;
import games.kontor.host.RoomLimits;
import games.kontor.host.Rooms;
import games.kontor.host.Services;
import games.kontor.observe.Metrics;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.room.Pennies;
import games.kontor.room.RoomCommand;
import games.kontor.room.VerifiableChance;
import games.kontor.store.ForwardingJournal;
import games.kontor.store.Journal;
import games.kontor.store.MemoryChatLog;
import games.kontor.store.MemoryJournal;
import games.kontor.store.NoticeChange;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Several processes of a cluster on one machine: they have one journal and one time, which the test
 * moves, and reach each other as long as the test lets them.
 */
public final class TestCluster implements AutoCloseable {
  private final Machine machine = new Machine();
  private final MovableTime time = new MovableTime(machine);
  private final MemoryJournal journal = new MemoryJournal();
  private final List<Member> processes = new ArrayList<>();
  private final Set<String> present = new TreeSet<>();

  /** One process. */
  public final class Member implements Nodes {
    private final String node;
    private final Cable cable = new Cable(journal);
    private final Metrics metrics = new Metrics();
    private final Cluster cluster;
    private final LocalRooms local;
    private final Rooms rooms;

    private Member(String node) {
      this.node = node;
      present.add(node);
      this.cluster = new Cluster(machine.vertx(), this, time);
      var services =
          new Services(
              machine.vertx(),
              time,
              VerifiableChance.production(),
              cable,
              new MemoryChatLog(),
              new RoomCodec(List.of(new Pennies())),
              metrics,
              TestServer.QUICK,
              RoomLimits.STANDARD);
      this.local =
          LocalRooms.start(services, TestServer.SECRET, Resources.words(), 2, cluster).await();
      this.rooms = cluster.begin(local).await();
      metrics.cluster(cluster::keeping);
      cluster.ready();
    }

    /** What it tells operators. */
    public Metrics metrics() {
      return metrics;
    }

    @Override
    public String own() {
      return node;
    }

    @Override
    public Set<String> present() {
      return new TreeSet<>(present);
    }

    @Override
    public void listen(Runnable changed) {
      throw new IllegalStateException("the test tells it");
    }

    public Rooms rooms() {
      return rooms;
    }

    /** An operator of this process wants this of a room, whoever keeps it. */
    public Optional<String> order(String room, RoomCommand.Order order) {
      return local.order(room, order).await();
    }

    /** What has gone between it and others. */
    public Traffic traffic() {
      return cluster.traffic();
    }

    /** True if it keeps this room. */
    public boolean keeps(String room) {
      return cluster.isHere(room);
    }

    /** Opens a room of four that this process keeps. */
    public String open(String player) {
      return rooms
          .open(
              new Opening(player, "pennies", "", 4, 0, Map.of(), HouseRules.STANDARD, null, false))
          .await();
    }

    /** It ends as if its power were cut: nothing that it had not stored is stored. */
    public void kill() {
      cable.cut = true;
      present.remove(node);
      processes.remove(this);
      cluster.end().await();
      processes.forEach(other -> other.cluster.seen());
    }

    /** It goes in order: the others take its rooms over. */
    public void leave() {
      cluster.leave().await();
    }
  }

  /** The way to the journal. */
  private static final class Cable extends ForwardingJournal {
    private volatile boolean cut;

    Cable(Journal journal) {
      super(journal);
    }

    @Override
    public Future<Void> append(Row row, @Nullable Entry entry, NoticeChange change) {
      return cut ? Future.failedFuture("no way") : super.append(row, entry, change);
    }
  }

  /** Starts another process; it keeps rooms when it has been there for a while. */
  public Member start(String node) {
    var process = new Member(node);
    processes.add(process);
    return process;
  }

  /** Lets so much time pass for all. */
  public void pass(Duration duration) {
    time.pass(duration);
  }

  /** Waits until nothing is left to be done. */
  public void settle() {
    time.pass(Duration.ZERO);
  }

  public Vertx vertx() {
    return machine.vertx();
  }

  /** What is stored. */
  public Journal journal() {
    return journal;
  }

  @Override
  public void close() {
    machine.vertx().close().await();
  }
}
