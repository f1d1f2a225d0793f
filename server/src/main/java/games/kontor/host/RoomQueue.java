package games.kontor.host;

import games.kontor.observe.Trail;
import games.kontor.room.Audience;
import games.kontor.room.Decision;
import games.kontor.room.Frames;
import games.kontor.room.Room;
import games.kontor.room.RoomCommand;
import games.kontor.room.Step;
import games.kontor.store.Journal.NotNext;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One command after the other: decide, append, commit, send. While an append is under way the
 * others wait, so many at most; what is due comes before what is asked. A bug, a lost race and an
 * append of unknown outcome end in reading the room again from its journal.
 */
final class RoomQueue<S, A, E> {
  private static final Logger LOG = LoggerFactory.getLogger(RoomQueue.class);
  private static final int MOST_ATTEMPTS = 3;
  private static final long REST_MILLIS = 1_000;

  private final Services services;
  private final String code;
  private final Consumer<RoomNews<E>> news;
  private final Waiting waiting;
  private final Allowance allowance;
  private final Entries entries;
  private final Absentees absentees;
  private final Alarm alarm;
  private Room<S, A, E> room;
  private RoomClock clock;
  private boolean busy;
  private @Nullable Promise<Void> closing;

  RoomQueue(
      Services services, Room<S, A, E> room, Absentees absentees, Consumer<RoomNews<E>> news) {
    this.services = services;
    this.code = room.code();
    this.news = news;
    this.waiting = new Waiting(services.limits().commandsWaiting(), services.metrics());
    this.allowance = new Allowance(services.limits(), services.time());
    this.entries = new Entries(services.journal());
    this.absentees = absentees;
    this.alarm = new Alarm(services.time(), this::work, services.metrics()::late);
    this.room = room;
    this.clock = new RoomClock(services.time(), room.nowMillis(), room.running());
  }

  Room<S, A, E> room() {
    return room;
  }

  /** Tells the room who is there; by that its table clock may stand still, or go on. */
  Frames seen(Audience now) {
    var frames = room.seen(now, nowMillis(), dateMillis());
    clock.run(room.running());
    return frames;
  }

  long nowMillis() {
    return clock.nowMillis();
  }

  long dateMillis() {
    return services.time().dateMillis();
  }

  boolean isIdle() {
    return !busy && waiting.isEmpty();
  }

  /** Completes when the append under way has ended; all that is asked later is refused. */
  Future<Void> close() {
    if (closing != null) {
      return closing.future();
    }
    var promise = Promise.<Void>promise();
    closing = promise;
    waiting.refuseAll("restarting");
    alarm.stop();
    if (!busy) {
      promise.complete();
    }
    return promise.future();
  }

  /** Decides a command as soon as those before it are done; whoever asked is answered. */
  void ask(RoomCommand command, @Nullable Outbox from) {
    var ask = Ask.of(command, from);
    services.metrics().trail().pass(Trail.Place.OWNER, code, ask.idIfAsked());
    if (from != null && room.isDone(command)) {
      ask.applied();
    } else if (closing != null) {
      refuse(ask, "restarting", Map.of());
    } else if (from == null || !isAnsweredAtOnce(ask)) {
      waiting.add(ask);
      work();
    }
  }

  private boolean isAnsweredAtOnce(Ask ask) {
    var answer =
        busy
            ? waiting.atOnce(ask, room, clock.nowMillis(), dateMillis())
            : Optional.<Runnable>empty();
    answer.ifPresent(Runnable::run);
    return answer.isPresent();
  }

  /** Another has written up to this row, though the room is kept here: it is read again. */
  void catchUp(long lastSeq) {
    if (!busy && closing == null && lastSeq > room.seq()) {
      LOG.info("another wrote to {} after row {}", code, room.seq());
      reload(null);
    }
  }

  /** Goes on with what is due and what waits. */
  void work() {
    while (!busy && closing == null) {
      var next =
          alarm
              .due(room.deadlines(), due -> clock.leftMillis(due))
              .<Ask>map(due -> Ask.of(due, null))
              .or(waiting::poll);
      if (next.isEmpty()) {
        alarm.set(room.deadlines(), due -> clock.leftMillis(due));
        return;
      }
      handle(next.get());
    }
  }

