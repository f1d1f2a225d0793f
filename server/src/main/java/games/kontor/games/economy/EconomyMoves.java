package games.kontor.games.economy;

import games.kontor.game.Blocked;
import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Listed;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a seat may do now; what belongs to the phase and cannot be done has its reason. */
final class EconomyMoves {
  private static final List<String> OF_A_TURN = List.of("roll", "move", "send-out");

  /** What every other space of the board meets. */
  private static final Blocked TAKEN = Blocked.others("space-taken");

  private static final Blocked UNREACHABLE = Blocked.others("unreachable");
  private static final Blocked NO_CORNER = Blocked.others("bad-corner");

  private final State state;
  private final Seat seat;
  private final Moves.Listing listing;

  private EconomyMoves(State state, Seat seat, @Nullable Listed<State> before) {
    this.state = state;
    this.seat = seat;
    this.listing = new Moves.Listing(before == null ? null : before.moves());
  }

  static Moves of(State state, Seat seat, @Nullable Listed<State> before) {
    var moves = new EconomyMoves(state, seat, before);
    moves.list();
    return moves.listing.moves();
  }

  private void list() {
    if (!state.over() && state.player(seat).autopilot()) {
      listing.open("take-over", Move.bare());
    }
    switch (state.phase()) {
      case Phase.Place _ -> placing();
      case Phase.Roll _, Phase.Move _, Phase.Send _ -> turn();
      case Phase.Over _ -> {}
    }
  }

  /** The roll is listed all the time, so that it need not be told anew each turn. */
  private void turn() {
    listing.open("roll", Move.bare());
    if (!state.turn().equals(seat)) {
      listing.notYourTurn(OF_A_TURN);
      return;
    }
    switch (state.phase()) {
      case Phase.Move move -> afterRoll("move", Action.Move.class, move(move));
      case Phase.Send _ ->
          afterRoll("send-out", Action.SendOut.class, Move.of("corner", corners()));
      case Phase.Roll _, Phase.Place _, Phase.Over _ -> {}
    }
  }

  private void afterRoll(String action, Class<? extends Action> kind, Move move) {
    listing.shut(List.of("roll"));
    listing.openUnless(Admission.refusal(state, seat, kind), action, move);
  }

  private void placing() {
    Admission.refusal(state, seat, Action.PlaceCard.class)
        .ifPresentOrElse(_ -> listing.notYourTurn(List.of("place-card")), this::placeCard);
    if (state.player(seat).hand().isEmpty()) {
      listing.blocked("auto-place", new Refusal("no-cards"));
    } else {
      listing.open("auto-place", Move.of("on", new Domain.Flag()));
    }
  }

  /** Cards with the same legal spaces share a move, so that the spaces are sent once for all. */
  private void placeCard() {
    var groups = new LinkedHashMap<List<Space>, List<String>>();
    for (Card card : state.player(seat).hand()) {
      groups
          .computeIfAbsent(Placing.tooClose(state, card.sector()), _ -> new ArrayList<>())
          .add(card.toString());
    }
    var free = words(Placing.free(state));
    groups.forEach(
        (close, cards) ->
            listing.open(
                "place-card",
                Move.of("card", new Domain.One(new Items.Words(cards)))
                    .with("space", new Domain.One(free, reasons(close)))));
  }

  private static List<Blocked> reasons(List<Space> close) {
    return close.isEmpty()
        ? List.of(TAKEN)
        : List.of(new Blocked("too-close", Collections.emptyMap(), names(close)), TAKEN);
  }

  private static Items words(List<Space> spaces) {
    return new Items.Words(names(spaces));
  }

  private static List<String> names(List<Space> spaces) {
    return spaces.stream().map(Space::toString).toList();
  }

  /** What each destination brings stands in the hand. */
  private Move move(Phase.Move phase) {
    var to = words(Paths.of(state, phase.die()).destinations());
    return Move.of("to", new Domain.One(to, List.of(UNREACHABLE))).with("path", new Domain.Open());
  }

  private Domain corners() {
    Space standard = Movement.farCorner(state);
    var items = new LinkedHashMap<String, Items.Item>();
    for (Space corner : Space.CORNERS) {
      var notes = new LinkedHashMap<String, Object>();
      notes.put("standard", corner == standard);
      items.put(corner.toString(), new Items.Item(0, notes));
    }
    return new Domain.One(new Items.Noted(items), List.of(NO_CORNER));
  }
}
