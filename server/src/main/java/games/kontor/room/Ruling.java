package games.kontor.room;

import games.kontor.game.About;
import games.kontor.game.Deadline;
import games.kontor.game.Presence;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Absent;
import games.kontor.protocol.Common.Stage;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What one command leads to in a room as it stands: the event, or {@link Refusal}. Pure; each
 * command is decided in one method here.
 */
final class Ruling<S, A, E> {
  private final Play<S, A, E> play;
  private final RoomState state;
  private final Audience audience;
  private final Chances chances;
  private final Play.Time time;
  private final Lobby<E> lobby;

  Ruling(Play<S, A, E> play, RoomState state, Audience audience, Chances chances, Play.Time time) {
    this.play = play;
    this.state = state;
    this.audience = audience;
    this.chances = chances;
    this.time = time;
    this.lobby = new Lobby<>(play.game(), state);
  }

  RoomEvent<E> asked(RoomCommand.Asked asked) {
    String player = asked.player();
    int seat = state.indexOf(player) + 1;
    return switch (asked.message()) {
      case ClientMessage.Sit m -> lobby.sit(player, m);
      case ClientMessage.Stand m -> stood(seated(seat));
      case ClientMessage.Dress m -> lobby.dress(seated(seat), m);
      case ClientMessage.Ready m -> lobby.ready(seated(seat), m.ready());
      case ClientMessage.Options m -> lobby.options(asHost(player, m.options()));
      case ClientMessage.House m -> new RoomEvent.HouseSet<>(asHost(player, m.house()));
      case ClientMessage.Kick m -> lobby.kick(asHost(player, seat), m.seat());
      case ClientMessage.MakeHost m -> lobby.makeHost(asHost(player, m.seat()));
      case ClientMessage.AddBot m -> lobby.addBot(asHost(player, m.bot()));
      case ClientMessage.Start m -> asHost(player, this).begin();
      case ClientMessage.Act m -> acted(seat, m);
      case ClientMessage.Agree m -> agreed(seated(seat), m);
      case ClientMessage.RevokeLink m -> new RoomEvent.LinkRevoked<>(seated(seat));
    };
  }

  private static int seated(int seat) {
    Lobby.require(seat > 0, "not-seated");
    return seat;
  }

  /** Before the start the seat is free again; in a game it stays, if the rules keep leavers. */
  private RoomEvent<E> stood(int seat) {
    if (state.stage() != Stage.PLAYING || !(play.game().about().leavers() == About.Leavers.KEPT)) {
      return lobby.stand(seat);
    }
    return state.isLastPerson(seat)
        ? new RoomEvent.CalledOff<>()
        : play.decide(
            state,
            time,
            new RoomEvent.Cause.Quit(seat),
            turn -> play.game().leave(turn, Seat.of(seat)));
  }

  private <T> T asHost(String player, T wish) {
    Lobby.require(new Hosting(state, audience).is(player), "not-host");
    return wish;
  }

  RoomEvent<E> begin() {
    lobby.beforeStart();
    Lobby.require(state.chairs().size() >= play.game().about().minSeats(), "too-few-players");
    var absent = new TreeMap<Seat, Long>();
    for (int i = 0; i < state.chairs().size(); i++) {
      Long since = audience.awaySinceMillis().get(state.chairs().get(i).player());
      if (since != null) {
        absent.put(Seat.of(i + 1), since);
      }
    }
    return play.decide(
        state,
        time,
        new RoomEvent.Cause.Began(),
        turn -> {
          play.game().start(turn);
          absent.forEach(
              (seat, since) -> play.game().presence(turn, seat, Presence.absentSince(since)));
        });
  }

  private RoomEvent<E> acted(int seat, ClientMessage.Act act) {
    play.kind(act.action());
    boolean over = state.stage() == Stage.OVER;
    Lobby.require(
        !over || play.game().about().afterEnd() != About.AfterEnd.GAME_OVER_FIRST, "game-over");
    Lobby.require(seat > 0, "not-a-player");
    playing();
    return play.decide(
        state,
        time,
        new RoomEvent.Cause.Acted(seat, act.action()),
        turn -> play.act(turn, seat, act.action()));
  }

  RoomEvent<E> botActed(RoomCommand.BotActed bot) {
    playing();
    Lobby.require(!play.deserted(state, audience), "deserted");
    boolean plays =
        bot.seat() <= state.chairs().size()
            && state.chairs().get(bot.seat() - 1).playedBy().isPresent();
    Lobby.require(plays, "not-seated");
    return play.decide(
        state,
        time,
        new RoomEvent.Cause.BotActed(bot.seat(), bot.action()),
        turn -> play.act(turn, bot.seat(), bot.action()));
  }

