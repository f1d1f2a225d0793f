package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.Comparator;
import java.util.List;

/**
 * What a computer player makes of the table and its own hand: the map as everybody sees it, its own
 * money and debt, nobody else's.
 */
final class Forecast {
  private static final int ROUNDS_AHEAD = 4;

  private final Seat seat;
  private final List<Seat> rivals;
  private final State imagined;

  Forecast(Seat seat, View.Table table, View.Hand hand) {
    this.seat = seat;
    this.rivals =
        table.players().stream()
            .filter(player -> !player.left() && !player.seat().equals(seat))
            .map(View.PublicPlayer::seat)
            .toList();
    var rules = new Rules(60, 0, Rules.Ballots.OPEN, Rules.FIRST_LOAN_MOST, 60, 90, 60);
    this.imagined =
        Opening.of(rules, table.players().size())
            .edit(
                draft -> {
                  draft.values = table.values();
                  draft.squares = Board.of(square -> tile(table, square));
                })
            .book(seat, Paper.Cause.of(Paper.Reason.LOAN), hand.money(), hand.debt());
  }

  private static Tile tile(View.Table table, Square square) {
    Face face = table.squares().get(square);
    Kind kind = face == null ? null : face.kind();
    return face == null || kind == null ? Tile.unowned(Kind.LAND) : new Tile(kind, face.owner());
  }

  Ground ground() {
    return imagined.ground();
  }

  /** True if the card helps the player no less than the rival who looks richest on the map. */
  boolean welcomes(EventCard card) {
    State then = Effects.foreseen(imagined, card);
    long own = own(then) - own(imagined);
    Seat richest =
        rivals.stream().max(Comparator.comparingLong(rival -> map(imagined, rival))).orElse(seat);
    return own >= map(then, richest) - map(imagined, richest);
  }

  /** Squares, some rounds of their profit, and money less the debt as it will be. */
  private long own(State state) {
    Player player = state.player(seat);
    long factor = Coins.power(state.values().loanMultiplier(), ROUNDS_AHEAD / 2);
    return map(state, seat) + player.money() - Coins.times(player.debt(), factor);
  }

  private static long map(State state, Seat seat) {
    return state.ground().valueOf(seat) + ROUNDS_AHEAD * state.ground().profitOf(seat);
  }

  /** What a square is worth to its owner: its value and some rounds of profit. */
  long worth(Square square, int rounds) {
    return ground().value(square) + rounds * ground().profit(square);
  }
}
