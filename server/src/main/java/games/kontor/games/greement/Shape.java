package games.kontor.games.greement;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.List;

/** What a parameter must look like before any rule is asked, and the code when it does not. */
final class Shape {
  private Shape() {}

  /** The code for a parameter that is missing or of the wrong type. */
  static String malformed(String parameter) {
    return switch (parameter) {
      case "square", "squares" -> "bad-square";
      case "amount", "price", "loan" -> "bad-amount";
      case "choice", "taxPayer" -> "bad-choice";
      case "to", "from" -> "unknown-player";
      case "offer" -> "unknown-offer";
      default -> throw new IllegalArgumentException("no such parameter: " + parameter);
    };
  }

  /** The amount itself; Refusal {@code bad-amount} if it is out of range. */
  static long amount(long amount, long least, long most) {
    if (amount < least || amount > most) {
      throw new Refusal("bad-amount");
    }
    return amount;
  }

  /** Refusal {@code unknown-player} for a seat that is not at this table. */
  static Player player(State state, Seat seat) {
    if (seat.index() >= state.players().size()) {
      throw new Refusal("unknown-player");
    }
    return state.player(seat);
  }

  /** Refusal {@code unknown-offer} for an id that names no open offer of this player's (5). */
  static Offer offer(State state, Seat seat, String id) {
    List<Offer> found =
        state.offers().stream()
            .filter(offer -> offer.id().equals(id) && offer.concerns(seat))
            .toList();
    if (found.isEmpty()) {
      throw new Refusal("unknown-offer");
    }
    return found.getFirst();
  }

  /** Refusal {@code insufficient-funds} if the player has less at hand than is needed. */
  static void affordable(State state, Seat seat, long needed) {
    affordable(needed, state.available(seat));
  }

  static void affordable(long needed, long available) {
    if (needed > available) {
      throw tooDear(needed, available);
    }
  }

  static Refusal tooDear(long needed, long available) {
    return Refusal.of("insufficient-funds", "needed", needed, "available", available);
  }
}
