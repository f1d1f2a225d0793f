package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.games.greement.Event.Clock;
import java.util.List;
import java.util.TreeMap;

/** The table before the first fact: nothing shuffled yet, nobody has anything (3). */
final class Opening {
  private Opening() {}

  static State of(Rules rules, int seats) {
    return new State(
        rules,
        new Phase.ChooseStart(),
        new Clock(0, 1000L * rules.setupSeconds()),
        0,
        0,
        null,
        Values.atStart(),
        SetupFacts.boardOf(Starts.TILES),
        EventCard.all(),
        List.of(),
        List.of(),
        Seat.all(seats).stream().map(Player::newcomer).toList(),
        List.of(),
        new TreeMap<>(),
        null,
        new State.Archive(List.of(), List.of()));
  }
}