  private void playing() {
    Lobby.require(state.stage() != Stage.OPEN, "not-started");
    Lobby.require(state.stage() != Stage.OVER, "game-over");
    Lobby.require(!state.paused(), "paused");
  }

  RoomEvent<E> claimed(RoomCommand.Claimed claim) {
    int seat = state.linked(claim.link());
    Lobby.require(seat > 0 && state.indexOf(claim.player()) < 0, "bad-link");
    return new RoomEvent.Claimed<>(seat, claim.player());
  }

  private RoomEvent<E> agreed(int seat, ClientMessage.Agree wish) {
    var agreements = new Agreements(state, audience);
    agreements.check(seat, wish);
    if (!wish.yes() || !agreements.reached(seat, wish.what(), wish.about())) {
      return new RoomEvent.Agreed<>(seat, wish.what(), wish.about(), wish.yes(), wish.word());
    }
    return switch (wish.what()) {
      case PAUSE -> new RoomEvent.Paused<>();
      case RESUME -> new RoomEvent.Resumed<>();
      case END -> new RoomEvent.CalledOff<>();
      case REMATCH -> renewed(agreements, seat, wish);
      case BOT -> botSits(Objects.requireNonNull(wish.about()));
    };
  }

  private RoomEvent<E> renewed(Agreements agreements, int seat, ClientMessage.Agree wish) {
    var staying = agreements.staying(seat);
    var words = agreements.words(staying, seat, wish.word());
    return new RoomEvent.Renewed<>(staying, words, chances.secret());
  }

  private RoomEvent<E> botSits(int seat) {
    return presence(new RoomEvent.Cause.BotSat(seat, "house"), seat, here());
  }

  /** Before anything else: a room that is shut takes nothing but orders. */
  void admit(RoomCommand command) {
    Lobby.require(!state.shut() || command instanceof RoomCommand.Ordered, "shut");
  }

  RoomEvent<E> ordered(RoomCommand.Order order) {
    boolean fits =
        switch (order) {
          case END -> state.stage() == Stage.PLAYING;
          case SHUT -> !state.shut();
          case OPEN -> state.shut();
        };
    Lobby.require(fits, "not-possible");
    return switch (order) {
      case END -> new RoomEvent.BrokenOff<>();
      case SHUT -> new RoomEvent.Shut<>();
      case OPEN -> new RoomEvent.Reopened<>();
    };
  }

  Optional<RoomEvent<E>> due(RoomCommand.Due due) {
    if (state.stage() != Stage.PLAYING) {
      return Optional.empty();
    }
    boolean tableClockRuns = play.running(state, audience);
    for (Deadline deadline : play.deadlines(state)) {
      boolean ofTable = deadline.clock() == Deadline.Clock.TABLE;
      long now = ofTable ? time.nowMillis() : time.dateMillis();
      if (deadline.what().equals(due.what())
          && deadline.atMillis() == due.atMillis()
          && deadline.atMillis() <= now
          && (tableClockRuns || !ofTable)) {
        return Optional.of(
            play.decide(
                state,
                time,
                new RoomEvent.Cause.Expired(due.what()),
                turn -> play.game().expire(turn, deadline)));
      }
    }
    return Optional.empty();
  }

  Optional<RoomEvent<E>> presence(RoomCommand.Presence presence) {
    int seat = state.indexOf(presence.player()) + 1;
    if (seat == 0 || state.stage() != Stage.PLAYING) {
      return Optional.empty();
    }
    boolean sitter = state.chairs().get(seat - 1).sitter() != null;
    if (presence.present()) {
      return sitter
          ? Optional.of(presence(new RoomEvent.Cause.BotRose(seat), seat, here()))
          : ifMinded(presence(new RoomEvent.Cause.Returned(seat), seat, here()));
    }
    if (sitter) {
      return Optional.empty();
    }
    return state.house().absent() == Absent.BOT
        ? Optional.of(botSits(seat))
        : ifMinded(
            presence(
                new RoomEvent.Cause.Left(seat),
                seat,
                Presence.absentSince(presence.sinceMillis())));
  }

  private Presence here() {
    return Presence.presentSince(time.nowMillis());
  }

  private RoomEvent<E> presence(RoomEvent.Cause cause, int seat, Presence presence) {
    return play.decide(
        state, time, cause, turn -> play.game().presence(turn, Seat.of(seat), presence));
  }

  /** No fact, no row. */
  private Optional<RoomEvent<E>> ifMinded(RoomEvent<E> event) {
    return event instanceof RoomEvent.Played<E> played && played.facts().isEmpty()
        ? Optional.empty()
        : Optional.of(event);
  }
}
