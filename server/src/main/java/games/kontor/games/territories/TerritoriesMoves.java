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
    if (state.turn().equals(seat)) {
      ofTurn();
    } else {
      listing.notYourTurn(OF_A_TURN);
    }
    listing.open("auto-roll", Move.of("on", new Domain.Flag()));
    list("resign", Action.Resign.class, Move.givingUp());
    return listing.moves();
  }

  private void ofTurn() {
    switch (state.phase()) {
      case Phase.Roll _ -> list("roll", Action.Roll.class, Move.bare());
      case Phase.Camp _ -> list("roll-rent", Action.RollRent.class, Move.bare());
      case Phase.Tax tax ->
          list("choose-tax", Action.ChooseTax.class, Move.of("pay", amounts(tax.due())));
      case Phase.Over _ -> throw new IllegalArgumentException("nothing can be done");
    }
  }

  private void list(String action, Class<? extends Action> kind, Move move) {
    listing.openUnless(Admission.refusal(state, seat, kind), action, move);
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
