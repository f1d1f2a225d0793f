package games.kontor.games.landmarks;

import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Move;
import games.kontor.game.Seat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What an order sheet may say (4.2): its form, whatever could be carried out. */
final class SheetMoves {
  private final State state;
  private final Seat seat;

  private SheetMoves(State state, Seat seat) {
    this.state = state;
    this.seat = seat;
  }

  static Move sheet(State state, Seat seat, Domain turn) {
    Domain orders = new SheetMoves(state, seat).orders();
    int goes = Orders.goes(state, seat);
    return Move.of("turn", turn)
        .with("goes", new Domain.Several(orders, goes, goes))
        .with("extra", new Domain.Perhaps(orders));
  }

  private Domain orders() {
    Domain building = words(Card.ESTABLISHMENTS.stream().filter(Card::isBuilding));
    var landmarks = words(state.rules().landmarks().stream());
    var parts = new LinkedHashMap<String, Domain>();
    parts.put("dice", new Domain.Whole(1, 2));
    parts.put("rerollOn", new Domain.Several(new Domain.Whole(1, 12), 0, SheetCheck.MOST_ENTRIES));
    parts.put("keepDoubles", new Domain.Flag());
    parts.put(
        "addTwoOn",
        new Domain.Several(new Domain.Whole(Rules.HARBOUR_FROM, 12), 0, SheetCheck.MOST_ENTRIES));
    parts.put("demolish", new Domain.Several(landmarks, 0, SheetCheck.MOST_ENTRIES));
    parts.put("give", new Domain.Several(gift(building), 0, SheetCheck.MOST_ENTRIES));
    parts.put("tv", others());
    parts.put("swap", swap(building));
    parts.put("renovate", building);
    parts.put("activate", building);
    parts.put("buy", new Domain.Several(words(candidates()), 0, Rules.MOST_CANDIDATES));
    parts.put("invest", new Domain.Flag());
    parts.replaceAll((_, domain) -> new Domain.Perhaps(domain));
    return new Domain.Form(parts, List.of());
  }

  private Domain words(Stream<Card> cards) {
    return new Domain.One(
        new Items.Words(cards.filter(state.rules()::inPlay).map(Card::toString).toList()));
  }

  private Stream<Card> candidates() {
    return Card.ALL.stream().filter(card -> card != Card.CITY_HALL);
  }

  private Domain others() {
    var seats = new TreeMap<Seat, Long>();
    for (Player player : state.players()) {
      if (!player.seat().equals(seat)) {
        seats.put(player.seat(), 0L);
      }
    }
    return new Domain.One(new Items.Seats(seats));
  }

  private Domain gift(Domain building) {
    Map<String, Domain> parts = new LinkedHashMap<>();
    parts.put("card", building);
    parts.put("to", others());
    parts.put("closed", new Domain.Perhaps(new Domain.Flag()));
    return new Domain.Form(parts, List.of());
  }

  private Domain swap(Domain building) {
    Map<String, Domain> parts = new LinkedHashMap<>();
    parts.put("player", others());
    parts.put("take", building);
    parts.put("give", building);
    parts.put("takeClosed", new Domain.Perhaps(new Domain.Flag()));
    parts.put("giveClosed", new Domain.Perhaps(new Domain.Flag()));
    return new Domain.Form(parts, List.of());
  }
}
