package games.kontor.game;

import java.util.List;

/**
 * What a turn by post came to, to be read for as long as its room is kept: {@code open} by
 * everybody, each of {@code own} by its seat alone, in the order of the seats.
 */
public record Report(int turn, Record open, List<Record> own) {

  public Report {
    own = List.copyOf(own);
  }
}
