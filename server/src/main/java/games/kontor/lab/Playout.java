package games.kontor.lab;

import com.fasterxml.jackson.databind.node.NullNode;
import games.kontor.game.Bot;
import games.kontor.game.Chance;
import games.kontor.game.Game;
import games.kontor.game.Mind;
import games.kontor.game.Outcome;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.room.Chances;
import games.kontor.room.RoomEvent;
import games.kontor.room.RoomEvent.Cause;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One whole game without a room, on simulated time. In each seat sits a bot that acts its own pause
 * after it last acted or the table changed, so that clocks run out as they do among people. After
 * each fact the game is asked for violations. The same chances give the same game.
 */
final class Playout<S, A, E> {
  private static final int MOST_STEPS = 500_000;
  private static final long IDLE = Long.MAX_VALUE;

  private final Game<S, A, E> game;
  private final Simulated<S, A, E> simulated;
  private final Chances.Source chance;
  private final Chance habits;
  private final long[] wakesAtMillis;
  private final List<RoomEvent.Played<E>> rows = new ArrayList<>();
  private final List<String> violations = new ArrayList<>();
  private @Nullable Record table;
  private Mind<A, ?> mind;
  private long actions;
  private int drawn;

  /** {@code chance} is the game's own, {@code habits} decides what bots do and when. */
  Playout(Game<S, A, E> game, Setup setup, Bot<A, ?> bot, Chances.Source chance, Chance habits) {
    this.game = game;
    this.chance = chance;
    this.habits = habits;
    this.wakesAtMillis = new long[setup.seats()];
    Arrays.fill(wakesAtMillis, IDLE);
    this.simulated = new Simulated<>(game, setup, chance, this::check);
    this.mind = Mind.blank(bot);
  }

  /** Plays until the game is over, or until it is clear that it will not be. */
  void play() {
    happened(new Cause.Began(), simulated.play(game::start));
    for (int step = 0; outcome().isEmpty(); step++) {
      if (step == MOST_STEPS) {
        violations.add("the game does not end");
        return;
      }
      if (!step()) {
        violations.add("nobody acts and no clock runs");
        return;
      }
    }
  }

  /** Present if the game came to its end. */
  Optional<Outcome> outcome() {
    return game.outcome(simulated.state());
  }

  S state() {
    return simulated.state();
  }

  /** What bots did and the rules accepted. */
  long actions() {
    return actions;
  }

  /** What did not hold, each in a sentence; also a bot's move that was refused. */
  List<String> violations() {
    return List.copyOf(violations);
  }

  /** What a room would have kept of the game. The actions themselves are left out. */
  List<RoomEvent.Played<E>> rows() {
    return List.copyOf(rows);
  }

  private boolean step() {
    int next = 0;
    for (int seat = 1; seat < wakesAtMillis.length; seat++) {
      next = wakesAtMillis[seat] < wakesAtMillis[next] ? seat : next;
    }
    var due = simulated.next();
    if (due.isPresent() && due.get().atMillis() <= wakesAtMillis[next]) {
      happened(new Cause.Expired(due.get().what()), simulated.expire(due.get()));
      return true;
    }
    if (wakesAtMillis[next] == IDLE) {
      return false;
    }
    simulated.waitUntil(wakesAtMillis[next]);
    wakesAtMillis[next] = IDLE;
    think(Seat.of(next + 1));
    return true;
  }

  private void think(Seat seat) {
    S state = simulated.state();
    var moves = game.moves(state, seat);
    if (moves.none()) {
      return;
    }
    mind.thought(seat, table(), game.hand(state, seat), moves)
        .choose(habits)
        .ifPresent(action -> act(seat, action));
  }

  private void act(Seat seat, A action) {
    try {
      var facts = simulated.act(seat, action);
      happened(new Cause.BotActed(seat.number(), NullNode.getInstance()), facts);
      actions++;
    } catch (Refusal refusal) {
      violations.add("the bot in seat " + seat + " tried " + action + ": " + refusal.code());
    }
  }

  private void check(S after, E fact) {
    for (String violation : game.violations(after)) {
      violations.add("after " + fact + ": " + violation);
    }
  }

  private void happened(Cause cause, List<E> facts) {
    var draws = chance.draws();
    rows.add(new RoomEvent.Played<>(cause, facts, draws.subList(drawn, draws.size())));
    drawn = draws.size();
    table = null;
    mind = mind.after(this::table);
    for (int seat = 0; seat < wakesAtMillis.length; seat++) {
      if (wakesAtMillis[seat] == IDLE) {
        var pause = mind.bot().pause(table());
        int millis = habits.number("pause", pause.leastMillis(), pause.mostMillis());
        wakesAtMillis[seat] = simulated.nowMillis() + millis;
      }
    }
  }

  private Record table() {
    Record now = table == null ? game.table(simulated.state(), null) : table;
    table = now;
    return now;
  }
}
