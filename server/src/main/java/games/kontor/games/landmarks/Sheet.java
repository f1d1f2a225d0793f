package games.kontor.games.landmarks;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An order sheet for one postal turn: one for each of the player's goes in order, and what holds
 * for every extra go.
 */
public record Sheet(List<GoOrders> goes, @Nullable GoOrders extra) {
  public Sheet {
    goes = List.copyOf(goes);
  }
}
