package games.kontor.cluster;

import games.kontor.time.Time;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.eventbus.MessageConsumer;
import io.vertx.core.json.JsonObject;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who keeps rooms: each process says twice a second that it is ready, and counts those that have
 * said so for a while and can be reached. One that leaves says so first; one that is silent for
 * some seconds counts no more, and neither does this one in its own eyes after it stood still:
 * meanwhile others may have taken its rooms. One that writes what a process of an older build could
 * not read is not ready until that one has gone. Where those that hear each other are not the
 * greater part, nobody keeps rooms: the others do.
 */
final class Members {
  /** How often a process says that it is there. */
  static final long EACH_MILLIS = 500;

  /** Who is silent for so long keeps no rooms. */
  static final long SILENT_MILLIS = 2_000;

  /** Who has been there for so long keeps rooms: one that comes and goes never does. */
  static final long STABLE_MILLIS = 3_000;

  private static final Logger LOG = LoggerFactory.getLogger(Members.class);
  private static final String ADDRESS = "kontor.members";

  private final Vertx vertx;
  private final Nodes nodes;
  private final Time time;
  private final Consumer<Ring> changed;
  private final Map<String, Said> others = new TreeMap<>();
  private final Context context;
  private final Muster muster;
  private final int reads;
  private final int writes;
  private boolean open;
  private boolean isApart;
  private Said own;
  private long lookedAtMillis;
  private boolean ended;
  private @Nullable MessageConsumer<JsonObject> ears;
  private Time.@Nullable Timer timer;
  private volatile Ring ring = Ring.EMPTY;

  /** What a process last said, when, and since when it has said so. */
  private record Said(boolean ready, int reads, long sinceMillis, long atMillis) {
    private Said again(boolean isReady, long nowMillis) {
      return new Said(isReady, reads, isReady && ready ? sinceMillis : nowMillis, nowMillis);
    }

    private Said anew(long nowMillis) {
      return new Said(ready, reads, nowMillis, nowMillis);
    }

    private long readyMillis(long nowMillis) {
      return ready ? nowMillis - sinceMillis : 0;
    }

    private boolean isHeard(long nowMillis) {
      return nowMillis - atMillis <= SILENT_MILLIS;
    }

    private boolean keepsRooms(long nowMillis) {
      return ready && nowMillis - sinceMillis >= STABLE_MILLIS && isHeard(nowMillis);
    }
  }

  /** {@code changed} is told each new ring, on the context of whoever begins. */
  Members(Vertx vertx, Surroundings around, Time time, Consumer<Ring> changed) {
    this.vertx = vertx;
    this.nodes = around.nodes();
    this.muster = new Muster(around.witness(), nodes.own());
    this.time = time;
    this.changed = changed;
    this.context = vertx.getOrCreateContext();
    this.lookedAtMillis = time.millis();
    this.reads = around.reads();
    this.writes = around.writes();
    this.own = new Said(false, reads, lookedAtMillis, lookedAtMillis);
  }

  /** Who keeps rooms now. */
  Ring ring() {
    return ring;
  }

  /** Listens to the others, and says that this process is there but not ready. */
  Future<Void> begin() {
    var heard = vertx.eventBus().<JsonObject>consumer(ADDRESS);
    ears = heard;
    var begun = Promise.<Void>promise();
    context.runOnContext(
        nothing -> {
          heard.handler(message -> hear(message.body()));
          heard.completion().onComplete(begun);
          look();
        });
    return begun.future();
  }

  /** From now on this process may keep rooms, or no more; completes when it has said so. */
  Future<Void> ready(boolean ready) {
    var said = Promise.<Void>promise();
    context.runOnContext(
        nothing -> {
          open = ready;
          own = own.again(isReady(), time.millis());
          say();
          reckon();
          if (!ready) {
            muster.leave();
          }
          said.complete();
        });
    return said.future();
  }

  /** Says and hears nothing any more. */
  Future<Void> end() {
    var done = Promise.<Void>promise();
    context.runOnContext(
        nothing -> {
          ended = true;
          if (timer != null) {
            timer.cancel();
          }
          if (ears == null) {
            done.complete();
          } else {
            ears.unregister().onComplete(done);
          }
        });
    return done.future();
  }

  private void look() {
    if (ended) {
      return;
    }
    long nowMillis = time.millis();
    if (nowMillis - lookedAtMillis > SILENT_MILLIS) {
      LOG.warn("stood still for {} ms: the others have gone on", nowMillis - lookedAtMillis);
      own = own.anew(nowMillis);
    }
    lookedAtMillis = nowMillis;
    own = own.again(isReady(), nowMillis);
    say();
    muster.ask(own.keepsRooms(nowMillis)).onSuccess(asked -> reckon());
    reckon();
    timer = time.schedule(EACH_MILLIS, this::look);
  }

  /** What was begun is not given up because somebody older comes: he could not read it anyway. */
  private boolean isReady() {
    return open
        && (own.keepsRooms(time.millis())
            || others.values().stream().noneMatch(this::cannotFollow));
  }

  private boolean cannotFollow(Said other) {
    return other.ready() && other.reads() < writes && other.isHeard(time.millis());
  }

  private void say() {
    var message =
        new JsonObject()
            .put("node", nodes.own())
            .put("ready", own.ready())
            .put("readyMillis", own.readyMillis(time.millis()))
            .put("reads", reads);
    vertx.eventBus().publish(ADDRESS, message);
  }

  private void hear(JsonObject message) {
    String node = message.getString("node", "");
    boolean ready = message.getBoolean("ready", false);
    if (!node.equals(nodes.own()) && nodes.present().contains(node)) {
      long nowMillis = time.millis();
      int newest = message.getInteger("reads", 0);
      long sinceMillis = nowMillis - message.getLong("readyMillis", 0L);
      others.put(node, new Said(ready, newest, sinceMillis, nowMillis));
      if (isApart) {
        // Whoever comes back to the others has been there for no time yet.
        own = own.anew(nowMillis);
      }
      reckon();
    }
  }

  /** A process that cannot be reached any more is out at once. */
  void reckon() {
    long nowMillis = time.millis();
    var present = nodes.present();
    others.keySet().retainAll(present);
    var all = new TreeMap<>(others);
    all.put(nodes.own(), own);
    all.values().removeIf(said -> !said.isHeard(nowMillis));
    boolean most = muster.isMost(all.keySet());
    isApart = !most;
    all.values().removeIf(said -> !most || !said.keepsRooms(nowMillis));
    var versions = new TreeMap<String, Integer>();
    all.forEach((node, said) -> versions.put(node, said.reads()));
    var now = new Ring(versions);
    if (!now.equals(ring)) {
      LOG.info("rooms are kept by {}", now.nodes());
      ring = now;
      changed.accept(now);
    }
  }

  /** To be called when the cluster manager has seen somebody come or go. */
  void seen() {
    context.runOnContext(nothing -> reckon());
  }
}
