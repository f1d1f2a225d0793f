package games.kontor.games.economy;

import games.kontor.game.Move;
import games.kontor.game.Move.Domain;
import games.kontor.game.Move.Item;
import games.kontor.game.Move.Parameter;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** What a seat may do now; what belongs to the phase and cannot be done has its reason. */
final class EconomyMoves {
  private EconomyMoves() {}

  static List<Move> of(State state, Seat seat) {
    return switch (state.phase()) {
      case Phase.Place _ -> placing(state, seat);
      case Phase.Roll _ -> List.of(checked(state, seat, Action.Roll.class, Move.of("roll")));
      case Phase.Move move -> List.of(checked(state, seat, Action.Move.class, move(state, move)));
      case Phase.Send _ -> List.of(checked(state, seat, Action.SendOut.class, sendOut(state)));
      case Phase.Over _ -> List.of();
    };
  }

  private static Move checked(State state, Seat seat, Class<? extends Action> kind, Move move) {
    return Admission.refusal(state, seat, kind)
        .map(refusal -> Move.blocked(move.action(), refusal))
        .orElse(move);
  }

  private static List<Move> placing(State state, Seat seat) {
    var moves = new ArrayList<Move>();
    var refusal = Admission.refusal(state, seat, Action.PlaceCard.class);
    if (refusal.isPresent()) {
      moves.add(Move.blocked("place-card", refusal.get()));
    } else {
      moves.addAll(placeCard(state, seat));
    }
    boolean nothingLeft = state.player(seat).hand().isEmpty();
    moves.add(
        nothingLeft
            ? Move.blocked("auto-place", new Refusal("no-cards"))
            : Move.of("auto-place", Parameter.one("on", List.of(Item.of(true), Item.of(false)))));
    return List.copyOf(moves);
  }

  /** Cards with the same legal spaces share a move, so that the spaces are sent once for all. */
  private static List<Move> placeCard(State state, Seat seat) {
    var groups = new LinkedHashMap<List<Space>, List<Item>>();
    for (Card card : state.player(seat).hand()) {
      groups
          .computeIfAbsent(Placing.spaces(state, card.sector()), _ -> new ArrayList<>())
          .add(Item.of(card.toString()));
    }
    var moves = new ArrayList<Move>();
    groups.forEach(
        (spaces, cards) ->
            moves.add(
                Move.of(
                    "place-card",
                    Parameter.one("card", List.copyOf(cards)),
                    Parameter.one("space", items(spaces)))));
    return moves;
  }

  private static List<Item> items(List<Space> spaces) {
    return spaces.stream().map(space -> Item.of(space.toString())).toList();
  }

  private static Move move(State state, Phase.Move phase) {
    var items = Preview.all(state, phase).stream().map(EconomyMoves::destination).toList();
    return Move.of("move", Parameter.one("to", items), new Parameter("path", new Domain.Open()));
  }

  /** Notes only for what is so: {@code hit}, {@code faceDown}, {@code takes}, {@code pays}, own. */
  private static Item destination(Preview preview) {
    Item item = Item.of(preview.to().toString()).note("path", preview.path());
    Seat hit = preview.hit();
    item = hit == null ? item : item.note("hit", hit);
    item = preview.faceDown() ? item.note("faceDown", true) : item;
    Card takes = preview.takes();
    item = takes == null ? item : item.note("takes", takes);
    item = preview.pays().isEmpty() ? item : item.note("pays", preview.pays());
    return preview.own() ? item.note("own", true) : item;
  }

  private static Move sendOut(State state) {
    Space standard = Movement.farCorner(state);
    return Move.of(
        "send-out",
        Parameter.one(
            "corner",
            Space.CORNERS.stream()
                .map(corner -> Item.of(corner.toString()).note("standard", corner == standard))
                .toList()));
  }
}
