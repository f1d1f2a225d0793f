package games.kontor.games.greement;

import static games.kontor.room.Altered.with;

import games.kontor.game.Chance;
import games.kontor.game.Seat;
import games.kontor.games.greement.OwnedSecret.Altering;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** What Greement hides (6), each as a way to alter it alone. */
final class GreementSecrets {
  private GreementSecrets() {}

  /** A new secret of each kind; an instance remembers what it altered. */
  static List<Supplier<OwnedSecret>> all() {
    return List.of(
        () -> new OwnedSecret("money", GreementSecrets::inPlay, GreementSecrets::richer),
        () -> new OwnedSecret("debt", GreementSecrets::inPlay, GreementSecrets::deeperInDebt),
        () ->
            new OwnedSecret(
                "first loan", s -> s.phase() instanceof Phase.Loaning, GreementSecrets::loan),
        () -> new OwnedSecret("start choice", State::faceDown, GreementSecrets::choice),
        () -> new OwnedSecret("private offer", s -> !s.offers().isEmpty(), GreementSecrets::offer),
        () -> new OwnedSecret("sealed vote", GreementSecrets::sealed, GreementSecrets::vote),
        () -> new OwnedSecret("borrowed part of a pledge", s -> true, GreementSecrets::pledge),
        () -> new OwnedSecret("borrowed part of an answer", s -> true, GreementSecrets::answer),
        () -> new OwnedSecret("alarm", s -> s.alarm() != null, GreementSecrets::alarm),
        () -> new OwnedSecret("deck", s -> true, GreementSecrets::deck),
        () ->
            new OwnedSecret(
                "cards drawn face down", s -> s.drawn().size() > 1, GreementSecrets::drawn),
        () -> new OwnedSecret("map", State::faceDown, GreementSecrets::map));
  }

  private static boolean inPlay(State state) {
    return state.round() > 0;
  }

  private static boolean sealed(State state) {
    return state.rules().ballots() == Rules.Ballots.SECRET
        && state.phase() instanceof Phase.EventVote;
  }

  private static Optional<Altering> player(State state, Player altered) {
    var players = with(state.players(), altered.seat().index(), altered);
    return altering(state, with(state, "players", players), altered.seat());
  }

  private static Optional<Altering> altering(State here, State there, Seat owner) {
    return Optional.of(new Altering(here, there, List.of(owner)));
  }

  private static Player any(State state, Chance chance) {
    return chance.pick("alter", state.players());
  }

  private static Optional<Altering> richer(State state, Chance chance) {
    var player = any(state, chance);
    long more = chance.number("alter", 1, 40);
    return player(state, with(player, "money", player.money() + more));
  }

  private static Optional<Altering> deeperInDebt(State state, Chance chance) {
    var player = any(state, chance);
    long more = chance.number("alter", 1, 40);
    return player(state, with(player, "debt", player.debt() + more));
  }

  /** Another amount, but not another beginner: the biggest loan stays somebody else's. */
  private static Optional<Altering> loan(State state, Chance chance) {
    var player = any(state, chance);
    long biggest =
        state.players().stream()
            .filter(other -> !other.equals(player) && other.firstLoan() != null)
            .mapToLong(Player::firstLoan)
            .max()
            .orElse(0);
    Long loan = player.firstLoan();
    return loan == null || loan + 1 >= biggest
        ? Optional.empty()
        : player(state, with(player, "firstLoan", loan + 1));
  }

  private static Optional<Altering> choice(State state, Chance chance) {
    var player = any(state, chance);
    var other = chance.pick("alter", List.copyOf(state.squares().keySet()));
    return player.startChoice() == null || player.startChoice().equals(other)
        ? Optional.empty()
        : player(state, with(player, "startChoice", other));
  }

  private static Optional<Altering> offer(State state, Chance chance) {
    int index = chance.number("alter", 0, state.offers().size() - 1);
    Offer altered =
        switch (state.offers().get(index)) {
          case Offer.Sale sale -> with(sale, "price", sale.price() + 1);
          case Offer.Purchase purchase -> with(purchase, "price", purchase.price() + 1);
          case Offer.Donation donation -> with(donation, "amount", donation.amount() + 1);
        };
    return Optional.of(
        new Altering(
            state,
            with(state, "offers", with(state.offers(), index, altered)),
            List.of(altered.maker(), altered.addressee())));
  }

