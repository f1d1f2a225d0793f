package games.kontor.room;

import games.kontor.game.Bot;
import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.game.Mind;
import games.kontor.game.Refusal;
import games.kontor.protocol.Common.ChatLine;
import games.kontor.protocol.Common.Listing;
import games.kontor.protocol.Common.Stage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One room: decides commands, folds the facts, and says what each viewer is to be sent. Deciding
 * changes nothing; committing must follow once the journal has the step, and commits come in the
 * order of their numbers. Times are milliseconds on the table clock ({@code now}) and on the
 * calendar ({@code date}). Not thread-safe: it is built on any thread, and then handed over to its
 * host, who calls it from one event loop.
 */
public final class Room<S, A, E> {
  private final Play<S, A, E> play;
  private final Chances chances;
  private final Answered answered = new Answered();
  private final RowsAsked asked = new RowsAsked();
  private final Views views;
  private final Sent sent;
  private Audience audience = Audience.NOBODY;
  private RoomState state;
  private long seq;
  private long nowMillis;

  /**
   * The room as its journal tells it; {@code epoch} is a new random text for each time it is
   * loaded. The steps must be the room's first, in order, without gaps.
   */
  public Room(Game<S, A, E> game, Chances chances, List<Step<E>> journal, String epoch) {
    this(game, chances, journal.getFirst(), epoch);
    journal.stream().skip(1).forEach(this::fold);
    loaded();
  }

  /** The room after its first step; {@link #loaded} must follow the last one that is known. */
  Room(Game<S, A, E> game, Chances chances, Step<E> first, String epoch) {
    this.play = new Play<>(game, chances);
    this.chances = chances;
    this.views = new Views(play);
    if (!(first.event() instanceof RoomEvent.Opened<E> opened)) {
      throw new IllegalStateException("a journal begins with the opening of its room");
    }
    this.state = RoomState.opened(opened);
    fold(first);
    this.sent = new Sent(state.room(), epoch, play.story());
  }

  Room<S, A, E> loaded() {
    play.story().forgetEarlier();
    sent.begin(views.view(state, audience));
    return this;
  }

  /** What follows from a command; changes nothing. */
  public Decision<E> decide(RoomCommand command, long now, long date) {
    if (isDone(command)) {
      return new Decision.Answered<>();
    }
    var ruling = new Ruling<>(play, state, audience, chances, new Play.Time(now, date));
    try {
      ruling.admit(command);
      return switch (command) {
        case RoomCommand.Asked wish ->
            append(wish.player(), wish.message().id(), ruling.asked(wish), now, date);
        case RoomCommand.Claimed claim ->
            append(claim.player(), claim.id(), ruling.claimed(claim), now, date);
        case RoomCommand.Due due -> append(ruling.due(due), now, date);
        case RoomCommand.Presence presence -> append(ruling.presence(presence), now, date);
        case RoomCommand.BotActed bot -> append(null, null, ruling.botActed(bot), now, date);
        case RoomCommand.Begin begin -> append(null, null, ruling.begin(), now, date);
        case RoomCommand.Ordered it -> append(null, null, ruling.ordered(it.order()), now, date);
      };
    } catch (Refusal refusal) {
      return Decision.Refused.by(refusal);
    }
  }

  /**
   * The refusal of a command while a step is decided and not committed yet; empty if it has none.
   * Unlike {@link #decide} it leaves what was worked out for that step.
   */
  public Optional<Decision.Refused<E>> refusal(RoomCommand command, long now, long date) {
    return play.aside(() -> decide(command, now, date)) instanceof Decision.Refused<E> refused
        ? Optional.of(refused)
        : Optional.empty();
  }

  /** True for a command that was done before: it is answered and not done again. */
  public boolean isDone(RoomCommand command) {
    return answered.isDone(command);
  }

  private Decision<E> append(Optional<RoomEvent<E>> event, long now, long date) {
    return event.isEmpty() ? new Decision.Nothing<>() : append(null, null, event.get(), now, date);
  }

  private Decision<E> append(
      @Nullable String player, @Nullable String id, RoomEvent<E> event, long now, long date) {
    return new Decision.Append<>(new Step<>(seq + 1, now, date, player, id, event));
  }

  /** What lists will show once this step is committed; changes nothing. */
  public Outlook outlook(Step<E> step) {
    var next = play.next(state, step.event());
    return views.outlook(next.room(), next.wakeAtMillis());
  }

  /** What lists show now, of a room that no calendar wakes. */
  public Outlook outlook() {
    return views.outlook(state, null);
  }

  /** Whom the table will wait for once this step is committed; changes nothing. */
  public Calling calling(Step<E> step) {
    return play.calling(RoomFold.apply(state, step.event()), step.event());
  }

  /** Whom the table waits for now. */
  public Calling calling() {
    return play.calling(state);
  }

  /** Applies a step that the journal has, and says what the viewers are sent. */
  public Frames commit(Step<E> step) {
    fold(step);
    return show(step.nowMillis(), step.dateMillis());
  }

