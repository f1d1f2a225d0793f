package games.kontor.games.economy;

import games.kontor.game.Chance;
import games.kontor.game.Seat;
import games.kontor.room.Secret;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** What Economy hides (6), each as a way to alter it alone. */
final class EconomySecrets {
  private EconomySecrets() {}

  /** A new secret of each kind; an instance remembers what it altered. */
  static List<Supplier<Owned>> all() {
    return List.of(
        () -> new Owned("face-down in part 1", (state, chance) -> faceDown(state, chance, 1)),
        () -> new Owned("face-down in part 2", (state, chance) -> faceDown(state, chance, 2)),
        () -> new Owned("two hands", EconomySecrets::hands),
        () -> new Owned("order of a hand", EconomySecrets::order));
  }

  /** Makes the other state; may find nothing to alter. */
  interface Change {
    Optional<Altering> of(State state, Chance chance);
  }

  /** A secret, altered; the seats that own it; and what the rules reveal it with. */
  record Altering(State here, State there, List<Seat> owners, Function<State, Object> revealer) {}

  /** One secret; it holds while nothing that reveals it by the rules has happened. */
  static final class Owned implements Secret<State> {
    private final String name;
    private final Change change;
    private List<Seat> owners = List.of();
    private Function<State, Object> revealer = _ -> 0;
    private Object hidden = 0;

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
            revealer = altered.revealer();
            hidden = revealer.apply(altered.here());
          });
      return altering.map(altered -> new Two<>(altered.here(), altered.there()));
    }

    @Override
    public boolean entitled(State altered, Seat seat) {
      return owners.contains(seat);
    }

    @Override
    public boolean holds(State state) {
      return hidden.equals(revealer.apply(state));
    }
  }

  /** Nobody knows it; turning one of the cards up reveals it. */
  private static Optional<Altering> faceDown(State state, Chance chance, int part) {
    var down = state.locations().stream().filter(location -> !location.faceUp()).toList();
    if (state.part() != part || down.size() < 2) {
      return Optional.empty();
    }
    var cards = down.stream().map(Location::card).toList();
    var other = chance.shuffled("alter", cards);
    var there = state.edit(draft -> draft.locations = with(state.locations(), down, other));
    return other.equals(cards)
        ? Optional.empty()
        : Optional.of(new Altering(state, there, List.of(), now -> stillDown(now, down)));
  }

  private static List<Location> with(List<Location> all, List<Location> down, List<Card> cards) {
    return all.stream()
        .map(
            location -> {
              int index = down.indexOf(location);
              return index < 0 ? location : new Location(location.space(), false, cards.get(index));
            })
        .toList();
  }

  private static boolean stillDown(State state, List<Location> down) {
    return down.stream()
        .allMatch(location -> state.at(location.space()).filter(now -> !now.faceUp()).isPresent());
  }

  /** Two seats have changed a card; they know it, all others see how many cards they have. */
  private static Optional<Altering> hands(State state, Chance chance) {
    var holders = state.players().stream().filter(player -> !player.hand().isEmpty()).toList();
    if (holders.size() < 2) {
      return Optional.empty();
    }
    var two = chance.shuffled("alter", holders).subList(0, 2);
    Player one = two.getFirst();
    Player other = two.getLast();
    Card given = chance.pick("alter", one.hand());
    Card taken = chance.pick("alter", other.hand());
    var there =
        state.edit(
            draft -> {
              draft.player(one.seat(), player -> player.hand = swapped(one, given, taken));
              draft.player(other.seat(), player -> player.hand = swapped(other, taken, given));
            });
    return Optional.of(
        new Altering(
            state,
            there,
            List.of(one.seat(), other.seat()),
            now -> held(now, given) && held(now, taken)));
  }

  /** The order decides what a clock that runs out lays; only its holder sees it. */
  private static Optional<Altering> order(State state, Chance chance) {
    Player player = chance.pick("alter", state.players());
    if (player.hand().size() < 2) {
      return Optional.empty();
    }
    var there = state.edit(player.seat(), draft -> draft.hand = player.hand().reversed());
    int size = player.hand().size();
    return Optional.of(
        new Altering(
            state,
            there,
            List.of(player.seat()),
            now -> now.player(player.seat()).hand().size() == size));
  }

  private static List<Card> swapped(Player player, Card given, Card taken) {
    var hand = new ArrayList<>(player.hand());
    hand.set(hand.indexOf(given), taken);
    return List.copyOf(hand);
  }

  private static boolean held(State state, Card card) {
    return state.players().stream().anyMatch(player -> player.hand().contains(card));
  }
}
