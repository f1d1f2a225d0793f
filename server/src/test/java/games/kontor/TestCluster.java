package games.kontor;

import games.kontor.cluster.Cluster;
import games.kontor.cluster.Nodes;
import games.kontor.cluster.Surroundings;
import games.kontor.cluster.Traffic;
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
import games.kontor.room.RoomCommand;
import games.kontor.room.VerifiableChance;
import games.kontor.store.Journal;
import games.kontor.store.MemoryChatLog;
import games.kontor.store.MemoryJournal;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.eventbus.DeliveryContext;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

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
  private final List<Member> processes = new ArrayList<>();
  private final Map<String, Integer> sides = new TreeMap<>();
  private final Sayings said = new Sayings(time);

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
    private final JournalCable cable = new JournalCable(journal);
    private final Sayings.Cable witness = said.cable();
    private final Metrics metrics = new Metrics();
    private final Cluster cluster;
    private final LocalRooms local;
    private final Rooms rooms;

    private Member(String node, int rows, List<Game<?, ?, ?>> games, Duration ahead) {
      var ownTime = new TimeAhead(time, ahead);
      this.node = node;
      sides.put(node, 0);
      this.cluster =
          new Cluster(
              machine.vertx(), new Surroundings(this, witness, rows, RoomCodec.VERSION), ownTime);
      var services =
          new Services(
              machine.vertx(),
              ownTime,
              VerifiableChance.production(),
              cable,
              new MemoryChatLog(),
              new RoomCodec(games),
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
      cable.cut();
      witness.cut();
    }

    /** It goes in order: the others take its rooms over. */
    public void leave() {
      cluster.leave().await();
    }
  }

  /** From now on nobody remembers who was there: each part believes to be the greater one. */
  public void forgetWhoWasThere() {
    said.forget();
  }

  /** Starts another process; it keeps rooms when it has been there for a while. */
  public Member start(String node) {
    return start(node, RoomCodec.NEWEST, List.of(new Pennies()));
  }

  /** Starts one of another build: it reads other rows and knows other games. */
  public Member start(String node, int rows, List<Game<?, ?, ?>> games) {
    return start(node, rows, games, Duration.ZERO);
  }

  /** Starts one whose calendar is so much ahead of that of the others. */
  public Member start(String node, List<Game<?, ?, ?>> games, Duration ahead) {
    return start(node, RoomCodec.NEWEST, games, ahead);
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
