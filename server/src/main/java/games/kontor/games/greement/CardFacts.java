package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.games.greement.Paper.Cause;
import games.kontor.games.greement.Paper.Reason;
import games.kontor.games.greement.Phase.Pledge;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** How the facts of the events phase change the state. */
final class CardFacts {
  private CardFacts() {}

  static State apply(State state, Event.CardFact fact) {
    return switch (fact) {
      case Event.CardsDrawn e -> drawn(state, e.cards());
      case Event.Reshuffled e ->
          state.edit(
              draft -> {
                draft.deck = e.deck();
                draft.discards = List.of();
              });
      case Event.CardTurnedUp _ -> state;
      case Event.CardDropped e -> discarded(state, e.card());
      case Event.VoteOpened e ->
          SetupFacts.opened(
              state,
              new Phase.EventVote(e.card(), e.position(), new TreeMap<>(), List.of()),
              e.clock());
      case Event.PaymentOpened e ->
          SetupFacts.opened(
              state,
              new Phase.EventPay(e.card(), e.position(), new TreeMap<>(), List.of()),
              e.clock());
      case Event.DiseaseOpened e ->
          SetupFacts.opened(state, new Phase.EventDisease(e.card(), e.position()), e.clock());
      case Event.Voted e -> voted(state, e);
      case Event.Readied e -> ready(state, e.seat());
      case Event.ReadyCleared _ -> readyCleared(state);
      case Event.Pledged e -> pledged(state, e.seat(), new Pledge(e.amount(), e.loan()));
      case Event.PledgesCollected e -> collected(state, e);
      case Event.EventPaid e -> paid(state, e.seat(), Reason.EVENT_PAID, e.price(), e.loan());
      case Event.EventUnpaid _ -> withoutPledges(state);
      case Event.VoteClosed _ -> state;
      case Event.DiseaseAnswered e ->
          state.edit(
              e.seat(),
              player -> player.diseaseAnswer = new Player.DiseaseAnswer(e.squares(), e.loan()));
      case Event.DiseasePaid e ->
          paid(
              state.edit(e.seat(), player -> player.diseaseAnswer = null),
              e.seat(),
              Reason.DISEASE_PAID,
              e.coins(),
              e.loan());
      case Event.ValueChanged e ->
          state.edit(draft -> draft.values = draft.values.with(e.value(), e.to()));
      case Event.GoldMinesLost e -> state.change(e.squares(), tile -> Tile.unowned(Kind.GOLD));
      case Event.DebtsCancelled _ -> debtsCancelled(state);
      case Event.CropsLost e -> state.change(e.squares(), tile -> tile.become(Kind.LAND));
      case Event.CattleLost e -> state.change(e.squares(), tile -> tile.become(Kind.CROP));
      case Event.LandsBecameCattle e -> state.change(e.squares(), tile -> tile.become(Kind.CATTLE));
      case Event.Appropriated e ->
          state
              .change(e.squares(), tile -> Tile.unowned(tile.kind().dealt()))
              .book(e.seat(), Cause.of(Reason.APPROPRIATION), e.refund(), 0);
      case Event.CardDiscarded e -> discarded(state, e.card());
    };
  }

  private static State drawn(State state, List<EventCard> cards) {
    var drawn = new ArrayList<>(state.drawn());
    drawn.addAll(cards);
    return state.edit(
        draft -> {
          draft.deck = List.copyOf(tail(draft.deck, cards.size()));
          draft.drawn = List.copyOf(drawn);
        });
  }

  private static List<EventCard> tail(List<EventCard> cards, int from) {
    return cards.subList(from, cards.size());
  }

  private static State discarded(State state, EventCard card) {
    var discards = new ArrayList<>(state.discards());
    discards.add(card);
    boolean onTop = !state.drawn().isEmpty() && state.drawn().getFirst().equals(card);
    return state.edit(
        draft -> {
          draft.drawn = onTop ? List.copyOf(tail(draft.drawn, 1)) : draft.drawn;
          draft.discards = List.copyOf(discards);
        });
  }

  private static State voted(State state, Event.Voted fact) {
    return state.edit(
        draft -> {
          if (draft.phase instanceof Phase.EventVote vote) {
            draft.phase = vote.with(fact.seat(), fact.choice());
          }
        });
  }

  private static State ready(State state, Seat seat) {
    return state.edit(
        draft -> {
          if (draft.phase instanceof Phase.EventVote vote) {
            draft.phase = vote.withReady(Phase.joined(vote.ready(), seat));
          } else if (draft.phase instanceof Phase.EventPay pay) {
            draft.phase = pay.withReady(Phase.joined(pay.ready(), seat));
          }
        });
  }

  private static State readyCleared(State state) {
    return state.edit(
        draft -> {
          if (draft.phase instanceof Phase.EventVote vote) {
            draft.phase = vote.withReady(List.of());
          }
        });
  }

  private static State pledged(State state, Seat seat, Pledge pledge) {
    return state.edit(
        draft -> {
          if (draft.phase instanceof Phase.EventPay pay) {
            draft.phase = pay.with(seat, pledge);
          }
        });
  }

  private static State collected(State state, Event.PledgesCollected fact) {
    State now = withoutPledges(state);
    for (var entry : fact.pledges().entrySet()) {
      Pledge pledge = entry.getValue();
      now = paid(now, entry.getKey(), Reason.PLEDGE, pledge.amount(), pledge.loan());
    }
    return now;
  }

  private static State withoutPledges(State state) {
    return state.edit(
        draft -> {
          if (draft.phase instanceof Phase.EventPay pay) {
            draft.phase =
                new Phase.EventPay(pay.card(), pay.position(), new TreeMap<>(), pay.ready());
          }
        });
  }

  private static State paid(State state, Seat seat, Reason reason, long price, long loan) {
    return state.book(seat, Cause.of(reason), loan - price, loan);
  }

  private static State debtsCancelled(State state) {
    State now = state;
    for (Player player : state.players()) {
      now = now.book(player.seat(), Cause.of(Reason.DEBT_CANCELLED), 0, -player.debt());
    }
    return now;
  }
}
