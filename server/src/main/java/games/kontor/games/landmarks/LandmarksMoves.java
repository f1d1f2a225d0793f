package games.kontor.games.landmarks;

import games.kontor.game.Blocked;
import games.kontor.game.Code;
import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Limit;
import games.kontor.game.Listed;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a seat may do now; what belongs to the phase and cannot be done has its reason. */
final class LandmarksMoves {
  private static final List<String> LASTING = List.of("roll", "build", "skip");

  private static final Domain EITHER_STATE = new Domain.Perhaps(new Domain.Flag());
  private static final Move SKIP = Move.bare();
  private static final Move ROLL_ONE = roll(1);
  private static final Move ROLL_TWO = roll(2);
  private static final Move FROM_LIVE = agreeMode(Mode.LIVE);
  private static final Move FROM_POST = agreeMode(Mode.POSTAL);

  private final State state;
  private final Seat seat;
  private final @Nullable State then;
  private final Moves.Listing listing;

  private LandmarksMoves(State state, Seat seat, @Nullable Listed<State> before) {
    this.state = state;
    this.seat = seat;
    this.then = before == null ? null : before.state();
    this.listing = new Moves.Listing(before == null ? null : before.moves());
  }

  static Moves of(State state, Seat seat, @Nullable Listed<State> before) {
    var moves = new LandmarksMoves(state, seat, before);
    if (!state.over()) {
      moves.list();
    }
    return moves.listing.moves();
  }

  private void list() {
    if (state.phase() instanceof Phase.Orders) {
      byPost();
    } else {
      lasting();
    }
    if (state.player(seat).away()) {
      listing.open("back", Move.bare());
    }
    listing.open("agree-mode", state.mode() == Mode.LIVE ? FROM_LIVE : FROM_POST);
  }

  /** What is there in every go is listed all the time, and shut where it is not to be done. */
  private void lasting() {
    var shut = new ArrayList<>(LASTING);
    Player player = state.player(seat);
    listing.open("roll", Dice.most(player) == 2 ? ROLL_TWO : ROLL_ONE);
    if (!sameGoods(player) || !listing.keep("build")) {
      listing.open("build", build());
    }
    listing.open("skip", SKIP).bound("coins", player.coins());
    if (state.roller().equals(seat)) {
      shut.removeAll(decision());
    }
    listing.shut(shut);
  }

  /** What is on offer, and what of it the player has, was the same before. */
  @SuppressWarnings("ReferenceEquality") // Unchanged parts of a state are the same object.
  private boolean sameGoods(Player player) {
    return then != null
        && then.market() == state.market()
        && then.player(seat).cards() == player.cards()
        && then.player(seat).landmarks() == player.landmarks();
  }

  /** A sheet of the same turn for as many goes has the same form. */
  private boolean sameForm() {
    return then != null
        && then.phase() instanceof Phase.Orders
        && then.turn() == state.turn()
        && Orders.goes(then, seat) == Orders.goes(state, seat);
  }

  /** Lists what only this phase has, and says what else is open. */
  private List<String> decision() {
    switch (state.phase()) {
      case Phase.Roll _ -> {
        return List.of("roll");
      }
      case Phase.Build _ -> {
        return List.of("build", "skip");
      }
      case Phase.Reroll _ -> listing.open("reroll", Move.bare()).open("keep", Move.bare());
      case Phase.Harbour _ -> listing.open("harbour", Move.of("add", new Domain.Flag()));
      case Phase.Demolish _ ->
          listing.open("demolish", Move.of("landmark", one(state.onTurn().landmarks())));
      case Phase.GiveBuilding _ -> listing.open("give-building", give());
      case Phase.TvStation _ -> listing.open("choose-target", Move.of("player", others(true)));
      case Phase.Swap _ -> listing.open("swap", swaps());
      case Phase.Renovation _ ->
          listing.open("renovate", Move.of("card", one(Renovation.closable(state))));
      case Phase.Convention _ ->
          listing.open("activate", Move.of("card", one(buildings(state.onTurn()))));
      case Phase.Invest _ -> listing.open("invest", Move.bare());
      case Phase.Orders _, Phase.Over _ -> {}
    }
    return skip();
  }