  /** Another step, as the journal has it; nobody is shown anything yet. */
  void fold(Step<E> step) {
    if (step.seq() != seq + 1) {
      throw new IllegalStateException("row " + step.seq() + " does not follow row " + seq);
    }
    seq = step.seq();
    nowMillis = step.nowMillis();
    var before = state;
    state = RoomFold.apply(before, step.event());
    play.fold(before, state, step);
    if (state.stage() == Stage.PLAYING && play.outcome().isPresent()) {
      state = state.over();
    }
    answered.remember(step, state);
    asked.count(state, step);
    views.waitSince(state, nowMillis);
  }

  /** The audience has changed; nothing of it is a fact. */
  public Frames seen(Audience now, long atMillis, long dateMillis) {
    audience.connected().stream()
        .filter(was -> !now.connected().contains(was))
        .forEach(this::forget);
    audience = now;
    return show(atMillis, dateMillis);
  }

  /** What only somebody who has gone was shown is worked out anew if he comes back. */
  private void forget(String gone) {
    sent.forget(gone);
    play.forget(seatOf(gone));
  }

  private Frames show(long now, long date) {
    var toAll = sent.show(views.view(state, audience), views.clockwork(state, audience), now, date);
    var own = new TreeMap<String, byte[]>();
    for (String player : audience.connected()) {
      if (state.indexOf(player) >= 0 || sent.hasOwn(player)) {
        sent.show(player, views.own(state, player)).ifPresent(part -> own.put(player, part));
      }
    }
    return new Frames(toAll.orElse(null), own);
  }

  /**
   * The frame with which a viewer begins or goes on: one patch if {@code epoch} and {@code v} are
   * still known, else the whole view. The player must be connected in the audience.
   */
  public byte[] snapshot(Resume from, List<ChatLine> chat, long now, long date) {
    Long known = sent.epoch().equals(from.epoch()) ? from.v() : null;
    var clocks = sent.clocks().at(now, date);
    return sent.snapshot(from.player(), views.own(state, from.player()), known, clocks, chat);
  }

  /** Who wants to go on, and from where: null for from nothing. */
  public record Resume(String player, @Nullable String epoch, @Nullable Long v) {}

  /** The answer to a ping of this player. */
  public byte[] pong(String player, long n) {
    return Wire.encode(new ServerMessage.Pong(n, sent.v(), sent.h(player)));
  }

  /** The code by which it is invited to. */
  public String code() {
    return state.room();
  }

  /** The rules that are played here. */
  public Game<S, A, E> game() {
    return play.game();
  }

  /** The number of the last step; it never leaves the server. */
  public long seq() {
    return seq;
  }

  /** How many rows count for a player's share: before the start those of all, since then his. */
  public int rowsAsked(String player) {
    return state.stage() == Stage.OPEN ? asked.all() : asked.by(seatOf(player));
  }

  /** The table clock at the last step. */
  public long nowMillis() {
    return nowMillis;
  }

  /** True while the table clock runs: a game is on, not paused and not deserted. */
  public boolean running() {
    return play.running(state, audience);
  }

  /** True if a renewed table waits to begin by itself. */
  public boolean renewed() {
    return state.renewed(play.game().about().minSeats());
  }

  /**
   * All clocks that run, the secret ones too. While the table clock stands still, those of the
   * calendar run on.
   */
  public List<Deadline> deadlines() {
    if (state.stage() != Stage.PLAYING || state.shut()) {
      return List.of();
    }
    return running() ? play.deadlines(state) : Clockwork.ofCalendar(play.deadlines(state));
  }

  /** The seat number of a player, 0 for somebody without one. */
  public int seatOf(String player) {
    return state.indexOf(player) + 1;
  }

  /** What a link that moves this player's seat names; 0 for somebody without one. */
  public int linkOf(String player) {
    return state.linkOf(player);
  }

  /** Whom the table waits for, in which round, and what is left of this seat's clock. */
  public Standing standing(int seat, long now, long date) {
    var clocks = sent.clocks().at(now, date);
    return Standing.of(views.toAct(), state.held(), play.round(), clocks, seat);
  }

  /** True if the table waits for this seat. */
  public boolean awaits(int seat) {
    return views.toAct().contains(seat);
  }

  /** Why somebody may not follow, who has a seat or not; empty if he may. */
  public Optional<String> barred(boolean seated) {
    return state.barred(seated);
  }

  /** The room as lists show it. */
  public Listing listing() {
    return views.listing(state);
  }

  /** Who sits, in the order of the seats; the same list until something about them changes. */
  public List<Sitter> sitters() {
    return views.sitters(state);
  }

  /** What a bot in this seat has before it; empty when nothing may be done there. */
  public Optional<Mind.Thought<A, ?>> thought(int seat) {
    return running() ? play.choice(seat) : Optional.empty();
  }

  /** The bot of a kind, {@code house} or {@code random}. */
  public Bot<A, ?> bot(String kind) {
    return play.bot(kind);
  }

  /** How long such a bot lets the last change pass. */
  public Bot.Pause pause(String kind) {
    return bot(kind).pause(play.table());
  }
}
