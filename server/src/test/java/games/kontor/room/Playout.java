package games.kontor.room;

import games.kontor.game.Chance;
import games.kontor.game.Game;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.lab.Simulated;

/** A game in which all seats act at random, and clocks run out while they wait. */
public final class Playout<S, A, E> {
  private final Game<S, A, E> game;
  private final ActionReader<A> reader;
  private final int seats;
  private final Chance chance;
  private final Simulated<S, A, E> simulated;

  public Playout(Game<S, A, E> game, Setup setup, Chance chance) {
    this.game = game;
    this.reader = new ActionReader<>(game.actions());
    this.seats = setup.seats();
    this.chance = chance;
    this.simulated = new Simulated<>(game, setup, chance, (after, fact) -> {});
    simulated.play(game::start);
  }

  public S state() {
    return simulated.state();
  }

  public long nowMillis() {
    return simulated.nowMillis();
  }

  /** Plays so many steps, or fewer if the game ends. */
  public void play(int steps) {
    for (int i = 0; i < steps && !simulated.over(); i++) {
      long now = simulated.nowMillis() + pause(chance.number("playout", 0, 3) == 0);
      simulated.waitUntil(now);
      simulated
          .next()
          .filter(due -> due.atMillis() <= now)
          .ifPresentOrElse(
              simulated::expire, () -> act(new Seat(chance.number("playout", 1, seats))));
    }
  }

  private int pause(boolean longer) {
    return chance.number("playout", 0, longer ? 60_000 : 8_000);
  }

  private void act(Seat seat) {
    RandomBot.draw(game.moves(simulated.state(), seat), chance)
        .map(action -> reader.read(action, game::malformed))
        .ifPresent(action -> simulated.play(turn -> game.decide(turn, seat, action)));
  }
}
