package games.kontor.browser;

import games.kontor.room.Chances;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** What lies where on the map of the told game, and which events come first. */
final class GreementScript {
  private static final List<String> MAP =
      List.of(
          "l g l l l g l l g g",
          "l l l g l l ~ l g l",
          "g l ~ l l g l ^ l g",
          "l l l g l g l l g l",
          "l g ^ l l ~ g l l l",
          "g l l g l l l g l ^",
          "g l l l g ^ l l l g",
          "l g l ~ l l g l g l",
          "l l g l l g l ~ l g",
          "g l l g l l g l ^ g");
  private static final Map<String, String> KINDS =
      Map.of("l", "land", "g", "gold", "~", "lake", "^", "mountain");
  private static final List<String> EVENTS = List.of("V07", "P01", "P02", "V08", "P03", "V19");

  private GreementScript() {}

  static Chances chances() {
    var tiles = MAP.stream().flatMap(row -> Arrays.stream(row.split(" "))).map(KINDS::get).toList();
    return new StackedChances(Map.of("tiles", tiles, "deck", EVENTS));
  }
}
