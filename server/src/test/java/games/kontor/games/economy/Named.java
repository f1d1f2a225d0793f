package games.kontor.games.economy;

import games.kontor.game.Seat;
import java.util.Arrays;
import java.util.List;

/** Seats, cards and spaces by the names that the rules give them. */
final class Named {
  private Named() {}

  static Seat seat(int number) {
    return new Seat(number);
  }

  static Space space(String name) {
    return Space.parse(name);
  }

  static Card card(String id) {
    return Card.of(id).orElseThrow();
  }

  static List<Space> spaces(String names) {
    return names.isEmpty() ? List.of() : Arrays.stream(names.split(" ")).map(Space::parse).toList();
  }
}
