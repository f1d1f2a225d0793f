package games.kontor.room;

import games.kontor.game.Game;
import games.kontor.game.Refusal;
import games.kontor.game.Setup;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Stage;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The rules of a room before the start: sitting down, dressing, the host and his rights. Pure. */
final class Lobby<E> {
  private static final int WORD_LENGTH = 64;
  private static final List<String> BOT_NAMES =
      List.of("Cog", "Sprocket", "Pinion", "Ratchet", "Flywheel", "Lever", "Spindle", "Gimbal");

  private final Game<?, ?, E> game;
  private final RoomState state;

  Lobby(Game<?, ?, E> game, RoomState state) {
    this.game = game;
    this.state = state;
  }

  /** The opening of a room with all options of its game; refused if it does not fit. */
  static <E> RoomEvent.Opened<E> fitting(Game<?, ?, E> game, RoomEvent.Opened<E> wish) {
    var about = game.about();
    boolean fits = wish.maxSeats() >= about.minSeats() && wish.maxSeats() <= about.maxSeats();
    require(fits, "bad-seats");
    return wish.withOptions(checked(game, wish.options()));
  }

  RoomEvent<E> sit(String player, ClientMessage.Sit wish) {
    beforeStart();
    require(state.indexOf(player) < 0, "already-seated");
    require(!state.kicked().contains(player), "kicked");
    require(state.chairs().size() < state.maxSeats(), "room-full");
    checkWord(wish.word());
    String name = name(wish.name(), -1);
    return new RoomEvent.Sat<>(player, name, color(wish.color(), -1), wish.word(), null);
  }

  /** Words are joined by line feeds, so none may hold one: two lists could give the same key. */
  static void checkWord(String word) {
    require(word.length() <= WORD_LENGTH && Texts.isPrintable(word), "bad-word");
  }

  /** The name as it will be shown; refused if it is none that others can read. */
  static String readable(String wished) {
    return Texts.clean(wished, Texts.NAME).orElseThrow(() -> new Refusal("bad-name"));
  }

  RoomEvent<E> stand(int seat) {
    beforeStart();
    return new RoomEvent.Stood<>(seat, false);
  }

  RoomEvent<E> dress(int seat, ClientMessage.Dress wish) {
    beforeStart();
    var chair = state.chairs().get(seat - 1);
    String name = wish.name() == null ? chair.name() : name(wish.name(), seat);
    int color = wish.color() == null ? chair.color() : color(wish.color(), seat);
    return new RoomEvent.Dressed<>(seat, name, color);
  }

  RoomEvent<E> ready(int seat, boolean ready) {
    beforeStart();
    return new RoomEvent.Readied<>(seat, ready);
  }

  RoomEvent<E> options(Map<String, Object> chosen) {
    beforeStart();
    var all = new TreeMap<>(state.options());
    all.putAll(chosen);
    return new RoomEvent.OptionsSet<>(checked(game, all));
  }

  /**
   * The options with every standard value filled in. Throws {@link Refusal} if one is unknown, out
   * of range or does not fit the others. Whether they fit the players is seen at the start.
   */
  static Map<String, Object> checked(Game<?, ?, ?> game, Map<String, Object> chosen) {
    var setup = Setup.of(game.about().maxSeats(), game.about().options(), chosen);
    game.opening(setup);
    return setup.options();
  }

  RoomEvent<E> kick(int host, int seat) {
    beforeStart();
    requireSeat(seat);
    require(seat != host, "not-possible");
    return new RoomEvent.Stood<>(seat, state.chairs().get(seat - 1).human());
  }

  RoomEvent<E> makeHost(int seat) {
    requireSeat(seat);
    var chair = state.chairs().get(seat - 1);
    require(chair.person(), "not-possible");
    return new RoomEvent.HostMade<>(chair.player());
  }

  RoomEvent<E> addBot(String kind) {
    beforeStart();
    require(kind.equals("house") || kind.equals("random"), "unknown-bot");
    require(state.chairs().size() < state.maxSeats(), "room-full");
    String name =
        BOT_NAMES.stream()
            .filter(free -> others(-1, c -> looksLike(c, free)))
            .findFirst()
            .orElseThrow();
    return new RoomEvent.Sat<>("bot:" + name, name, color(null, -1), "", kind);
  }

  void beforeStart() {
    require(state.stage() == Stage.OPEN, "already-started");
  }

  private void requireSeat(int seat) {
    require(seat >= 1 && seat <= state.chairs().size(), "unknown-seat");
  }

  private String name(String wished, int ownSeat) {
    String name = readable(wished);
    require(others(ownSeat, c -> looksLike(c, name)), "name-taken");
    return name;
  }

  private static boolean looksLike(Chair chair, String name) {
    return Texts.look(chair.name()).equals(Texts.look(name));
  }

  private int color(@Nullable Integer wished, int ownSeat) {
    if (wished == null) {
      return IntStream.rangeClosed(1, 8)
          .filter(free -> others(ownSeat, c -> c.color() == free))
          .findFirst()
          .orElseThrow();
    }
    require(wished >= 1 && wished <= 8, "bad-color");
    require(others(ownSeat, c -> c.color() == wished), "color-taken");
    return wished;
  }

  /** True if no other chair is like that. */
  private boolean others(int ownSeat, Predicate<Chair> like) {
    for (int seat = 1; seat <= state.chairs().size(); seat++) {
      if (seat != ownSeat && like.test(state.chairs().get(seat - 1))) {
        return false;
      }
    }
    return true;
  }

  static void require(boolean holds, String code) {
    if (!holds) {
      throw new Refusal(code);
    }
  }
}
