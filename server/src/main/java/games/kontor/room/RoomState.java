package games.kontor.room;

import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.Common.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A room without its game: who sits, what is chosen, what is being agreed. Immutable. {@code
 * played} counts the games begun at this table; {@code kicked} are identities that may not sit down
 * again; {@code links} is the last number given to the link of a seat.
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
    String next,
    boolean paused,
    List<Vote> votes,
    List<String> kicked,
    int links) {

  /** A yes to something that needs agreement; one to a rematch brings a word. */
  record Vote(int seat, Matter what, @Nullable Integer about, @Nullable String word) {
    boolean isAbout(RoomEvent.Agreed<?> e) {
      return seat == e.seat() && what == e.what() && Objects.equals(about, e.about());
    }
  }

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
        e.next(),
        false,
        List.of(),
        List.of(),
        0);
  }

  /** The seat number of whoever may be moved by this link; 0 for none. */
  int linked(int link) {
    for (int i = 0; i < chairs.size(); i++) {
      if (chairs.get(i).link() == link && chairs.get(i).person()) {
        return i + 1;
      }
    }
    return 0;
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

  /** True if one of the people who sit here is connected. */
  boolean attended(Audience audience) {
    return chairs.stream()
        .anyMatch(chair -> chair.person() && audience.connected().contains(chair.player()));
  }

  /** True if nobody else who sits here is a person, or all the others have left for good. */
  boolean isLastPerson(int seat) {
    return chairs.stream().filter(Chair::person).toList().equals(List.of(chairs.get(seat - 1)));
  }

  /** True while a game is on and not paused. */
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
          edit(draft -> draft.chairs = plus(chairs, Chair.of(e, ++draft.links)));
      case RoomEvent.Stood<?> e -> stood(e);
      case RoomEvent.Dressed<?> e -> chair(e.seat(), c -> c.dressed(e.name(), e.color()));
      case RoomEvent.Readied<?> e -> chair(e.seat(), c -> c.withReady(e.ready()));
      case RoomEvent.OptionsSet<?> e -> edit(draft -> draft.options = new TreeMap<>(e.options()));
      case RoomEvent.HouseSet<?> e -> edit(draft -> draft.house = e.house());
      case RoomEvent.HostMade<?> e -> edit(draft -> draft.host = e.player());
      case RoomEvent.Claimed<?> e -> claimed(e);
      case RoomEvent.LinkRevoked<?> e -> relinked(e.seat(), chairs.get(e.seat() - 1).player());
      case RoomEvent.Agreed<?> e -> edit(draft -> draft.votes = voted(e));
      case RoomEvent.Paused<?> e -> edit(draft -> draft.pause(true));
      case RoomEvent.Resumed<?> e -> edit(draft -> draft.pause(false));
      case RoomEvent.CalledOff<?> e -> over();
      case RoomEvent.Renewed<?> e -> renewed(e);
      case RoomEvent.Played<?> e -> played(e.cause());
    };
  }

  /** The same room with its game over. */
  RoomState over() {
    return edit(draft -> draft.enter(Stage.OVER));
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
      case RoomEvent.Cause.Quit q -> quit(q.seat());
    };
  }

  private RoomState begun() {
    return edit(
        draft -> {
          draft.enter(Stage.PLAYING);
          draft.played++;
        });
  }

  private RoomState stood(RoomEvent.Stood<?> e) {
    var gone = chairs.get(e.seat() - 1);
    var staying = new ArrayList<>(chairs);
    staying.remove(e.seat() - 1);
    return edit(
        draft -> {
          draft.chairs = List.copyOf(staying);
          if (e.kicked()) {
            draft.kicked = plus(kicked, gone.player());
          }
          if (gone.player().equals(host)) {
            draft.host = heir(staying);
          }
        });
  }

  private RoomState quit(int seat) {
    boolean hosted = chairs.get(seat - 1).player().equals(host);
    var next = chair(seat, chair -> chair.leaving(seat));
    return next.edit(
        draft -> {
          draft.votes = votes.stream().filter(vote -> vote.seat() != seat).toList();
          if (hosted) {
            draft.host = heir(next.chairs);
          }
        });
  }

  /** The host's right passes on by itself when he leaves. */
  private String heir(List<Chair> staying) {
    return staying.stream().filter(Chair::person).map(Chair::player).findFirst().orElse(host);
  }

  private RoomState claimed(RoomEvent.Claimed<?> e) {
    boolean hosted = chairs.get(e.seat() - 1).player().equals(host);
    var next = relinked(e.seat(), e.player());
    return hosted ? next.edit(draft -> draft.host = e.player()) : next;
  }

  private RoomState relinked(int seat, String player) {
    return chair(seat, c -> c.withPlayer(player, links + 1)).edit(draft -> draft.links++);
  }

  private RoomState renewed(RoomEvent.Renewed<?> e) {
    var keep = new TreeSet<>(e.staying());
    var staying = new ArrayList<Chair>();
    for (int i = 0; i < chairs.size(); i++) {
      if (keep.contains(i + 1)) {
        String word = e.words().get(staying.size());
        staying.add(chairs.get(i).withReady(true).withSitter(null).withWord(word));
      }
    }
    return edit(
        draft -> {
          draft.enter(Stage.OPEN);
          draft.chairs = List.copyOf(staying);
          draft.secret = next;
          draft.next = e.next();
        });
  }

  private List<Vote> voted(RoomEvent.Agreed<?> e) {
    var vote = new Vote(e.seat(), e.what(), e.about(), e.word());
    var without = votes.stream().filter(v -> !v.isAbout(e)).toList();
    return e.yes() ? plus(without, vote) : without;
  }

  private RoomState withoutVotesAbout(int seat) {
    var others = votes.stream().filter(v -> v.about() == null || v.about() != seat).toList();
    return others.equals(votes) ? this : edit(draft -> draft.votes = others);
  }

  private RoomState chair(int seat, UnaryOperator<Chair> change) {
    var changed = new ArrayList<>(chairs);
    changed.set(seat - 1, change.apply(chairs.get(seat - 1)));
    return edit(draft -> draft.chairs = List.copyOf(changed));
  }

  private static <T> List<T> plus(List<T> list, T last) {
    var longer = new ArrayList<>(list);
    longer.add(last);
    return List.copyOf(longer);
  }

  private RoomState edit(Consumer<Draft> change) {
    var draft = new Draft(this);
    change.accept(draft);
    return draft.finished();
  }

  /** A room being changed: what is not set stays. */
  private static final class Draft {
    private final RoomState before;
    private Stage stage;
    private int played;
    private String host;
    private List<Chair> chairs;
    private Map<String, Object> options;
    private HouseRules house;
    private String secret;
    private String next;
    private boolean paused;
    private List<Vote> votes;
    private List<String> kicked;
    private int links;

    Draft(RoomState state) {
      before = state;
      stage = state.stage;
      played = state.played;
      host = state.host;
      chairs = state.chairs;
      options = state.options;
      house = state.house;
      secret = state.secret;
      next = state.next;
      paused = state.paused;
      votes = state.votes;
      kicked = state.kicked;
      links = state.links;
    }

    /** A new stage ends a pause and settles every vote. */
    void enter(Stage next) {
      stage = next;
      pause(false);
    }

    /** Pausing and going on settle every vote. */
    void pause(boolean now) {
      paused = now;
      votes = List.of();
    }

    RoomState finished() {
      return new RoomState(
          before.room,
          before.game,
          before.title,
          stage,
          played,
          before.maxSeats,
          host,
          chairs,
          options,
          house,
          secret,
          next,
          paused,
          votes,
          kicked,
          links);
    }
  }
}
