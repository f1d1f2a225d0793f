package games.kontor.room;

import games.kontor.game.Chance;
import java.util.List;
import java.util.Map;

/** Where rooms get their chance from: verifiable in production, scripted in tests. */
public interface Chances {

  /** A new secret of 32 bytes, in hexadecimal digits. */
  String secret();

  /**
   * The chance of one decision. The words are what the players added; {@code next} tells for each
   * stream the number of its next draw, 0 where it is missing.
   */
  Source open(String secret, List<String> words, Map<String, Long> next);

  /** A chance that remembers what it drew. */
  interface Source extends Chance {
    List<Draw> draws();
  }
}
