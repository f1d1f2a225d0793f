package games.kontor.host;

import games.kontor.protocol.ClientMessage;
import games.kontor.room.Audience;
import games.kontor.room.Frames;
import games.kontor.room.Room;
import games.kontor.room.RoomCommand;
import games.kontor.room.RoomEvent;
import games.kontor.room.Standing;
import games.kontor.room.Step;
import games.kontor.store.Contact;
import io.vertx.core.Future;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One room with the people in it, on one event loop: takes their messages, sends what changes, and
 * knows who is there and who has been gone for too long.
 */
final class RoomHost<S, A, E> {
  private final Services services;
  private final SeatLinks links;
  private final String code;
  private final Roster roster;
  private final RoomQueue<S, A, E> queue;
  private final Crowd crowd = new Crowd();
  private final Gate gate;
  private final Speech chat;
  private final BotSeats<A> bots;
  private final EarlierLines earlier;
  private final Arrivals arrivals;
  private final Absences absences;
  private final Onlookers onlookers;
  private final Absentees absentees;
  private final PuttingAway away;
  private Audience audience = Audience.NOBODY;

  /** Where the rooms in memory are listed. */
  interface Roster {
    /** So many spectators are in this room now. */
    void watched(String room, int watchers);

    /** The room is to leave the memory. */
    void drop(String room);
  }

  RoomHost(Services services, SeatLinks links, Roster roster, Kept<S, A, E> kept) {
    this.services = services;
    this.links = links;
    this.roster = roster;
    this.code = kept.room().code();
    this.absentees = new Absentees(services, kept.calls());
    this.queue = new RoomQueue<>(services, kept.room(), absentees, this::hear);
    this.gate = new Gate(services.limits(), crowd, queue::room);
    this.chat = new Speech(services, kept.chat(), crowd, queue::room);
    this.arrivals = new Arrivals(services, this::admit);
    this.away =
        new PuttingAway(
            services,
            () -> crowd.isEmpty() && arrivals.isEmpty() && queue.isIdle(),
            () -> roster.drop(code));
    this.absences = new Absences(services, crowd, queue, this::counted);
    this.onlookers = new Onlookers(services.time(), () -> refresh(null));
    this.bots = new BotSeats<>(services, queue::room, command -> queue.ask(command, null));
    this.earlier = new EarlierLines(services);
    reloaded();
    queue.work();
  }

  private Room<S, A, E> room() {
    return queue.room();
  }

  /** Takes a message of somebody who follows the room, or of anybody who begins to. */
  void receive(ClientMessage message, Outbox from) {
    try {
      absentees.heard(message, from.player(), room());
      switch (message) {
        case ClientMessage.Watch watch -> arrivals.ask(watch, from);
        case ClientMessage.Leave leave -> leave(from);
        case ClientMessage.Ping ping -> from.answer(room().pong(crowd.shownAs(from), ping.n()));
        case ClientMessage.Command command -> command(command, from);
        case ClientMessage.Hello hello ->
            throw new IllegalArgumentException("no message to a room");
      }
    } catch (RuntimeException | StackOverflowError bug) {
      if (message instanceof ClientMessage.Command command) {
        from.refuse(Answers.refused(command.id(), "internal"));
      }
      queue.failed(null, bug);
    }
  }

  /** A command from nobody's connection; whoever waits for its answer gets it. */
  void ask(RoomCommand command, @Nullable Outbox from) {
    queue.ask(command, from);
  }

  /** Completes when nothing is under way any more; all later commands are refused. */
  Future<Void> close() {
    bots.stop();
    absences.stop();
    arrivals.stop();
    onlookers.stop();
    away.keep();
    return queue.close().compose(closed -> OwnTables.putAway(services, room()));
  }

  /**
   * The room is kept elsewhere from now on: those who follow it are told when what was begun is
   * stored.
   */
  Future<Void> move() {
    return close().onComplete(closed -> crowd.each(viewer -> viewer.gone(code, "moved"), null));
  }

  /** This is the number of the room's last row in the journal, or was a moment ago. */
  void stored(long lastSeq) {
    queue.catchUp(lastSeq);
  }

  /** How the table stands for this player. */
  Standing standing(String player) {
    return room().standing(room().seatOf(player), queue.nowMillis(), queue.dateMillis());
  }

  /** True if this player, by what stands for him, was seen here in so many milliseconds. */
  boolean seen(String standIn, long withinMillis) {
    return absentees.seen(standIn, withinMillis);
  }

  /** This player, by what stands for him, has said how he is reached. */
  void readdressed(List<Contact> contacts, String standIn) {
    absentees.readdressed(contacts, standIn);
    if (queue.isIdle()) {
      absentees.goOn(room());
    }
  }

  /** Whoever brings the token takes the seat that it is of, unless he has one here. */
  void takeSeat(String token, Errand errand) {
    if (isSeated(errand.player())) {
      errand.done(new byte[0], "");
    } else {
      var claim = new ClientMessage.Claim("mail-" + Epochs.next(), token);
      queue.ask(links.claimed(claim, code, errand, queue.dateMillis()), errand);
    }
  }

