package games.kontor.games.greement;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.List;

/** What a parameter must look like before any rule is asked, and the code when it does not. */
final class Shape {
  private Shape() {}

  private static String malformed(String parameter) {
    return switch (parameter) {
      case "square", "squares" -> "bad-square";
      case "amount", "price", "loan" -> "bad-amount";
      case "choice", "taxPayer" -> "bad-choice";
      case "to", "from" -> "unknown-player";
      case "offer" -> "unknown-offer";
      default -> throw new IllegalArgumentException("no such parameter: " + parameter);
    };
  }

  /** Refusal {@code bad-amount} if the parameter of this name is out of range. */
  static void amount(String name, long amount, long least, long most) {
    if (amount < least || amount > most) {
      throw bad(name);
    }
  }

  /** Refusal {@code unknown-player} if the parameter of this name is no seat of this table. */
  static void player(String name, State state, Seat seat) {
    if (seat.index() >= state.players().size()) {
      throw bad(name);
    }
  }

  /** The refusal of a parameter that is missing, of the wrong type or out of range. */
  static Refusal bad(String parameter) {
    return Refusal.of(malformed(parameter), "parameter", parameter);
  }

  /** Refusal {@code unknown-offer} for an id that names no open offer of this player's (5). */
  static Offer offer(State state, Seat seat, String id) {
    List<Offer> found =
        state.offers().stream()
            .filter(offer -> offer.id().equals(id) && offer.concerns(seat))
            .toList();
    if (found.isEmpty()) {
      throw bad("offer");
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