  private void handle(Ask ask) {
    try {
      long began = services.metrics().begin();
      var decision = room.decide(ask.command(), clock.nowMillis(), dateMillis());
      services.metrics().decided(began);
      switch (decision) {
        case Decision.Append<E>(Step<E> step) when ask.otherwise() == null -> write(ask, step);
        case Decision.Append<E> late ->
            refuse(ask, Objects.requireNonNullElse(ask.otherwise(), "internal"), Map.of());
        case Decision.Refused<E> no -> {
          refuse(ask, no.code(), no.args());
          noteFruitless(ask.command());
        }
        case Decision.Answered<E> done -> ask.applied();
        case Decision.Nothing<E> nothing -> noteFruitless(ask.command());
      }
    } catch (RuntimeException | StackOverflowError bug) {
      failed(ask, bug);
    }
  }

  private void refuse(Ask ask, String why, Map<String, Object> args) {
    services.metrics().refused(why);
    ask.refused(why, args);
  }

  private void write(Ask ask, Step<E> step) {
    var against =
        ask.from() == null
            ? Optional.<String>empty()
            : allowance.against(room, ask.command(), step.event());
    against.ifPresentOrElse(why -> refuse(ask, why, Map.of()), () -> append(ask, step));
  }

  private void noteFruitless(RoomCommand command) {
    if (command instanceof RoomCommand.Due due) {
      LOG.error("nothing came of {} in {} after row {}", due, code, room.seq());
      alarm.ignore(due);
    }
  }

  private void append(Ask ask, Step<E> step) {
    var row = RoomCodec.row(code, step);
    var change = absentees.change(room, step);
    busy = true;
    waiting.begin(ask);
    long began = services.metrics().begin();
    entries
        .append(row, room.outlook(step), change)
        .onComplete(
            done -> {
              services.metrics().appended(began);
              services.metrics().trail().pass(Trail.Place.JOURNAL, code, ask.idIfAsked());
              absentees.stored(change);
              commit(ask, step);
            },
            failure -> notAppended(ask, failure));
  }

  private void commit(Ask ask, Step<E> step) {
    try {
      long began = services.metrics().begin();
      var frames = room.commit(step);
      clock.run(room.running());
      alarm.listen();
      noteRepeated(ask.command());
      news.accept(new RoomNews.Committed<>(step, frames, ask));
      services.metrics().shown(began);
    } catch (RuntimeException | StackOverflowError bug) {
      LOG.error("row {} of {} cannot be shown", step.seq(), code, bug);
      reload(ask.unlessDone("internal"));
      return;
    }
    resume();
  }

  /** The clock that has just run out stands there unchanged: it would ring for ever. */
  private void noteRepeated(RoomCommand command) {
    if (command instanceof RoomCommand.Due
        && room.deadlines().stream().anyMatch(clock -> Alarm.name(clock).equals(command))) {
      noteFruitless(command);
    }
  }

  private void notAppended(Ask ask, Throwable failure) {
    if (failure instanceof NotNext && ask.attempts() < MOST_ATTEMPTS) {
      LOG.info("another wrote to {} after row {}", code, room.seq());
      reload(ask.again());
    } else {
      LOG.error("row {} of {} may not be stored", room.seq() + 1, code, failure);
      services.metrics().notAppended();
      alarm.rest(REST_MILLIS);
      reload(ask.unlessDone("unavailable"));
    }
  }

  /** Something threw that is no refusal: the room is read again, as it was before. */
  void failed(@Nullable Ask ask, Throwable bug) {
    LOG.error("a bug in {} after row {}", code, room.seq(), bug);
    services.metrics().bug();
    if (ask != null) {
      refuse(ask, "internal", Map.of());
      noteFruitless(ask.command());
    }
    reload(null);
  }

  private void reload(@Nullable Ask then) {
    busy = true;
    RoomReading.room(services, code, room.game())
        .onComplete(again -> reloaded(again, then), failure -> lose(failure, then));
  }

  private void reloaded(Room<S, A, E> again, @Nullable Ask then) {
    try {
      room = again;
      absentees.reread(code);
      // The room was never away: its time goes on.
      long nowMillis = Math.max(clock.nowMillis(), room.nowMillis());
      clock = new RoomClock(services.time(), nowMillis, room.running());
      news.accept(new RoomNews.Reloaded<>());
    } catch (RuntimeException | StackOverflowError bug) {
      lose(bug, then);
      return;
    }
    if (then != null) {
      waiting.addFirst(then);
    }
    resume();
  }

  private void lose(Throwable failure, @Nullable Ask then) {
    LOG.error("{} cannot be read", code, failure);
    if (then != null) {
      waiting.addFirst(then);
    }
    waiting.refuseAll("internal");
    closing = Promise.promise();
    closing.complete();
    alarm.stop();
    news.accept(new RoomNews.Lost<>("internal"));
  }

  private void resume() {
    busy = false;
    waiting.end();
    absentees.goOn(room);
    if (closing != null) {
      closing.tryComplete();
    } else {
      work();
    }
  }
}
