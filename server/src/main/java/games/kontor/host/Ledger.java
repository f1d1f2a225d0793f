package games.kontor.host;

import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.room.Decision;
import games.kontor.room.Frames;
import games.kontor.room.Room;
import games.kontor.room.RoomCommand;
import games.kontor.room.Step;
import games.kontor.store.Journal.NotNext;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One command after the other: decide, append, commit, send. While an append is under way the
 * others wait, so many at most; what is due comes before what is asked. A bug, a lost race and an
 * append of unknown outcome end in reading the room again from its journal.
 */
final class Ledger<S, A, E> {
  private static final Logger LOG = LoggerFactory.getLogger(Ledger.class);
  private static final int MOST_WAITING = 64;
  private static final int MOST_ATTEMPTS = 3;
  private static final long REST_MILLIS = 1_000;

  private final Services services;
  private final String code;
  private final Game<S, A, E> game;
  private final Listener<E> listener;
  private final Deque<Ask> queue = new ArrayDeque<>();
  private Room<S, A, E> room;
  private RoomClock clock;
  private boolean busy;
  private long restsUntilMillis;

  /** What was due last, if nothing has come of it: it is a bug, and must not spin. */
  private RoomCommand.@Nullable Due fruitless;

  private Time.@Nullable Timer alarm;
  private @Nullable Promise<Void> closing;

  /** Who is told what becomes of the room. */
  interface Listener<E> {
    void committed(Step<E> step, Frames frames, @Nullable Outbox asker);

    /** The room was read anew: who follows it must begin again. */
    void reloaded();

    /** The room cannot be read any more; the code says why. */
    void lost(String why);
  }

  Ledger(Services services, String code, RoomCodec.Tale<S, A, E> tale, Listener<E> listener) {
    this.services = services;
    this.code = code;
    this.game = tale.game();
    this.listener = listener;
    this.room = unfold(tale.steps());
    this.clock = new RoomClock(services.time(), room.nowMillis(), room.running());
  }

  private Room<S, A, E> unfold(List<Step<E>> steps) {
    return new Room<>(game, services.chances(), steps, Epochs.next());
  }

  Room<S, A, E> room() {
    return room;
  }

  long nowMillis() {
    return clock.nowMillis();
  }

  long dateMillis() {
    return services.time().dateMillis();
  }

  boolean isIdle() {
    return !busy && queue.isEmpty();
  }

  /** Completes when the append under way has ended; all that is asked later is refused. */
  Future<Void> close() {
    if (closing != null) {
      return closing.future();
    }
    var promise = Promise.<Void>promise();
    closing = promise;
    queue.forEach(ask -> ask.refused("restarting"));
    queue.clear();
    disarm();
    if (!busy) {
      promise.complete();
    }
    return promise.future();
  }

  /** Decides a command as soon as those before it are done; whoever asked is answered. */
  void ask(RoomCommand command, @Nullable Outbox from) {
    var ask = Ask.of(command, from);
    if (closing != null) {
      ask.refused("restarting");
    } else if (from != null && queue.size() >= MOST_WAITING) {
      ask.refused("busy");
    } else {
      queue.add(ask);
      work();
    }
  }

  /** Goes on with what is due and what waits. */
  void work() {
    while (!busy && closing == null) {
      var next =
          due().<Ask>map(due -> Ask.of(due, null)).or(() -> Optional.ofNullable(queue.poll()));
      if (next.isEmpty()) {
        arm();
        return;
      }
      handle(next.get());
    }
  }

  private void handle(Ask ask) {
    try {
      switch (room.decide(ask.command(), clock.nowMillis(), dateMillis())) {
        case Decision.Append<E>(Step<E> step) when ask.otherwise() == null -> append(ask, step);
        case Decision.Append<E> late ->
            ask.refused(Objects.requireNonNullElse(ask.otherwise(), "internal"));
        case Decision.Refused<E> no -> {
          services.metrics().refused(no.code());
          ask.refused(no.code(), no.args());
          noteFruitless(ask.command());
        }
        case Decision.Answered<E> done -> ask.applied();
        case Decision.Nothing<E> nothing -> noteFruitless(ask.command());
      }
    } catch (RuntimeException | StackOverflowError bug) {
      failed(ask, bug);
    }
  }

  private void noteFruitless(RoomCommand command) {
    if (command instanceof RoomCommand.Due due) {
      LOG.error("nothing came of {} in {} after row {}", due, code, room.seq());
      fruitless = due;
    }
  }

