package games.kontor.games.landmarks;

import games.kontor.game.Blocked;
import games.kontor.game.Code;
import games.kontor.game.Domain;
import games.kontor.game.Items;
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
  /** What those who wait are told of. */
  private static final List<String> OF_A_GO = List.of("roll", "build");

  private static final Domain EITHER_STATE = new Domain.Perhaps(new Domain.Flag());

  private final State state;
  private final Seat seat;
  private final Moves.Listing listing;

  private LandmarksMoves(State state, Seat seat, @Nullable Listed<State> before) {
    this.state = state;
    this.seat = seat;
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
    } else if (state.roller().equals(seat)) {
      decision();
    } else {
      listing.notYourTurn(OF_A_GO);
    }
    if (state.player(seat).away()) {
      listing.open("back", Move.bare());
    }
    listing.open("agree-mode", agreeMode());
  }

  private void decision() {
    switch (state.phase()) {
      case Phase.Roll _ -> listing.open("roll", roll());
      case Phase.Reroll _ -> listing.open("reroll", Move.bare()).open("keep", Move.bare());
      case Phase.Harbour _ -> listing.open("harbour", Move.of("add", new Domain.Flag()));
      case Phase.Demolish _ -> {
        listing.open("demolish", Move.of("landmark", one(state.onTurn().landmarks())));
        compulsory();
      }
      case Phase.GiveBuilding _ -> {
        listing.open("give-building", give());
        compulsory();
      }
      case Phase.TvStation _ -> {
        listing.open("choose-target", Move.of("player", others(true)));
        compulsory();
      }
      case Phase.Swap _ -> listing.open("swap", swaps()).open("skip", Move.bare());
      case Phase.Renovation _ -> {
        listing.open("renovate", Move.of("card", one(Renovation.closable(state))));
        skipIfAllowed();
      }
      case Phase.Convention _ ->
          listing
              .open("activate", Move.of("card", one(buildings(state.onTurn()))))
              .open("skip", Move.bare());
      case Phase.Build _ -> listing.open("build", build()).open("skip", Move.bare());
      case Phase.Invest _ -> listing.open("invest", Move.bare()).open("skip", Move.bare());
      case Phase.Orders _, Phase.Over _ -> {}
    }
  }

  private void skipIfAllowed() {
    if (Renovation.standard(state).isEmpty()) {
      listing.open("skip", Move.bare());
    } else {
      compulsory();
    }
  }

  private void compulsory() {
    listing.blocked(
        "skip", Refusal.of("must-choose", "phase", Phase.name(state.phase())));
  }

  private Move roll() {
    return Move.of("dice", new Domain.Perhaps(new Domain.Whole(1, Dice.most(state.onTurn()))));
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
    var reasons = new Blocked.Reasons();
    Stream.concat(state.rules().landmarks().stream(), state.market().keySet().stream())
        .forEach(
            card -> {
              prices.put(card.toString(), (long) card.cost());
              Building.refusal(state, card)
                  .ifPresent(
                      why -> reasons.add(new Refusal(why.code()), card.toString()));
            });
    return Move.of("card", new Domain.One(new Items.Priced(prices), reasons.list()));
  }

  private Move agreeMode() {
    String now = Code.of(state.mode());
    var same =
        new Blocked("same-mode", Refusal.of("same-mode", "mode", now).args(), List.of(now));
    var words = new Items.Words(List.of("live", "postal"));
    return Move.of("mode", new Domain.One(words, List.of(same))).with("agree", new Domain.Flag());
  }

  private void byPost() {
    var turn = new Domain.Whole(state.turn(), state.turn());
    listing.open("submit-orders", SheetMoves.sheet(state, seat, turn));
    if (state.player(seat).sheet() != null) {
      listing.open("withdraw-orders", Move.of("turn", turn));
    }
    listing.open("set-ready", Move.of("turn", turn).with("ready", new Domain.Flag()));
  }
}
