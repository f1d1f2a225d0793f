package games.kontor.games.territories;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What one total of the next throw would bring whoever is to throw (13): {@code ways} of the 36
 * throws have it; {@code amount} is the price, the rent, at a labor camp the rent for each pip of
 * its own throw, the bonus, or the tax that would be taken if nothing is chosen. {@code outIn36}:
 * 36 if it puts the player out, 0 if it cannot; between at a labor camp, whose own throw decides.
 */
public record Prospect(int total, int ways, Field field, Kind kind, long amount, int outIn36) {

  /** What kind of thing it would bring. */
  public enum Kind {
    BUY,
    TOO_DEAR,
    OWN_GROUND,
    PAY,
    PAY_BY_THROW,
    RECEIVE,
    LOSE,
    CHOOSE
  }

  private interface Row {
    Prospect of(int total);
  }

  /** One for each total of the throw that moves the piece. */
  static List<Prospect> ofMove(State state, Seat seat) {
    int position = Objects.requireNonNull(state.player(seat).position());
    return list(total -> landing(state, seat, total, Field.at(Field.after(position, total))));
  }

  /** One for each total of the throw for a labor camp's rent. */
  static List<Prospect> ofRent(State state, Phase.Rent due) {
    Player player = state.player(state.turn());
    Field here = Field.at(Objects.requireNonNull(player.position()));
    return list(
        total -> {
          long rent = Effect.campRent(due, total);
          return row(total, here, Kind.PAY, rent, out(rent > player.money()));
        });
  }

  /** Of the 1296 ways in which two throws can fall, how many put the player out. */
  static int outIn1296(List<Prospect> prospects) {
    return prospects.stream().mapToInt(prospect -> prospect.ways() * prospect.outIn36()).sum();
  }

  private static List<Prospect> list(Row row) {
    var prospects = new ArrayList<Prospect>();
    for (int total = Throw.LEAST; total <= Throw.MOST; total++) {
      prospects.add(row.of(total));
    }
    return List.copyOf(prospects);
  }

  private static Prospect landing(State state, Seat seat, int total, Field field) {
    long money = state.player(seat).money();
    return switch (Effect.of(state, seat, field)) {
      case Effect.Buy effect -> row(total, field, Kind.BUY, effect.price(), 0);
      case Effect.TooDear effect -> row(total, field, Kind.TOO_DEAR, effect.price(), 0);
      case Effect.OwnGround _ -> row(total, field, Kind.OWN_GROUND, 0, 0);
      case Effect.Rent effect ->
          row(total, field, Kind.PAY, effect.amount(), out(effect.amount() > money));
      case Effect.Camp effect ->
          row(
              total,
              field,
              Kind.PAY_BY_THROW,
              Effect.campRent(effect.due(), 1),
              throwsAbove(effect.due(), money));
      case Effect.Bonus effect -> row(total, field, Kind.RECEIVE, effect.amount(), 0);
      case Effect.Loss effect ->
          row(total, field, Kind.LOSE, effect.amount(), out(effect.amount() > money));
      case Effect.Choice effect -> {
        long amount = effect.due().amount(effect.due().standard(money));
        yield row(total, field, Kind.CHOOSE, amount, out(amount > money));
      }
    };
  }

  private static Prospect row(int total, Field field, Kind kind, long amount, int outIn36) {
    return new Prospect(total, Throw.ways(total), field, kind, amount, outIn36);
  }

  private static int out(boolean certain) {
    return certain ? Throw.ALL : 0;
  }

  /** How many of the 36 rent throws cost more than there is. */
  private static int throwsAbove(Phase.Rent due, long money) {
    int throwsAbove = 0;
    for (int total = Throw.LEAST; total <= Throw.MOST; total++) {
      throwsAbove += Effect.campRent(due, total) > money ? Throw.ways(total) : 0;
    }
    return throwsAbove;
  }
}
