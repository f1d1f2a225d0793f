package games.kontor;

import games.kontor.cluster.Cluster;
import games.kontor.cluster.Nodes;
import games.kontor.cluster.Surroundings;
import games.kontor.cluster.Witness;
import games.kontor.game.Game;
import games.kontor.host.LocalRooms;
import games.kontor.host.Opening;
import games.kontor.host.RoomCodec;
import games.kontor.host.RoomLimits;
import games.kontor.host.Rooms;
import games.kontor.host.Services;
import games.kontor.observe.Metrics;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.room.Pennies;
import games.kontor.room.VerifiableChance;
import games.kontor.store.ForwardingJournal;
import games.kontor.store.Journal;
import games.kontor.store.MemoryChatLog;
import games.kontor.store.MemoryJournal;
import games.kontor.store.NoticeChange;
import games.kontor.time.Time;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.eventbus.DeliveryContext;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Several processes of a cluster on one machine: they have one journal and one time, which the test
 * moves, and reach each other as long as the test lets them.
 */
public final class TestCluster implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("kontor\\.(?:rooms|viewers)\\.(.*)");

  /** Where in a parcel the name of its sender begins. */
  private static final int FROM = 1 + Integer.BYTES;

  private final Machine machine = new Machine();
  private final MovableTime time = new MovableTime(machine);
  private final MemoryJournal journal = new MemoryJournal();
  private volatile boolean blind;
  private final List<Member> processes = new ArrayList<>();
  private final Map<String, Integer> sides = new TreeMap<>();
  private final SortedMap<String, Long> said = new TreeMap<>();

  /** All processes reach each other. */
  public TestCluster() {
    machine.vertx().eventBus().addOutboundInterceptor(this::pass);
  }

  /** What a process says to another one arrives if the test lets it. */
  private void pass(DeliveryContext<?> delivery) {
    var to = ADDRESS.matcher(delivery.message().address());
    String from = "";
    if (to.matches() && delivery.message().body() instanceof Buffer parcel) {
      from = parcel.getString(FROM, FROM + parcel.getInt(FROM - Integer.BYTES));
    }
    if (from.isEmpty() || reaches(from, to.group(1))) {
      delivery.next();
    }
  }

  private boolean reaches(String one, String other) {
    return sides.containsKey(one) && Objects.equals(sides.get(one), sides.get(other));
  }

  /** From now on only those of the same side reach each other; all have seen it. */
  public void split(List<List<Member>> parts) {
    sides.clear();
    for (var part : parts) {
      part.forEach(process -> sides.put(process.node, parts.indexOf(part)));
    }
    processes.forEach(process -> process.cluster.seen());
  }

  /** One process. */
  public final class Member implements Nodes {
    private final String node;
    private final Cable cable = new Cable(journal);
    private final Roll witness = new Roll();
    private final Metrics metrics = new Metrics();
    private final Cluster cluster;
    private final Rooms rooms;

    private Member(String node, int rows, List<Game<?, ?, ?>> games, Duration ahead) {
      var time = new Ahead(ahead.toMillis());
      this.node = node;
      sides.put(node, 0);
      this.cluster = new Cluster(machine.vertx(), new Surroundings(this, witness, rows), time);
      var services =
          new Services(
              machine.vertx(),
              time,
              VerifiableChance.production(),
              cable,
              new MemoryChatLog(),
              new RoomCodec(games),
              metrics,
              TestServer.QUICK,
              RoomLimits.STANDARD);
      this.rooms =
          LocalRooms.start(services, TestServer.SECRET, Resources.words(), 2, cluster)
              .compose(cluster::begin)
              .await();
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
      var present = new TreeSet<>(sides.keySet());
      present.removeIf(other -> !reaches(node, other));
      return present;
    }

    @Override
    public void listen(Runnable changed) {
      throw new IllegalStateException("the test tells it");
    }

    public Rooms rooms() {
      return rooms;
    }

    /** True if it keeps this room. */
    public boolean keeps(String room) {
      return cluster.isHere(room);
    }

    /** Opens a room of four that this process keeps. */
    public String open(String player) {
      return open(player, "pennies", 4, Map.of());
    }

    /** Opens a room of any game that this process keeps. */
    public String open(String player, String game, int seats, Map<String, Object> options) {
      return rooms
          .open(new Opening(player, game, "", seats, 0, options, HouseRules.STANDARD, null, false))
          .await();
    }

    /** It ends as if its power were cut: nothing that it had not stored is stored. */
    public void kill() {
      cut();
      sides.remove(node);
      processes.remove(this);
      cluster.end().await();
      processes.forEach(other -> other.cluster.seen());
    }

    /** It reaches the journal, and who is noted there, no more. */
    public void cut() {
      cable.cut = true;
      witness.cut = true;
    }

    /** It goes in order: the others take its rooms over. */
    public void leave() {
      cluster.leave().await();
    }
  }

  /** Who was seen lately, by the time of all. */
  private final class Roll implements Witness {
    private volatile boolean cut;

    @Override
    public Future<SortedSet<String>> seen() {
      if (cut) {
        return Future.failedFuture("no way");
      }
      synchronized (said) {
        long sinceMillis = time.millis() - FRESH_MILLIS;
        var fresh = new TreeSet<String>();
        said.forEach(
            (node, atMillis) -> {
              if (atMillis > sinceMillis) {
                fresh.add(node);
              }
            });
        return Future.succeededFuture(fresh);
      }
    }

    @Override
    public Future<Void> say(String node) {
      if (cut || blind) {
        return cut ? Future.failedFuture("no way") : Future.succeededFuture();
      }
      synchronized (said) {
        said.put(node, time.millis());
      }
      return Future.succeededFuture();
    }

    @Override
    public Future<Void> leave(String node) {
      synchronized (said) {
        said.remove(node);
      }
      return Future.succeededFuture();
    }
  }

  /** From now on nobody remembers who was there: each part believes to be the greater one. */
  public void forgetWhoWasThere() {
    blind = true;
    synchronized (said) {
      said.clear();
    }
  }

  /** The time of all, by a calendar that was set otherwise. */
  private final class Ahead implements Time {
    private final long aheadMillis;

    Ahead(long aheadMillis) {
      this.aheadMillis = aheadMillis;
    }

    @Override
    public long millis() {
      return time.millis();
    }

    @Override
    public long dateMillis() {
      return time.dateMillis() + aheadMillis;
    }

    @Override
    public Timer schedule(long delayMillis, Runnable task) {
      return time.schedule(delayMillis, task);
    }
  }

  /** The way to the journal. */
  private static final class Cable extends ForwardingJournal {
    private volatile boolean cut;

    @Override
    public boolean isShared() {
      return true;
    }

    @Override
    public Future<SortedMap<String, Long>> lasts(Collection<String> rooms) {
      return cut ? Future.failedFuture("no way") : super.lasts(rooms);
    }

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
    return start(node, RoomCodec.VERSION, List.of(new Pennies()));
  }

  /** Starts one of another build: it reads other rows and knows other games. */
  public Member start(String node, int rows, List<Game<?, ?, ?>> games) {
    return start(node, rows, games, Duration.ZERO);
  }

  /** Starts one whose calendar is so much ahead of that of the others. */
  public Member start(String node, List<Game<?, ?, ?>> games, Duration ahead) {
    return start(node, RoomCodec.VERSION, games, ahead);
  }

  private Member start(String node, int rows, List<Game<?, ?, ?>> games, Duration ahead) {
    var process = new Member(node, rows, games, ahead);
    processes.add(process);
    return process;
  }

  /** Lets so much time pass for all. */
  public void pass(Duration duration) {
    time.pass(duration);
  }

  /** Lets so much time pass at once, in which nobody does anything. */
  public void leap(Duration duration) {
    time.leap(duration);
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
