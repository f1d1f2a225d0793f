package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How each fact changes the state: no checks, no chance, no clock. */
final class Facts {
  private Facts() {}

  static State apply(State state, Event event) {
    State after = changed(state, event);
    // Of a postal turn a report tells.
    long millis = state.mode() == Mode.LIVE ? Pace.of(event) : 0;
    return millis == 0 ? after : after.edit(draft -> draft.seen = after.seen().with(millis));
  }

  private static State changed(State state, Event event) {
    return switch (event) {
      case Event.Seated e ->
          state.edit(
              draft -> {
                draft.order = e.order();
                draft.roller = e.order().getFirst();
              });
      case Event.Shuffled e ->
          state.edit(draft -> draft.decks = Collections.unmodifiableMap(new EnumMap<>(e.decks())));
      case Event.Offered e -> offered(state, e);
      case Event.GoBegan e -> began(state, e);
      case Event.Asked e -> state.edit(draft -> draft.enter(e.phase(), e.atMillis()));
      case Event.Rolled e -> rolled(state, e);
      case Event.Rerolled e -> rerolled(state, e);
      case Event.TotalFixed e -> fixed(state, e);
      case Event.Paid e -> paid(state, e);
      case Event.Collected e -> collected(state, e);
      case Event.TunaRolled e -> tuna(state, e);
      case Event.Reopened e ->
          turned(state, Step.Kind.REOPENED, e.seat(), e.card(), e.copies(), -e.copies());
      case Event.Closed e ->
          turned(state, Step.Kind.CLOSED, e.seat(), e.card(), -e.copies(), e.copies());
      case Event.Demolished e -> demolished(state, e);
      case Event.Moved e -> moved(state, e);
      case Event.Returned e -> returned(state, e);
      case Event.Bought e -> bought(state, e);
      case Event.BuiltNothing _ -> state;
      case Event.Completed e -> state.edit(e.seat(), player -> player.completed = true);
      case Event.Invested e -> invested(state, e);
      case Event.GoEnded _ -> ended(state);
      case Event.PostFact e -> PostFacts.apply(state, e);
      case Event.ClockMissed e -> state.edit(e.seat(), player -> player.missedClocks = e.inARow());
      case Event.WentAway e -> state.edit(e.seat(), player -> player.away = true);
      case Event.CameBack e -> cameBack(state, e);
      case Event.GameEnded e ->
          state.edit(draft -> draft.phase = new Phase.Over(e.ranking(), e.places()));
    };
  }

  private static State offered(State state, Event.Offered fact) {
    return state.edit(
        draft -> {
          boolean piles = state.rules().method() == Rules.Method.PILES;
          for (Card card : fact.cards()) {
            boolean split = state.rules().method() == Rules.Method.SPLIT;
            draft.draw(split ? card.deck() : Deck.ALL);
            draft.offer(card, piles ? state.rules().supply(card) : 1);
          }
        });
  }

  private static State began(State state, Event.GoBegan fact) {
    return state.edit(
        draft -> {
          draft.roller = fact.seat();
          draft.round = fact.round();
          draft.turn = fact.turn();
          draft.slot = fact.slot();
          draft.extraGo = fact.extra();
          draft.extraEarned = false;
          draft.dice = List.of();
          draft.rerolled = false;
          draft.total = null;
          draft.enter(new Phase.Roll(), fact.atMillis());
        });
  }

  private static State rolled(State state, Event.Rolled fact) {
    return state.edit(
        draft -> {
          draft.dice = fact.dice();
          draft.go =
              Throw.begun(
                  state.roller(),
                  state.round(),
                  state.turn(),
                  state.slot(),
                  state.extraGo(),
                  fact.dice(),
                  null);
        });
  }

  private static State rerolled(State state, Event.Rerolled fact) {
    return state.edit(
        draft -> {
          draft.go = draft.go().rolledAgain(fact.dice());
          draft.dice = fact.dice();
          draft.rerolled = true;
        });
  }

  private static State fixed(State state, Event.TotalFixed fact) {
    return state.edit(
        draft -> {
          draft.total = fact.total();
          draft.extraEarned = fact.extra();
          draft.go = draft.go().fixed(fact.total(), fact.added(), fact.extra());
        });
  }

