package games.kontor.games.threerings;

import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Limit;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;
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

  /** Variants of which nothing has changed are those that were listed then. */
  List<Move> since(@Nullable State then, Moves listed) {
    var known = listed.listed().getOrDefault("offer-trade", List.of());
    var partners = partners(state);
    boolean comparable =
        then != null && known.size() == partners.size() && partners(then).size() == known.size();
    var variants = new ArrayList<Move>(partners.size());
    for (Player partner : partners) {
      boolean stands = comparable && then != null && same(then, state, partner);
      variants.add(stands ? known.get(variants.size()) : trade(partner));
    }
    return List.copyOf(variants);
  }

  private List<Player> partners(State at) {
    var partners = new ArrayList<Player>();
    for (Player player : at.players()) {
      if (!player.left() && !player.seat().equals(seat)) {
        partners.add(player);
      }
    }
    return partners;
  }

  private Domain give() {
    var give = new LinkedHashMap<String, Domain>();
    give.put("cash", DealMoves.AMOUNT);
    give.put("borrow", DealMoves.AMOUNT);
    give.put("takeDebt", DealMoves.AMOUNT);
    give.put("properties", Holdings.any(seat));
    return new Domain.Form(give, List.of());
  }

  private Move trade(Player partner) {
    var want = new LinkedHashMap<String, Domain>();
    want.put("money", DealMoves.AMOUNT);
    want.put("takeDebt", DealMoves.AMOUNT);
    want.put("properties", Holdings.theirs(partner.seat()));
    var parameters = new LinkedHashMap<String, Domain>();
    var to = new TreeMap<Seat, Long>();
    to.put(partner.seat(), 0L);
    parameters.put("to", new Domain.One(new Items.Seats(to)));
    parameters.put("give", give());
    parameters.put("want", new Domain.Form(want, List.of()));
    var theirDebt =
        Means.most(partner.debt(), "exceeds-their-debt", Means.THEIR_DEBT, "give.takeDebt");
    return new Move(parameters, List.of(SOME_PROPERTY, CASH, theirDebt, OWN_DEBT), false);
  }
}
