package games.kontor.games.threerings;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what players write, with the codes of section 5 for what does not fit. */
final class Codes {
  private Codes() {}

  static Refusal bad(String parameter) {
    return Refusal.of("bad-parameter", "parameter", parameter);
  }

  static int amount(@Nullable Integer amount) {
    return amount == null ? 0 : amount;
  }

  /** A property named twice is refused. */
  static List<Space> list(@Nullable List<Space> spaces, String parameter) {
    List<Space> list = spaces == null ? List.of() : spaces;
    if (new LinkedHashSet<>(list).size() < list.size()) {
      throw bad(parameter);
    }
    return list;
  }

  /** Throws {@link Refusal} {@code unknown-player} for no seat, and for one who has left. */
  static Seat player(State state, int seat) {
    if (!state.plays(seat)) {
      throw Refusal.of("unknown-player", "player", seat);
    }
    return Seat.of(seat);
  }

  /** Throws {@link Refusal} {@code not-owner} for what this seat does not own. */
  static void owned(State state, Seat seat, List<Space> spaces) {
    for (Space space : spaces) {
      check(state.owns(seat, space), "not-owner", "space", space);
    }
  }

  static void check(boolean holds, String code) {
    if (!holds) {
      throw new Refusal(code);
    }
  }

  static void check(boolean holds, String code, String name, Object value) {
    if (!holds) {
      throw Refusal.of(code, name, value instanceof Number ? value : value.toString());
    }
  }

  /** Throws {@link Refusal} {@code offer-gone} if another offer than the open one is meant. */
  static void meant(@Nullable Integer offer, int open) {
    check(offer == null || offer == open, "offer-gone");
  }

  /** No more cash than at hand. */
  static void payable(Player player, long cash) {
    if (cash > player.cash()) {
      throw Refusal.of("insufficient-funds", "needed", cash, "cash", player.cash());
    }
  }
}
