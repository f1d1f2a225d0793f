package games.kontor.room;

import games.kontor.game.Refusal;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Agreement;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.Common.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What the players present agree on. Pausing, ending and a rematch need all of them, a bot for an
 * absent seat and going on after a pause more than half.
 */
final class Agreements {
  private final RoomState state;
  private final Audience audience;

  Agreements(RoomState state, Audience audience) {
    this.state = state;
    this.audience = audience;
  }

  /** Refuses a vote that has no meaning now. */
  void check(int seat, ClientMessage.Agree wish) {
    boolean playing = state.stage() == Stage.PLAYING;
    Lobby.require(wish.what() == Matter.BOT || wish.about() == null, "not-possible");
    if (wish.word() != null) {
      Lobby.require(wish.what() == Matter.REMATCH, "not-possible");
      Lobby.checkWord(wish.word());
    }
    boolean fits =
        switch (wish.what()) {
          case PAUSE, END -> playing && !state.paused();
          case RESUME -> playing && state.paused();
          case REMATCH -> state.stage() == Stage.OVER;
          case BOT -> playing && absent(wish.about());
        };
    Lobby.require(fits, "not-possible");
    Lobby.require(present(seat), "not-possible");
  }

  /** True if with this yes enough have agreed. */
  boolean reached(int seat, Matter what, @Nullable Integer about) {
    Set<Integer> yes = yes(what, about);
    yes.add(seat);
    yes.removeIf(s -> !present(s));
    return yes.size() >= needed(what);
  }

  /** What is being agreed on now, for everybody to see. */
  List<Agreement> open() {
    var open = new ArrayList<Agreement>();
    var seen = new ArrayList<RoomState.Vote>();
    for (var vote : state.votes()) {
      var subject = new RoomState.Vote(0, vote.what(), vote.about(), null);
      if (!seen.contains(subject)) {
        seen.add(subject);
        open.add(
            new Agreement(
                vote.what(),
                vote.about(),
                List.copyOf(yes(vote.what(), vote.about())),
                needed(vote.what())));
      }
    }
    return List.copyOf(open);
  }

  /** The seats that said yes and are still there, and the bots: they stay for a rematch. */
  List<Integer> staying(int lastYes) {
    Set<Integer> staying = yes(Matter.REMATCH, null);
    staying.add(lastYes);
    for (int seat = 1; seat <= state.chairs().size(); seat++) {
      if (!state.chairs().get(seat - 1).human()) {
        staying.add(seat);
      }
    }
    return List.copyOf(staying);
  }

  /** What each that stays adds to the next shuffle, as its yes to the rematch said. */
  List<String> words(List<Integer> staying, int lastYes, @Nullable String lastWord) {
    var words = new TreeMap<Integer, String>();
    staying.forEach(seat -> words.put(seat, ""));
    for (var vote : state.votes()) {
      if (vote.what() == Matter.REMATCH && vote.word() != null) {
        words.replace(vote.seat(), vote.word());
      }
    }
    words.put(lastYes, lastWord == null ? "" : lastWord);
    return List.copyOf(words.values());
  }

  private int needed(Matter what) {
    int present = 0;
    for (int seat = 1; seat <= state.chairs().size(); seat++) {
      if (present(seat)) {
        present++;
      }
    }
    return switch (what) {
      case RESUME, BOT -> present / 2 + 1;
      case PAUSE, END, REMATCH -> Math.max(1, present);
    };
  }

  private Set<Integer> yes(Matter what, @Nullable Integer about) {
    var yes = new TreeSet<Integer>();
    for (var vote : state.votes()) {
      if (vote.what() == what && Objects.equals(vote.about(), about)) {
        yes.add(vote.seat());
      }
    }
    return yes;
  }

  private boolean present(int seat) {
    var chair = state.chairs().get(seat - 1);
    return chair.person() && chair.sitter() == null && !audience.away(chair.player());
  }

  private boolean absent(@Nullable Integer seat) {
    if (seat == null || seat < 1 || seat > state.chairs().size()) {
      throw new Refusal("unknown-seat");
    }
    var chair = state.chairs().get(seat - 1);
    boolean gone = chair.left() || audience.away(chair.player());
    return chair.human() && chair.sitter() == null && gone;
  }
}
