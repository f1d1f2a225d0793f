package games.kontor.games.territories;

import games.kontor.game.Bot;
import games.kontor.game.Chance;
import games.kontor.game.Move;
import games.kontor.games.territories.Action.Pay;
import java.util.Optional;

/**
 * Throws when it has to, and pays what the clock would choose: the only payable amount, otherwise
 * the smaller (13).
 */
final class TerritoriesBot implements Bot<Action> {
  /** So that its turn can be followed (13). */
  private static final int PAUSE_MILLIS = 800;

  @Override
  public Pause pause() {
    return new Pause(PAUSE_MILLIS, PAUSE_MILLIS);
  }

  @Override
  public Optional<Action> choose(Sight sight, Chance chance) {
    return sight.moves().stream()
        .filter(move -> move.blocked() == null)
        .flatMap(move -> answer(move).stream())
        .findFirst();
  }

  private static Optional<Action> answer(Move move) {
    return switch (move.action()) {
      case "roll" -> Optional.of(new Action.Roll());
      case "roll-rent" -> Optional.of(new Action.RollRent());
      case "choose-tax" -> Optional.of(new Action.ChooseTax(standard(move)));
      default -> Optional.empty();
    };
  }

  private static Pay standard(Move move) {
    var pay = (Move.Domain.One) move.parameters().getFirst().domain();
    boolean fixed = Boolean.TRUE.equals(pay.items().getFirst().notes().get("standard"));
    return fixed ? Pay.FIXED : Pay.PERCENT;
  }
}