  private List<String> skip() {
    var refusal = Admission.refusal(state, seat, Action.Skip.class);
    refusal
        .filter(why -> why.code().equals("must-choose"))
        .ifPresent(why -> listing.blocked("skip", why));
    return refusal.isEmpty() || refusal.get().code().equals("must-choose")
        ? List.of("skip")
        : List.of();
  }

  private static Move roll(int most) {
    return Move.of("dice", new Domain.Perhaps(new Domain.Whole(1, most)));
  }

  private static Domain.One one(List<Card> cards) {
    return new Domain.One(words(cards));
  }

  private static Items words(List<Card> cards) {
    return new Items.Words(cards.stream().map(Card::toString).toList());
  }

  static List<Card> buildings(Player owner) {
    return owner.cards().keySet().stream().filter(Card::isBuilding).toList();
  }

  /** The roller himself is there, blocked. */
  private Domain others(boolean weighed) {
    var seats = new TreeMap<Seat, Long>();
    for (Player player : state.players()) {
      int pays = Income.owedTo(state.onTurn(), player, Card.TV_STATION);
      seats.put(player.seat(), weighed ? (long) Math.min(pays, player.coins()) : 0L);
    }
    return new Domain.One(new Items.Seats(seats), List.of(self()));
  }

  private Blocked self() {
    return new Blocked("self-target", new LinkedHashMap<>(), List.of(seat.toString()));
  }

  private Move give() {
    return Move.of("card", one(buildings(state.onTurn())))
        .with("to", others(false))
        .with("closed", EITHER_STATE);
  }

  /** A variant for each opponent who has a building to take. */
  private List<Move> swaps() {
    var swaps = new ArrayList<Move>();
    for (Player other : state.anticlockwise(seat)) {
      if (other.ownsBuilding()) {
        var player = new TreeMap<Seat, Long>();
        player.put(other.seat(), 0L);
        swaps.add(
            Move.of("player", new Domain.One(new Items.Seats(player)))
                .with("take", one(buildings(other)))
                .with("give", one(buildings(state.onTurn())))
                .with("takeClosed", EITHER_STATE)
                .with("giveClosed", EITHER_STATE));
      }
    }
    return swaps;
  }

  /** The Landmarks first, then the market; each with its price. */
  private Move build() {
    var prices = new LinkedHashMap<String, Long>();
    var owned = new Blocked.Reasons();
    Player player = state.player(seat);
    Stream.concat(state.rules().landmarks().stream(), state.market().keySet().stream())
        .forEach(
            card -> {
              prices.put(card.toString(), (long) card.cost());
              if (Building.owns(player, card)) {
                owned.add(new Refusal("already-owned"), card.toString());
              }
            });
    return Move.of("card", new Domain.One(new Items.Priced(prices), owned.list()))
        .within(Limit.most("coins", "insufficient-funds", "cost", Limit.Term.plus("card")));
  }

  private static Move agreeMode(Mode now) {
    String word = Code.of(now);
    var same =
        new Blocked("same-mode", Refusal.of("same-mode", "mode", word).args(), List.of(word));
    var words = new Items.Words(List.of("live", "postal"));
    return Move.of("mode", new Domain.One(words, List.of(same))).with("agree", new Domain.Flag());
  }

  private void byPost() {
    var turn = new Domain.Whole(state.turn(), state.turn());
    if (!sameForm() || !listing.keep("submit-orders")) {
      listing.open("submit-orders", SheetMoves.sheet(state, seat, turn));
    }
    if (state.player(seat).sheet() != null) {
      listing.open("withdraw-orders", Move.of("turn", turn));
    }
    listing.open("set-ready", Move.of("turn", turn).with("ready", new Domain.Flag()));
  }
}
