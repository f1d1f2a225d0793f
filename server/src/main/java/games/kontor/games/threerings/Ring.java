package games.kontor.games.threerings;

import games.kontor.game.Code;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One of the three rings, from the outside (2.1). */
public enum Ring {
  RURAL(1, List.of(10, 9, 7)),
  SUBURBAN(2, List.of(8, 7, 6)),
  URBAN(3, List.of(7, 6, 5));

  static final List<Ring> ALL = List.of(values());

  private final int step;
  private final List<Integer> required;

  Ring(int step, List<Integer> required) {
    this.step = step;
    this.required = required;
  }

  /** The ring of this id; empty if there is none. */
  static Optional<Ring> of(String id) {
    return Stream.of(values()).filter(ring -> ring.toString().equals(id)).findFirst();
  }

  /** By how much one productivity power changes its properties. */
  int step() {
    return step;
  }

  /** The next ring towards the centre; empty for the inmost. */
  Optional<Ring> inward() {
    return switch (this) {
      case RURAL -> Optional.of(SUBURBAN);
      case SUBURBAN -> Optional.of(URBAN);
      case URBAN -> Optional.empty();
    };
  }

  /** How many properties make a power player, by the number of players at the start (2.3). */
  int requirement(int playersAtStart) {
    return required.get(playersAtStart - 2);
  }

  /** The id, as it is written on the wire. */
  @Override
  public String toString() {
    return Code.of(this);
  }
}