  private void append(Ask ask, Step<E> step) {
    var row = RoomCodec.row(code, step);
    var entry = RoomCodec.entry(room.outlook(step));
    busy = true;
    long began = services.metrics().begin();
    services
        .journal()
        .append(row, entry)
        .onComplete(
            done -> {
              services.metrics().appended(began);
              commit(ask, step);
            },
            failure -> notAppended(ask, failure));
  }

  private void commit(Ask ask, Step<E> step) {
    try {
      var frames = room.commit(step);
      clock.run(room.running());
      fruitless = repeated(ask.command()) ? (RoomCommand.Due) ask.command() : null;
      listener.committed(step, frames, ask.from());
      ask.applied();
    } catch (RuntimeException | StackOverflowError bug) {
      LOG.error("row {} of {} cannot be shown", step.seq(), code, bug);
      reload(ask.unlessDone("internal"));
      return;
    }
    resume();
  }

  /** True if the clock that has just fired stands there unchanged: it would fire for ever. */
  private boolean repeated(RoomCommand command) {
    return command instanceof RoomCommand.Due due
        && room.deadlines().stream().anyMatch(deadline -> name(deadline).equals(due));
  }

  private void notAppended(Ask ask, Throwable failure) {
    if (failure instanceof NotNext && ask.attempts() < MOST_ATTEMPTS) {
      LOG.info("another wrote to {} after row {}", code, room.seq());
      reload(ask.again());
    } else {
      LOG.error("row {} of {} may not be stored", room.seq() + 1, code, failure);
      restsUntilMillis = services.time().millis() + REST_MILLIS;
      reload(ask.unlessDone("unavailable"));
    }
  }

  /** Something threw that is no refusal: the room is read again, as it was before. */
  void failed(@Nullable Ask ask, Throwable bug) {
    LOG.error("a bug in {} after row {}", code, room.seq(), bug);
    services.metrics().bug();
    if (ask != null) {
      ask.refused("internal");
      noteFruitless(ask.command());
    }
    reload(null);
  }

  private void reload(@Nullable Ask then) {
    busy = true;
    RoomReading.steps(services, code, game)
        .onComplete(steps -> reloaded(steps, then), failure -> lose(failure, then));
  }

  private void reloaded(List<Step<E>> steps, @Nullable Ask then) {
    try {
      if (steps.isEmpty()) {
        throw new IllegalStateException(code + " has no rows any more");
      }
      room = unfold(steps);
      // The room was never away: its time goes on.
      long nowMillis = Math.max(clock.nowMillis(), room.nowMillis());
      clock = new RoomClock(services.time(), nowMillis, room.running());
      listener.reloaded();
    } catch (RuntimeException | StackOverflowError bug) {
      lose(bug, then);
      return;
    }
    if (then != null) {
      queue.addFirst(then);
    }
    resume();
  }

  private void lose(Throwable failure, @Nullable Ask then) {
    LOG.error("{} cannot be read", code, failure);
    Stream.concat(Stream.ofNullable(then), queue.stream()).forEach(ask -> ask.refused("internal"));
    queue.clear();
    closing = Promise.promise();
    closing.complete();
    disarm();
    listener.lost("internal");
  }

  private void resume() {
    busy = false;
    if (closing != null) {
      closing.tryComplete();
    } else {
      work();
    }
  }

  private Optional<RoomCommand.Due> due() {
    return services.time().millis() < restsUntilMillis
        ? Optional.empty()
        : next().filter(deadline -> leftMillis(deadline) <= 0).map(Ledger::name);
  }

  /** The clock that ends first, of equal ones the first in the list. */
  private Optional<Deadline> next() {
    return room.deadlines().stream()
        .filter(deadline -> !name(deadline).equals(fruitless))
        .min(Comparator.comparingLong(this::leftMillis));
  }

  private static RoomCommand.Due name(Deadline deadline) {
    return new RoomCommand.Due(deadline.what(), deadline.atMillis());
  }

  private long leftMillis(Deadline deadline) {
    return switch (deadline.clock()) {
      case TABLE -> deadline.atMillis() - clock.nowMillis();
      case CALENDAR -> deadline.atMillis() - dateMillis();
    };
  }

  private void arm() {
    disarm();
    next()
        .ifPresent(
            deadline -> {
              long rest = restsUntilMillis - services.time().millis();
              long delay = Math.max(Math.max(leftMillis(deadline), rest), 1);
              alarm = services.time().schedule(delay, this::work);
            });
  }

  private void disarm() {
    if (alarm != null) {
      alarm.cancel();
      alarm = null;
    }
  }
}
