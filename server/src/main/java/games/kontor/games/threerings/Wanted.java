package games.kontor.games.threerings;

import java.util.List;

/**
 * What the one who proposes a trade wants for it: money, units of his own debt taken over by the
 * other, and the other's properties.
 */
public record Wanted(int money, int takeDebt, List<Space> properties) {

  public Wanted {
    properties = List.copyOf(properties);
  }
}