  private void admit(ClientMessage.Watch watch, Outbox from) {
    String player = from.player();
    boolean seated = isSeated(player);
    var reason = gate.against(from, seated);
    if (reason.isPresent()) {
      leave(from);
      from.gone(code, reason.get());
      return;
    }
    away.keep();
    boolean wasConnected = crowd.isConnected(player);
    crowd.add(from, watch.name(), seated);
    crowd.back(player);
    refresh(from);
    if (seated && !wasConnected) {
      arrived(player);
    }
    from.begin(snapshot(from, watch.epoch(), watch.v()));
    gate.surplus(player).ifPresent(window -> close(window, Gate.CROWDED));
  }

  private void close(Outbox window, String why) {
    leave(window);
    window.gone(code, why);
  }

  /** Nobody stays in a room that was shut, or is missed there. */
  private void seeWhoIsMissing() {
    if (gate.isShut()) {
      crowd.each(viewer -> close(viewer, Gate.SHUT), null);
      absences.stop();
    } else {
      absences.beginForMissing(room());
    }
  }

  private byte[] snapshot(Outbox viewer, @Nullable String epoch, @Nullable Long v) {
    var resume = new Room.Resume(crowd.shownAs(viewer), epoch, v);
    return room().snapshot(resume, chat.lines(viewer), queue.nowMillis(), queue.dateMillis());
  }

  private boolean isSeated(String player) {
    return room().seatOf(player) > 0;
  }

  private void arrived(String player) {
    absences.end(player);
    queue.ask(new RoomCommand.Presence(player, true, queue.nowMillis()), null);
  }

  private void leave(Outbox from) {
    arrivals.forget(from);
    earlier.forget(from);
    if (!crowd.holds(from)) {
      return;
    }
    boolean last = crowd.remove(from);
    if (last && isSeated(from.player())) {
      absences.begin(from.player());
    }
    refresh(null);
    if (crowd.isEmpty()) {
      away.later();
    }
  }

  /** A player counts as absent from now on. */
  private void counted(RoomCommand absence) {
    refresh(null);
    queue.ask(absence, null);
  }

  private void command(ClientMessage.Command command, Outbox from) {
    if (!crowd.holds(from)) {
      from.answer(Answers.refused(command.id(), "not-watching"));
    } else if (crowd.shownAs(from).isEmpty()) {
      from.answer(Answers.refused(command.id(), "demoted"));
    } else {
      led(command, from);
    }
  }

  private void led(ClientMessage.Command command, Outbox from) {
    String player = from.player();
    switch (command) {
      case ClientMessage.ToRoom wish -> queue.ask(new RoomCommand.Asked(player, wish), from);
      case ClientMessage.Say say -> chat.say(say, from);
      case ClientMessage.Earlier wish -> earlier.ask(wish, room(), from);
      case ClientMessage.SeatLink wish -> links.answer(wish, room(), from, queue.dateMillis());
      case ClientMessage.Claim claim ->
          queue.ask(links.claimed(claim, code, from, queue.dateMillis()), from);
    }
  }

  private void hear(RoomNews<E> news) {
    switch (news) {
      case RoomNews.Committed<E>(var step, var frames, var ask) -> committed(step, frames, ask);
      case RoomNews.Reloaded<E> again -> reloaded();
      case RoomNews.Lost<E>(String why) -> lost(why);
    }
  }

  private void committed(Step<E> step, Frames frames, Ask ask) {
    crowd.send(frames, ask);
    if (SeatNews.changesSeats(step.event())) {
      if (ask.from() != null && crowd.holds(ask.from()) && SeatNews.takesSeat(step.event())) {
        crowd.lead(ask.from(), true);
      }
      seeWhoIsMissing();
      refresh(null);
    }
    bots.wake();
    if (step.event() instanceof RoomEvent.Renewed<E> && room().renewed()) {
      queue.ask(new RoomCommand.Begin(), null);
    }
  }

  /** A page is told nothing of the room as it was read anew before it has its snapshot. */
  private void reloaded() {
    audience = onlookers.told(crowd.audience(new Seated(room().sitters())));
    queue.seen(audience);
    crowd.each(viewer -> viewer.begin(snapshot(viewer, null, null)), null);
    seeWhoIsMissing();
    if (crowd.isEmpty()) {
      away.later();
    }
    bots.wake();
  }

  private void lost(String why) {
    crowd.each(viewer -> viewer.gone(code, why), null);
    roster.drop(code);
  }

  /** Tells the room who is there, if that has changed, and sends what follows. */
  private void refresh(@Nullable Outbox except) {
    var all = crowd.audience(new Seated(room().sitters()));
    roster.watched(code, all.watchers().count());
    var now = onlookers.told(all);
    if (!now.equals(audience)) {
      audience = now;
      boolean ran = room().running();
      crowd.send(queue.seen(now), except);
      if (room().running() != ran) {
        bots.wake();
        queue.work();
      }
    }
  }
}