  private static Optional<Altering> vote(State state, Chance chance) {
    var phase = (Phase.EventVote) state.phase();
    if (phase.votes().isEmpty()) {
      return Optional.empty();
    }
    var voter = chance.pick("alter", List.copyOf(phase.votes().keySet()));
    var other =
        phase.votes().get(voter) == Action.Choice.FOR ? Action.Choice.AGAINST : Action.Choice.FOR;
    return Optional.of(
        new Altering(state, with(state, "phase", phase.with(voter, other)), List.of(voter)));
  }

  private static Optional<Altering> pledge(State state, Chance chance) {
    if (!(state.phase() instanceof Phase.EventPay phase) || phase.pledges().isEmpty()) {
      return Optional.empty();
    }
    var seat = chance.pick("alter", List.copyOf(phase.pledges().keySet()));
    var pledge = phase.pledges().get(seat);
    var altered = pledge == null || pledge.amount() == pledge.loan() ? null : pledge;
    return altered == null
        ? Optional.empty()
        : Optional.of(
            new Altering(
                state,
                with(
                    state,
                    "phase",
                    phase.with(seat, new Phase.Pledge(altered.amount(), altered.loan() + 1))),
                List.of(seat)));
  }

  /** The disease is rare in random games, so it is brought about: two herds, one answer given. */
  private static Optional<Altering> answer(State state, Chance chance) {
    var herds =
        state.everyone().stream().filter(player -> !owned(state, player).isEmpty()).toList();
    if (!(state.phase() instanceof Phase.Turn) || herds.size() < 2 || !state.offers().isEmpty()) {
      return Optional.empty();
    }
    var player = herds.getFirst();
    var square = owned(state, player).getFirst();
    var others = owned(state, herds.getLast());
    var sick =
        with(
            state.change(List.of(square, others.getFirst()), tile -> tile.become(Kind.CATTLE)),
            "phase",
            new Phase.EventDisease(EventCard.parse("P02"), 3));
    long available = sick.available(player.seat());
    return available < 1
        ? Optional.empty()
        : Optional.of(
            new Altering(
                answered(sick, player, square, 1),
                answered(sick, player, square, 2),
                List.of(player.seat())));
  }

  private static List<Square> owned(State state, Player player) {
    return state.squares().entrySet().stream()
        .filter(entry -> entry.getValue().ownedBy(player.seat()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static State answered(State state, Player player, Square square, long loan) {
    var answer = new Player.DiseaseAnswer(List.of(square), loan);
    var players =
        with(state.players(), player.seat().index(), with(player, "diseaseAnswer", answer));
    return with(state, "players", players);
  }

  private static Optional<Altering> alarm(State state, Chance chance) {
    var alarm = state.alarm();
    if (alarm == null) {
      return Optional.empty();
    }
    int later = chance.number("alter", 1, 3600);
    return Optional.of(
        new Altering(
            state,
            with(
                state,
                "alarm",
                new State.Alarm(alarm.seconds() + later, alarm.atMillis() + 1000L * later)),
            List.of()));
  }

  private static Optional<Altering> deck(State state, Chance chance) {
    var other = chance.shuffled("alter", state.deck());
    return other.equals(state.deck())
        ? Optional.empty()
        : Optional.of(new Altering(state, with(state, "deck", other), List.of()));
  }

  /** The first of the drawn cards is turned up; the others change places with the deck's. */
  private static Optional<Altering> drawn(State state, Chance chance) {
    if (state.deck().isEmpty() || state.deck().getFirst().equals(state.drawn().getLast())) {
      return Optional.empty();
    }
    var drawn = with(state.drawn(), state.drawn().size() - 1, state.deck().getFirst());
    var deck = with(state.deck(), 0, state.drawn().getLast());
    return Optional.of(
        new Altering(state, with(with(state, "drawn", drawn), "deck", deck), List.of()));
  }

  private static Optional<Altering> map(State state, Chance chance) {
    var tiles = chance.shuffled("alter", List.copyOf(state.squares().values()));
    var squares = new LinkedHashMap<Square, Tile>();
    int i = 0;
    for (Square square : state.squares().keySet()) {
      squares.put(square, tiles.get(i++));
    }
    return Optional.of(
        new Altering(state, with(state, "squares", SquareMap.copyOf(squares)), List.of()));
  }
}
