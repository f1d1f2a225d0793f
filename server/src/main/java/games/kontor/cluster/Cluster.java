package games.kontor.cluster;

import games.kontor.host.Elsewhere;
import games.kontor.host.Keeper;
import games.kontor.host.LocalRooms;
import games.kontor.host.Rooms;
import games.kontor.time.Time;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.eventbus.Message;
import io.vertx.core.eventbus.MessageConsumer;
import io.vertx.core.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * This process among the others: knows who keeps a room, and joins what comes for its own rooms and
 * for its own viewers.
 */
public final class Cluster implements Elsewhere {
  private static final Logger LOG = LoggerFactory.getLogger(Cluster.class);
  private static final long TEND_MILLIS = 250;
  private static final int NOT_HERE = 1;

  private final Vertx vertx;
  private final Nodes nodes;
  private final Time time;
  private final Members members;
  private final Needs needs;
  private final Lines lines;
  private final Traffic traffic = new Traffic();
  private final Viewers viewers;
  private final Reception reception;
  private final List<MessageConsumer<?>> ears = new ArrayList<>();
  private @Nullable LocalRooms rooms;
  private Time.@Nullable Timer timer;
  private boolean ended;

  /** The rooms of this process are told by {@link #begin}. */
  public Cluster(Vertx vertx, Surroundings around, Time time) {
    this.vertx = vertx;
    this.nodes = around.nodes();
    this.time = time;
    this.members = new Members(vertx, around, time, this::changed);
    this.needs = new Needs(vertx, () -> changed(ring()));
    this.lines = new Lines(vertx);
    this.viewers = new Viewers(nodes.own(), time, lines, traffic, this::owner, this::here);
    this.reception = new Reception(vertx, lines, nodes.own(), this::isHere, this::here);
  }

  private Optional<String> owner(String room) {
    return ring().owner(room, needs.of(room));
  }

  private Ring ring() {
    return members.ring();
  }

  private Keeper here(String room) {
    if (rooms == null) {
      throw new IllegalStateException("no rooms yet");
    }
    return rooms.here(room);
  }

  @Override
  public Optional<Keeper> keeper(String room) {
    var owner = owner(room);
    return owner.isPresent() && owner.get().equals(nodes.own())
        ? Optional.empty()
        : Optional.of(new RemoteKeeper(vertx, owner.orElse("nobody"), viewers, traffic));
  }

  @Override
  public boolean needs(String room, int version) {
    needs.tell(room, version);
    return true;
  }

  @Override
  public boolean isHere(String room) {
    return owner(room).filter(nodes.own()::equals).isPresent();
  }

  /** Joins with these rooms; completes with those of all. */
  public Future<Rooms> begin(LocalRooms local) {
    rooms = local;
    ears.add(needs.listen());
    ears.add(lines.roomsOf(nodes.own(), reception::hear));
    ears.add(lines.viewersOf(nodes.own(), viewers::hear));
    ears.add(
        vertx.eventBus().<JsonObject>consumer(RemoteKeeper.address(nodes.own()), this::answer));
    return Future.all(ears.stream().map(MessageConsumer::completion).toList())
        .compose(heard -> members.begin())
        .map(
            begun -> {
              vertx.runOnContext(nothing -> tend());
              return new ClusteredRooms(local, viewers);
            });
  }

  private void answer(Message<JsonObject> question) {
    try {
      if (isHere(Question.room(question.body()))) {
        Question.put(question.body(), here(Question.room(question.body())))
            .onComplete(question::reply, failure -> question.fail(NOT_HERE, failure.getMessage()));
      } else {
        question.fail(NOT_HERE, Visit.MOVED);
      }
    } catch (RuntimeException bad) {
      LOG.error("what was asked is no question", bad);
      question.fail(NOT_HERE, "internal");
    }
  }

  private void tend() {
    if (!ended) {
      viewers.tend();
      timer = time.schedule(TEND_MILLIS, this::tend);
    }
  }

  /** Rooms that are kept elsewhere from now on are let go before anybody asks for them there. */
  private void changed(Ring ring) {
    if (rooms != null) {
      rooms.release();
      viewers.follow();
    }
  }

  /** The cluster manager has seen somebody come or go. */
  public void seen() {
    reception.keepOnly(nodes.present());
    members.seen();
  }

  /** How many processes keep rooms now; may be asked by any thread. */
  public int keeping() {
    return members.ring().nodes().size();
  }

  /** What has gone between this process and others. */
  public Traffic traffic() {
    return traffic;
  }

  /** From now on rooms may be kept here. */
  public void ready() {
    members.ready(true);
  }

  /**
   * Keeps no more rooms: the others take them over. Completes when all that was begun is stored.
   */
  public Future<Void> leave() {
    return members
        .ready(false)
        .compose(said -> rooms == null ? Future.succeededFuture() : rooms.release());
  }

  /** Says and hears nothing any more. */
  public Future<Void> end() {
    ended = true;
    if (timer != null) {
      timer.cancel();
    }
    return Future.join(ears.stream().map(MessageConsumer::unregister).toList())
        .eventually(members::end)
        .mapEmpty();
  }
}
