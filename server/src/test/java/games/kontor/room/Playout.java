package games.kontor.room;

import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.game.Turn;
import java.util.Comparator;

/** A random game on simulated time, by the rules alone. */
public final class Playout<S, A, E> {
  private final Game<S, A, E> game;
  private final ActionReader<A> reader;
  private final Setup setup;
  private final Chance chance;
  private S state;
  private long nowMillis;

  public Playout(Game<S, A, E> game, Setup setup, Chance chance) {
    this.game = game;
    this.reader = new ActionReader<>(game.actions());
    this.setup = setup;
    this.chance = chance;
    this.state = game.opening(setup);
    var turn = turn();
    game.start(turn);
    this.state = turn.state();
  }

  public S state() {
    return state;
  }

  public long nowMillis() {
    return nowMillis;
  }

  /** Plays so many steps, or fewer if the game ends. */
  public void play(int steps) {
    for (int i = 0; i < steps && game.outcome(state).isEmpty(); i++) {
      nowMillis += chance.number("playout", 0, 3) == 0 ? pause(60_000) : pause(8_000);
      var turn = turn();
      var due =
          game.deadlines(state).stream()
              .filter(deadline -> deadline.atMillis() <= nowMillis)
              .min(Comparator.comparingLong(Deadline::atMillis));
      if (due.isPresent()) {
        game.expire(turn, due.get());
      } else {
        act(turn, new Seat(chance.number("playout", 1, setup.seats())));
      }
      state = turn.state();
    }
  }

  private int pause(int mostMillis) {
    return chance.number("playout", 0, mostMillis);
  }

  private void act(Turn<S, E> turn, Seat seat) {
    RandomBot.draw(game.moves(state, seat), chance)
        .map(action -> reader.read(action, game::malformed))
        .ifPresent(action -> game.decide(turn, seat, action));
  }

  private Turn<S, E> turn() {
    return new Turn<>(game, state, chance, nowMillis, nowMillis);
  }
}
