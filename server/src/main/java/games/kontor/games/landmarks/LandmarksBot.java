package games.kontor.games.landmarks;

import games.kontor.game.Bot;
import games.kontor.game.Chance;
import java.util.Optional;

/** The computer player of the house (13); it uses no more than its seat sees. */
final class LandmarksBot implements Bot.Forgetful<Action> {
  /** A go is some decisions in a row: with the pause of the house it would take too long. */
  private static final Pause PAUSE = new Pause(1_000, 2_500);

  @Override
  public Pause pause(Record table) {
    return PAUSE;
  }

  @Override
  public Optional<Action> choose(Sight<Nothing> sight, Chance chance) {
    return sight.table() instanceof View.Table table && sight.hand() instanceof View.Hand hand
        ? new Judgement(sight.seat(), table, hand).choose()
        : Optional.empty();
  }
}