  private static State paid(State state, Event.Paid fact) {
    return state.edit(
        draft -> {
          pay(draft, fact.from(), -fact.amount());
          pay(draft, fact.to(), fact.amount());
          draft.note(
              new Step(
                  fact.kind(),
                  fact.card(),
                  fact.copies(),
                  fact.from(),
                  fact.to(),
                  fact.amount(),
                  fact.owed()));
        });
  }

  private static State collected(State state, Event.Collected fact) {
    return state.edit(
        draft -> {
          for (Step step : fact.steps()) {
            pay(draft, step.to(), step.amount());
          }
          draft.go = draft.go().with(fact.steps());
        });
  }

  private static void pay(State.Draft draft, @Nullable Seat seat, int amount) {
    if (seat != null && amount != 0) {
      draft.player(seat, player -> player.coins += amount);
    }
  }

  private static State tuna(State state, Event.TunaRolled fact) {
    int sum = fact.dice().stream().mapToInt(Integer::intValue).sum();
    return state.edit(
        draft ->
            draft.note(
                new Step(Step.Kind.TUNA_DICE, Card.TUNA_BOAT, 1, null, fact.seat(), sum, 0)));
  }

  /** Copies of a town are open or closed now. */
  private static State turned(
      State state, Step.Kind kind, Seat seat, Card card, int open, int closed) {
    return state.edit(
        draft -> {
          draft.player(seat, player -> player.add(card, open, closed));
          draft.note(new Step(kind, card, Math.abs(open), null, seat, 0, 0));
        });
  }

  private static State demolished(State state, Event.Demolished fact) {
    return state.edit(
        draft -> {
          draft.player(
              fact.seat(),
              player -> {
                var left = new ArrayList<>(player.landmarks);
                left.remove(fact.landmark());
                player.landmarks = left;
              });
          draft.note(new Step(Step.Kind.DEMOLISHED, fact.landmark(), 1, fact.seat(), null, 0, 0));
        });
  }

  private static State moved(State state, Event.Moved fact) {
    int open = fact.closed() ? 0 : 1;
    return state.edit(
        draft -> {
          draft.player(fact.from(), player -> player.add(fact.card(), -open, open - 1));
          draft.player(fact.to(), player -> player.add(fact.card(), open, 1 - open));
          draft.note(new Step(Step.Kind.MOVED, fact.card(), 1, fact.from(), fact.to(), 0, 0));
        });
  }

  private static State returned(State state, Event.Returned fact) {
    return state.edit(
        draft -> {
          draft.player(fact.seat(), player -> player.add(fact.card(), -1, 0));
          draft.offer(fact.card(), 1);
          draft.note(new Step(Step.Kind.RETURNED, fact.card(), 1, fact.seat(), null, 0, 0));
        });
  }

  private static State bought(State state, Event.Bought fact) {
    Card card = fact.card();
    return state.edit(
        draft -> {
          draft.player(
              fact.seat(),
              player -> {
                player.coins -= fact.cost();
                if (card.isLandmark()) {
                  var more = new ArrayList<>(player.landmarks);
                  more.add(card);
                  player.landmarks = more;
                } else {
                  player.add(card, 1, 0);
                }
              });
          if (!card.isLandmark()) {
            draft.offer(card, -1);
          }
          draft.go = draft.go().built(card);
        });
  }

  private static State invested(State state, Event.Invested fact) {
    return state.edit(
        draft -> {
          draft.player(
              fact.seat(),
              player -> {
                player.coins--;
                player.investment++;
              });
          draft.go = draft.go().withInvestment();
        });
  }

  private static State ended(State state) {
    return state.edit(
        draft -> {
          Throw done = draft.go();
          draft.go = null;
          if (state.mode() == Mode.POSTAL) {
            draft.post = PostFacts.reported(draft.post, done);
          }
        });
  }

  /** If his decision was waited for, his time begins anew. */
  private static State cameBack(State state, Event.CameBack fact) {
    return state.edit(
        draft -> {
          draft.player(
              fact.seat(),
              player -> {
                player.away = false;
                player.missedClocks = 0;
              });
          if (fact.wasAway() && fact.seat().equals(state.roller())) {
            draft.seen = state.seen().entered(fact.atMillis());
          }
        });
  }
}
