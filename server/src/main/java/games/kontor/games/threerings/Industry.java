package games.kontor.games.threerings;

import games.kontor.game.Code;
import java.util.List;

/** What a property belongs to (2.2). */
public enum Industry {
  AGRICULTURE,
  CULTURE,
  INDUSTRY,
  VIRTUAL,
  SERVICE;

  static final List<Industry> ALL = List.of(values());

  /** The id, as it is written on the wire. */
  @Override
  public String toString() {
    return Code.of(this);
  }
}
