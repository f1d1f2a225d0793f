package games.kontor.games.threerings;

import games.kontor.game.Domain;
import games.kontor.game.Fixed;
import games.kontor.game.Items;
import games.kontor.game.Limit;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The trades that a seat may propose: a variant for each partner, as what is to be had differs. */
final class TradeMoves {
  private static final Limit SOME_PROPERTY =
      Means.least(1, "no-property-in-trade", "give.properties", "want.properties");
  private static final Limit CASH = Means.payable("give.cash");
  private static final Limit OWN_DEBT = Means.owed("exceeds-own-debt", "want.takeDebt");

  private final State state;
  private final Seat seat;

  TradeMoves(State state, Seat seat) {
    this.state = state;
    this.seat = seat;
  }

  /** Of a partner nothing has changed that a trade with him follows from. */
  static boolean same(State before, State now, Player partner) {
    return before.player(partner.seat()).debt() == partner.debt()
        && before.player(partner.seat()).left() == partner.left();
  }

  /** What has not changed of a variant is what was listed then. */
  List<Move> since(Moves listed) {
    var known = listed.listed().getOrDefault("offer-trade", List.of());
    var partners = partners();
    boolean comparable = known.size() == partners.size(); // None ever comes back.
    var variants = new ArrayList<Move>(partners.size());
    for (Player partner : partners) {
      var then = comparable ? known.get(variants.size()) : null;
      variants.add(trade(partner, then));
    }
    return List.copyOf(variants);
  }

  private List<Player> partners() {
    var partners = new ArrayList<Player>(state.players().size());
    for (Player player : state.players()) {
      if (!player.left() && !player.seat().equals(seat)) {
        partners.add(player);
      }
    }
    return partners;
  }

  private Move trade(Player partner, @Nullable Move then) {
    var theirDebt =
        Means.most(partner.debt(), "exceeds-their-debt", Means.THEIR_DEBT, "give.takeDebt");
    if (then != null && then.limits().contains(theirDebt)) {
      return then;
    }
    var parameters = then == null ? parameters(partner.seat()) : then.parameters();
    return new Move(parameters, List.of(SOME_PROPERTY, CASH, theirDebt, OWN_DEBT), false);
  }

  private Map<String, Domain> parameters(Seat partner) {
    var to = new Domain.One(new Items.Seats(Fixed.of(partner, 0L)));
    var give = form(List.of("cash", "borrow", "takeDebt"), Holdings.any(seat));
    var want = form(List.of("money", "takeDebt"), Holdings.theirs(partner));
    return Fixed.with(Fixed.with(Fixed.of("to", to), "give", give), "want", want);
  }

  private static Domain form(List<String> amounts, Domain properties) {
    var named = Fixed.<String, Domain>of(amounts, _ -> DealMoves.AMOUNT);
    return new Domain.Form(Fixed.with(named, "properties", properties), List.of());
  }
}
