package games.kontor.room;

import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.Common.Stage;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A room without its game: who sits, what is chosen, what is being agreed. Immutable. {@code
 * played} counts the games begun at this table; {@code kicked} are identities that may not sit down
 * again; {@code links} is the last number given to the link of a seat. The operator has {@code
 * shut} it, or ended its last game: {@code brokenOff}.
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
    int links,
    boolean shut,
    boolean brokenOff) {

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
        0,
        false,
        false);
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

  /** The number that a link names which moves this player's seat; 0 for somebody without one. */
  int linkOf(String player) {
    int index = indexOf(player);
    return index < 0 ? 0 : chairs.get(index).link();
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

  /** The seat that no clock asks to act: of the only person where the house says so; 0: none. */
  int unhurried() {
    int only = 0;
    if (house.unhurried() != null) {
      for (int i = 0; i < chairs.size(); i++) {
        if (chairs.get(i).person()) {
          if (only != 0) {
            return 0;
          }
          only = i + 1;
        }
      }
    }
    return only;
  }

  /** True while a game is on, not paused and not shut. */
  boolean running() {
    return stage == Stage.PLAYING && !held();
  }

  /** True while nothing is awaited of anybody, though a game may be on. */
  boolean held() {
    return paused || shut;
  }

  /** Why somebody may not follow, who has a seat or not; empty if he may. */
  Optional<String> barred(boolean seated) {
    boolean own = seated || house.spectators() || stage == Stage.OPEN;
    return shut ? Optional.of("shut") : own ? Optional.empty() : Optional.of("no-spectators");
  }

  /** True if a renewed table has all that it needs to begin. */
  boolean renewed(int minSeats) {
    return stage == Stage.OPEN
        && played > 0
        && chairs.size() >= minSeats
        && chairs.stream().allMatch(Chair::ready);
  }

  List<String> words() {
    return chairs.stream().map(Chair::word).toList();
  }

  /** The same room with its game over. */
  RoomState over() {
    return edit(draft -> draft.enter(Stage.OVER));
  }

  /** The same room with this changed. */
  RoomState edit(Consumer<Draft> change) {
    var draft = new Draft(this);
    change.accept(draft);
    return draft.finished();
  }

  /** A room being changed: what is not set stays. */
  static final class Draft {
    private final RoomState before;
    Stage stage;
    int played;
    String host;
    List<Chair> chairs;
    Map<String, Object> options;
    HouseRules house;
    String secret;
    String next;
    boolean paused;
    List<Vote> votes;
    List<String> kicked;
    int links;
    boolean shut;
    boolean brokenOff;

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
      shut = state.shut;
      brokenOff = state.brokenOff;
    }

    /** A new stage ends a pause and settles every vote. */
    void enter(Stage next) {
      stage = next;
      brokenOff = false;
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
          links,
          shut,
          brokenOff);
    }
  }
}
