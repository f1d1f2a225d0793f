package games.kontor.games.territories;

import games.kontor.game.Bot;
import games.kontor.game.Chance;
import games.kontor.game.Code;
import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Move;
import games.kontor.games.territories.Action.Pay;
import java.util.Objects;
import java.util.Optional;

/**
 * Throws when it has to, and pays what the clock would choose: the only payable amount, otherwise
 * the smaller (13).
 */
final class TerritoriesBot implements Bot.Forgetful<Action> {
  /** So that its turn can be followed (13). */
  private static final int PAUSE_MILLIS = 800;

  @Override
  public Pause pause(Record table) {
    return new Pause(PAUSE_MILLIS, PAUSE_MILLIS);
  }

  @Override
  public Optional<Action> choose(Sight<Nothing> sight, Chance chance) {
    var moves = sight.moves();
    if (!moves.of("roll").isEmpty()) {
      return Optional.of(new Action.Roll());
    }
    if (!moves.of("roll-rent").isEmpty()) {
      return Optional.of(new Action.RollRent());
    }
    return moves.of("choose-tax").stream()
        .findFirst()
        .map(move -> new Action.ChooseTax(standard(move)));
  }

  private static Pay standard(Move move) {
    var pay = (Domain.One) Objects.requireNonNull(move.parameters().get("pay"));
    var items = ((Items.Noted) pay.of()).items();
    var fixed = Objects.requireNonNull(items.get(Code.of(Pay.FIXED)));
    return Boolean.TRUE.equals(fixed.notes().get("standard")) ? Pay.FIXED : Pay.PERCENT;
  }
}
