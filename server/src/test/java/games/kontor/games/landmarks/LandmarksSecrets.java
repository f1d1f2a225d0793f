package games.kontor.games.landmarks;

import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Seat;
import games.kontor.room.Secret;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What Landmarks hides (6), each as a way to alter it alone. */
final class LandmarksSecrets {
  /** So many cards on top of a deck stay, so that some may be drawn before the worlds part. */
  private static final int TOP = 14;

  private LandmarksSecrets() {}

  /** A new secret of each kind; an instance remembers what it altered. */
  static List<Supplier<Owned>> all() {
    return List.of(
        () -> new Owned("deck order", LandmarksSecrets::deck),
        () -> new Owned("a sheet", LandmarksSecrets::sheet),
        () -> new Owned("the sheet of the turn before", LandmarksSecrets::lastSheet),
        () -> new Owned("what candidates came to", LandmarksSecrets::fates));
  }

  /** Makes the other state; may find nothing to alter. */
  interface Change {
    Optional<Altering> of(State state, Chance chance);
  }

  /** A secret, altered; the seats that own it; and how long it is one. */
  record Altering(State there, List<Seat> owners, Predicate<State> holds) {}

  /** One secret; it holds while nothing that reveals it by the rules has happened. */
  static final class Owned implements Secret<State> {
    private final String name;
    private final Change change;
    private List<Seat> owners = List.of();
    private Predicate<State> holds = _ -> true;

    Owned(String name, Change change) {
      this.name = name;
      this.change = change;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public Optional<Two<State>> alter(State state, Chance chance) {
      var altering = change.of(state, chance);
      altering.ifPresent(
          altered -> {
            owners = altered.owners();
            holds = altered.holds();
          });
      return altering.map(altered -> new Two<>(state, altered.there()));
    }

    @Override
    public boolean entitled(State altered, Seat seat) {
      return owners.contains(seat);
    }

    @Override
    public boolean holds(State state) {
      return holds.test(state);
    }

    /** What the sheets have come to is public. */
    @Override
    public boolean mayExpire(State state, Deadline due) {
      return !(state.phase() instanceof Phase.Orders);
    }
  }

  /** Nobody knows it; cards that are drawn are on offer. */
  private static Optional<Altering> deck(State state, Chance chance) {
    for (var deck : state.decks().entrySet()) {
      List<Card> cards = deck.getValue();
      if (state.mode() == Mode.LIVE && cards.size() > TOP + 2) {
        var changed = new ArrayList<>(cards.subList(0, TOP));
        changed.addAll(cards.subList(TOP, cards.size()).reversed());
        var decks = new EnumMap<Deck, List<Card>>(state.decks());
        decks.put(deck.getKey(), changed);
        int least = cards.size() - TOP / 2;
        return changed.equals(cards)
            ? Optional.empty()
            : Optional.of(
                new Altering(
                    state.edit(draft -> draft.decks = decks),
                    List.of(),
                    now -> now.mode() == Mode.LIVE && left(now, deck.getKey()) >= least));
      }
    }
    return Optional.empty();
  }

  private static int left(State state, Deck deck) {
    return Objects.requireNonNull(state.decks().get(deck)).size();
  }

  /** Others see that there is one, until the turn is played. */
  private static Optional<Altering> sheet(State state, Chance chance) {
    Player player = chance.pick("alter", state.players());
    Sheet sheet = player.sheet();
    if (sheet == null || !(state.phase() instanceof Phase.Orders)) {
      return Optional.empty();
    }
    var other = new Sheet(sheet.goes().stream().map(_ -> GoOrders.NONE).toList(), null);
    return other.equals(sheet)
        ? Optional.empty()
        : Optional.of(
            new Altering(
                state.edit(player.seat(), draft -> draft.sheet = other),
                List.of(player.seat()),
                now -> sameTurn(state, now) && Orders.awaited(now).size() > 1));
  }

  private static boolean sameTurn(State state, State now) {
    return now.phase() instanceof Phase.Orders && now.turn() == state.turn();
  }

  private static Optional<Altering> lastSheet(State state, Chance chance) {
    Player player = chance.pick("alter", state.players());
    return player.lastSheet() == null || !(state.phase() instanceof Phase.Orders)
        ? Optional.empty()
        : Optional.of(
            new Altering(
                state.edit(player.seat(), draft -> draft.lastSheet = null),
                List.of(player.seat()),
                now -> sameTurn(state, now) && Orders.awaited(now).size() > 1));
  }

  private static Optional<Altering> fates(State state, Chance chance) {
    Player player = chance.pick("alter", state.players());
    boolean had = player.fates().stream().anyMatch(of -> !of.candidates().isEmpty());
    return had && state.phase() instanceof Phase.Orders
        ? Optional.of(
            new Altering(
                state.edit(player.seat(), draft -> draft.fates = List.of()),
                List.of(player.seat()),
                now -> sameTurn(state, now) && Orders.awaited(now).size() > 1))
        : Optional.empty();
  }
}
