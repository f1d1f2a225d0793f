package games.kontor.games.economy;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a player can do (section 5). Spaces and cards are read by the rules, which name the fault.
 */
public sealed interface Action {

  record PlaceCard(String card, String space) implements Action {}

  record AutoPlace(boolean on) implements Action {}

  record Roll() implements Action {}

  /** Without a path the canonical one is taken (4.1). */
  record Move(String to, @Nullable List<String> path) implements Action {}

  record SendOut(String corner) implements Action {}

  /** Takes the seat back from the autopilot, whoever is on turn (8). */
  record TakeOver() implements Action {}
}
