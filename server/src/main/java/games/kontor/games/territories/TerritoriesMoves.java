package games.kontor.games.territories;

import games.kontor.game.Code;
import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Listed;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Seat;
import games.kontor.games.territories.Action.Pay;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a seat may do now; what belongs to the phase and cannot be done has its reason. */
final class TerritoriesMoves {
  private static final List<String> OF_A_TURN = List.of("roll", "roll-rent", "choose-tax");

  private final State state;
  private final Seat seat;
  private final Moves.Listing listing;

  private TerritoriesMoves(State state, Seat seat, @Nullable Listed<State> before) {
    this.state = state;
    this.seat = seat;
    this.listing = new Moves.Listing(before == null ? null : before.moves());
  }

  static Moves of(State state, Seat seat, @Nullable Listed<State> before) {
    if (state.over() || !state.player(seat).alive()) {
      return Moves.NONE;
    }
    return new TerritoriesMoves(state, seat, before).list();
  }

  private Moves list() {
    // Listed all the time, so that they need not be told anew in every turn.
    listing.open("roll", Move.bare());
    if (state.turn().equals(seat)) {
      ofTurn();
    } else {
      listing.notYourTurn(OF_A_TURN);
    }
    listing.open("auto-roll", Move.of("on", new Domain.Flag()));
    listing.open("resign", Move.givingUp());
    Admission.refusal(state, seat, Action.Resign.class)
        .ifPresent(why -> listing.blocked("resign", why));
    return listing.moves();
  }

  private void ofTurn() {
    switch (state.phase()) {
      case Phase.Roll _ -> {}
      case Phase.Camp _ -> insteadOfRoll("roll-rent", Move.bare());
      case Phase.Tax tax -> insteadOfRoll("choose-tax", Move.of("pay", amounts(tax.due())));
      case Phase.Over _ -> throw new IllegalArgumentException("nothing can be done");
    }
  }

  private void insteadOfRoll(String action, Move move) {
    listing.shut(List.of("roll"));
    listing.open(action, move);
  }

  private Domain amounts(Phase.Levy due) {
    long money = state.player(state.turn()).money();
    var standard = due.standard(money);
    var items = new LinkedHashMap<String, Items.Item>();
    for (Pay pay : Pay.values()) {
      items.put(Code.of(pay), tax(due, pay, money, standard));
    }
    return new Domain.One(new Items.Noted(items));
  }

  /** The amount as weight; what it leaves, whether it puts out, and what the clock would choose. */
  private static Items.Item tax(Phase.Levy due, Pay pay, long money, Pay standard) {
    long amount = due.amount(pay);
    var notes = new LinkedHashMap<String, Object>();
    notes.put("left", Math.max(0, money - amount));
    notes.put("out", amount > money);
    notes.put("standard", pay == standard);
    return new Items.Item(amount, notes);
  }
}
