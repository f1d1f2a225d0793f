package games.kontor.room;

import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Stage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A room without its game: who sits, what is chosen, what is being agreed. Immutable. {@code
 * played} counts the games begun at this table; {@code kicked} are identities that may not sit down
 * again.
 */
record RoomState(
    String room,
    String game,
    String title,
    Stage stage,
    int played,
    int maxSeats,
    String host,
    List<Chair> chairs,
    Map<String, Object> options,
    HouseRules house,
    String secret,
    boolean paused,
    List<Vote> votes,
    List<String> kicked) {

  /**
   * A taken seat. {@code bot} is its kind, null for a human; {@code sitter} the bot that plays for
   * him now.
   */
  record Chair(
      String player,
      String name,
      int color,
      String word,
      @Nullable String bot,
      boolean ready,
      @Nullable String sitter) {

    boolean human() {
      return bot == null;
    }

    /** The bot that plays this seat now. */
    Optional<String> playedBy() {
      return Optional.ofNullable(bot != null ? bot : sitter);
    }

    private Chair withReady(boolean now) {
      return new Chair(player, name, color, word, bot, now, sitter);
    }

    private Chair withSitter(@Nullable String now) {
      return new Chair(player, name, color, word, bot, ready, now);
    }

    private Chair withPlayer(String now) {
      return new Chair(now, name, color, word, bot, ready, sitter);
    }

    private Chair dressed(String newName, int newColor) {
      return new Chair(player, newName, newColor, word, bot, ready, sitter);
    }
  }

  /** A yes to something that needs agreement. */
  record Vote(int seat, String what, @Nullable Integer about) {}

  static RoomState opened(RoomEvent.Opened<?> e) {
    return new RoomState(
        e.room(),
        e.game(),
        e.title(),
        Stage.OPEN,
        0,
        e.maxSeats(),
        e.host(),
        List.of(),
        new TreeMap<>(e.options()),
        e.house(),
        e.secret(),
        false,
        List.of(),
        List.of());
  }

  /** The place of a player's chair in the list, or -1. */
  int indexOf(String player) {
    for (int i = 0; i < chairs.size(); i++) {
      if (chairs.get(i).player().equals(player)) {
        return i;
      }
    }
    return -1;
  }

  /** True while the table clock runs. */
  boolean running() {
    return stage == Stage.PLAYING && !paused;
  }

  List<String> words() {
    return chairs.stream().map(Chair::word).toList();
  }

  RoomState apply(RoomEvent<?> event) {
    return switch (event) {
      case RoomEvent.Opened<?> e -> opened(e);
      case RoomEvent.Sat<?> e ->
          withChairs(
              plus(
                  chairs,
                  new Chair(
                      e.player(), e.name(), e.color(), e.word(), e.bot(), e.bot() != null, null)));
      case RoomEvent.Stood<?> e -> stood(e);
      case RoomEvent.Dressed<?> e -> chair(e.seat(), c -> c.dressed(e.name(), e.color()));
      case RoomEvent.Readied<?> e -> chair(e.seat(), c -> c.withReady(e.ready()));
      case RoomEvent.OptionsSet<?> e -> withOptions(e.options());
      case RoomEvent.HouseSet<?> e -> withHouse(e.house());
      case RoomEvent.HostMade<?> e -> withHost(e.player());
      case RoomEvent.Claimed<?> e -> claimed(e);
      case RoomEvent.Agreed<?> e -> withVotes(voted(e));
      case RoomEvent.Paused<?> e -> withStage(stage, true);
      case RoomEvent.Resumed<?> e -> withStage(stage, false);
      case RoomEvent.CalledOff<?> e -> withStage(Stage.OVER, false);
      case RoomEvent.Renewed<?> e -> renewed(e);
      case RoomEvent.Played<?> e -> played(e.cause());
    };
  }

  /** The same room with its game over. */
  RoomState over() {
    return withStage(Stage.OVER, false);
  }

  private RoomState played(RoomEvent.Cause cause) {
    return switch (cause) {
      case RoomEvent.Cause.Began b -> begun();
      case RoomEvent.Cause.BotSat b ->
          chair(b.seat(), c -> c.withSitter(b.bot())).withoutVotesAbout(b.seat());
      case RoomEvent.Cause.BotRose b -> chair(b.seat(), c -> c.withSitter(null));
      case RoomEvent.Cause.Returned r -> withoutVotesAbout(r.seat());
      case RoomEvent.Cause.Acted a -> this;
      case RoomEvent.Cause.BotActed a -> this;
      case RoomEvent.Cause.Expired x -> this;
      case RoomEvent.Cause.Left l -> this;
    };
  }

  private RoomState stood(RoomEvent.Stood<?> e) {
    var gone = chairs.get(e.seat() - 1);
    var staying = new ArrayList<>(chairs);
    staying.remove(e.seat() - 1);
    var next = withChairs(Collections.unmodifiableList(staying));
    if (e.kicked()) {
      next = next.withKicked(gone.player());
    }
    if (!gone.player().equals(host)) {
      return next;
    }
    // House rules, "Room life": the host's right passes on by itself when he leaves.
    return next.withHost(
        staying.stream().filter(Chair::human).map(Chair::player).findFirst().orElse(host));
  }

  private RoomState claimed(RoomEvent.Claimed<?> e) {
    var next = chair(e.seat(), c -> c.withPlayer(e.player()));
    return chairs.get(e.seat() - 1).player().equals(host) ? next.withHost(e.player()) : next;
  }

  private RoomState renewed(RoomEvent.Renewed<?> e) {
    var keep = new TreeSet<>(e.staying());
    var staying = new ArrayList<Chair>();
    for (int i = 0; i < chairs.size(); i++) {
      if (keep.contains(i + 1)) {
        staying.add(chairs.get(i).withReady(true).withSitter(null));
      }
    }
    return new RoomState(
        room,
        game,
        title,
        Stage.OPEN,
        played,
        maxSeats,
        host,
        List.copyOf(staying),
        options,
        house,
        e.secret(),
        false,
        List.of(),
        kicked);
  }

  private List<Vote> voted(RoomEvent.Agreed<?> e) {
    var vote = new Vote(e.seat(), e.what(), e.about());
    var without = votes.stream().filter(v -> !v.equals(vote)).toList();
    return e.yes() ? plus(without, vote) : without;
  }

  private RoomState begun() {
    return new RoomState(
        room,
        game,
        title,
        Stage.PLAYING,
        played + 1,
        maxSeats,
        host,
        chairs,
        options,
        house,
        secret,
        false,
        List.of(),
        kicked);
  }

  private RoomState withoutVotesAbout(int seat) {
    return withVotes(votes.stream().filter(v -> v.about() == null || v.about() != seat).toList());
  }

  private RoomState chair(int seat, UnaryOperator<Chair> change) {
    var changed = new ArrayList<>(chairs);
    changed.set(seat - 1, change.apply(chairs.get(seat - 1)));
    return withChairs(Collections.unmodifiableList(changed));
  }

  private RoomState withChairs(List<Chair> now) {
    return new RoomState(
        room, game, title, stage, played, maxSeats, host, now, options, house, secret, paused,
        votes, kicked);
  }

  private RoomState withOptions(Map<String, Object> now) {
    return new RoomState(
        room,
        game,
        title,
        stage,
        played,
        maxSeats,
        host,
        chairs,
        new TreeMap<>(now),
        house,
        secret,
        paused,
        votes,
        kicked);
  }

  private RoomState withHouse(HouseRules now) {
    return new RoomState(
        room, game, title, stage, played, maxSeats, host, chairs, options, now, secret, paused,
        votes, kicked);
  }

  private RoomState withHost(String now) {
    return new RoomState(
        room, game, title, stage, played, maxSeats, now, chairs, options, house, secret, paused,
        votes, kicked);
  }

  private RoomState withVotes(List<Vote> now) {
    return new RoomState(
        room, game, title, stage, played, maxSeats, host, chairs, options, house, secret, paused,
        now, kicked);
  }

  /** Pausing, going on and ending settle every vote. */
  private RoomState withStage(Stage now, boolean nowPaused) {
    return new RoomState(
        room, game, title, now, played, maxSeats, host, chairs, options, house, secret, nowPaused,
        List.of(), kicked);
  }

  private RoomState withKicked(String player) {
    return new RoomState(
        room,
        game,
        title,
        stage,
        played,
        maxSeats,
        host,
        chairs,
        options,
        house,
        secret,
        paused,
        votes,
        plus(kicked, player));
  }

  private static <T> List<T> plus(List<T> list, T last) {
    var longer = new ArrayList<>(list);
    longer.add(last);
    return Collections.unmodifiableList(longer);
  }
}
