package games.kontor.games.greement;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import games.kontor.games.greement.Action.Choice;

/** A card that is voted on (4.4, R21). */
final class Votes {
  private Votes() {}

  /**
   * A cast vote that is changed clears the ready marks of all while ballots are open; with secret
   * ones that would tell the others of the change.
   */
  static void vote(Turn<State, Event> turn, Phase.EventVote phase, Seat seat, Action.Vote action) {
    Choice before = phase.votes().get(seat);
    turn.emit(new Event.Voted(seat, action.choice(), before));
    boolean changed = before != null && before != action.choice();
    if (changed && turn.state().rules().ballots() == Rules.Ballots.OPEN) {
      clearReady(turn);
    }
  }

  static void clearReady(Turn<State, Event> turn) {
    if (turn.state().phase() instanceof Phase.EventVote phase && !phase.ready().isEmpty()) {
      turn.emit(new Event.ReadyCleared());
    }
  }

  static void ready(Turn<State, Event> turn, Phase.EventVote phase, Seat seat) {
    if (!phase.votes().containsKey(seat)) {
      throw new Refusal("vote-first");
    }
    turn.emit(new Event.Readied(seat, phase.ready().contains(seat)));
  }

  /** So many against stop a card: more than half of all who are still in the game (R21). */
  static int needed(int players) {
    return players / 2 + 1;
  }

  /** The card is stopped or works; a draw lets it through. */
  static void close(Turn<State, Event> turn, Phase.EventVote phase) {
    int players = turn.state().everyone().size();
    long against = phase.count(Choice.AGAINST);
    boolean stopped = against >= needed(players);
    turn.emit(
        new Event.VoteClosed(phase.card(), against, phase.count(Choice.FOR), players, stopped));
    if (!stopped) {
      Effects.apply(turn, phase.card());
    }
  }
}
