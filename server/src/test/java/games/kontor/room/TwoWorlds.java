package games.kontor.room;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Plays the same commands in two worlds that differ only in a secret, and compares byte by byte
 * what was sent to every viewer who may not know it: frames, their number and order, clocks,
 * version numbers, lines, moves, answers, live and after a reconnect. The worlds also began at
 * different distances from now, and in most runs one seat is away since then. It stops where the
 * rules themselves reveal the secret.
 */
public class TwoWorlds<S, A, E> {
  private static final int STEPS = 60;
  private static final long MAX_PAUSE_MILLIS = 15_000;
  private static final long TOLD_MILLIS = 60_000;
  private static final int MOST_ELAPSED_MILLIS = 3_600_000;

  private final Game<S, A, E> game;
  private final Unseen<S> unseen;
  private final int longest;

  /** Which of a seat's actions nobody but the entitled may notice. */
  public interface Unseen<S> {
    /** Those who may notice that this seat does this; empty if everybody may. */
    Optional<List<Seat>> by(S state, Seat seat, JsonNode action);

    /**
     * False for an action that may mean two things once the worlds differ: the entitled leave it.
     */
    default boolean clear(JsonNode action) {
      return true;
    }
  }

  /** The secret is looked for up to {@code longest} steps into a random game. */
  public TwoWorlds(Game<S, A, E> game, Unseen<S> unseen, int longest) {
    this.game = game;
    this.unseen = unseen;
    this.longest = longest;
  }

  /**
   * What a run found: the first difference, empty if there was none; and how many steps were
   * compared.
   */
  public record Finding(Optional<String> difference, int steps) {}

  /** Alters a secret somewhere in a random game and plays on. */
  public Finding run(Setup setup, Secret<S> secret, long seed) {
    var chance = new SeededChance(seed);
    var playout = new Playout<>(game, setup, chance);
    boolean early = chance.number("test", 0, 1) == 0;
    playout.play(early ? 0 : chance.number("test", 0, longest / 2));
    var altered = Optional.<Secret.Two<S>>empty();
    for (int step = 0; step < longest && altered.isEmpty(); step++) {
      if (game.outcome(playout.state()).isPresent()) {
        return new Finding(Optional.empty(), 0);
      }
      altered = secret.alter(playout.state(), chance);
      if (altered.isEmpty()) {
        playout.play(1);
      }
    }
    if (altered.isEmpty()) {
      return new Finding(Optional.empty(), 0);
    }
    var two = altered.get();
    long now = playout.nowMillis();
    int absent = chance.number("test", 0, setup.seats());
    var here = world(two.here(), party(setup, absent, now, chance), seed, now);
    var there = world(two.there(), party(setup, absent, now, chance), seed, now);
    return new Run(here, there, secret, two.there(), chance, now).play();
  }

  World<S, A, E> world(S state, World.Party party, long seed, long now) {
    return new World<>(game, state, party, seed, now);
  }

  /**
   * The room was opened long enough ago that it is no longer told for how long somebody is away.
   */
  private static World.Party party(Setup setup, int absent, long now, Chance chance) {
    long elapsed = TOLD_MILLIS + chance.number("test", 0, MOST_ELAPSED_MILLIS);
    return new World.Party(setup.seats(), absent, now - elapsed);
  }

  private final class Run {
    private final World<S, A, E> here;
    private final World<S, A, E> there;
    private final Secret<S> secret;
    private final Chance chance;
    private final TreeSet<Integer> entitled = new TreeSet<>();
    private long now;
    private int ids;

    Run(
        World<S, A, E> here,
        World<S, A, E> there,
        Secret<S> secret,
        S altered,
        Chance chance,
        long now) {
      this.here = here;
      this.there = there;
      this.secret = secret;
      this.chance = chance;
      this.now = now;
      for (var sitter : here.room().sitters()) {
        int seat = here.room().seatOf(sitter.player());
        if (secret.entitled(altered, new Seat(seat))) {
          entitled.add(seat);
        }
      }
    }

    Finding play() {
      for (int step = 0; step < STEPS; step++) {
        var difference = difference();
        if (difference.isPresent()) {
          return new Finding(difference, step);
        }
        now += chance.number("test", 0, (int) MAX_PAUSE_MILLIS);
        // What the last step revealed by the rules is not compared.
        if (!step() || !goesOn()) {
          return new Finding(Optional.empty(), step);
        }
      }
      return new Finding(difference(), STEPS);
    }

    private boolean goesOn() {
      return here.playing()
          && there.playing()
          && secret.holds(here.state())
          && secret.holds(there.state());
    }

    /** One thing happens in both worlds; false if the secret comes out by it. */
    private boolean step() {
      for (var world : List.of(here, there)) {
        if (world.deadlines().stream().anyMatch(d -> d.secret() && d.atMillis() <= now)) {
          return false;
        }
      }
      var due =
          here.deadlines().stream().filter(d -> !d.secret() && d.atMillis() <= now).findFirst();
      if (due.isPresent()) {
        return expire(due.get());
      }
      int seat = chance.number("test", 1, here.room().sitters().size());
      switch (chance.number("test", 0, 11)) {
        case 0 -> comeAndGo(World.player(seat));
        case 1 -> comeAndGo(World.SPECTATOR);
        case 2 -> both(seat, RandomBot.json("no-such-action", Map.of()));
        default -> act(seat);
      }
      return true;
    }

    private boolean expire(Deadline due) {
      if (!secret.mayExpire(here.state(), due)) {
        return false;
      }
      var command = new RoomCommand.Due(due.what(), due.atMillis());
      here.give(command, now);
      there.give(command, now);
      return true;
    }

    private void comeAndGo(String player) {
      Long known = chance.number("test", 0, 1) == 0 ? null : (long) chance.number("test", 1, 20);
      for (var world : List.of(here, there)) {
        if (world.connected(player)) {
          world.leave(player, now);
        } else {
          world.comeBack(player, known, now);
        }
      }
    }

    private void act(int seat) {
      if (!here.connected(World.player(seat))) {
        return;
      }
      var action =
          here.room()
              .thought(seat)
              .flatMap(thought -> RandomBot.draw(thought.sight().moves(), chance));
      if (action.isEmpty()) {
        return;
      }
      var mayNotice = unseen.by(here.state(), new Seat(seat), action.get());
      if (mayNotice.isPresent() && (entitled.contains(seat) || chance.number("test", 0, 1) == 0)) {
        onlyHere(seat, action.get(), mayNotice.get());
      } else {
        both(seat, action.get());
      }
    }

    /**
     * From here on the worlds differ in this too, and whoever may notice it is no longer compared.
     */
    private void onlyHere(int seat, JsonNode action, List<Seat> mayNotice) {
      entitled.add(seat);
      mayNotice.forEach(other -> entitled.add(other.number()));
      var command = command(seat, action);
      here.settle(World.player(seat), here.decide(command, now), now);
      there.settle(null, new Decision.Nothing<>(), now);
    }

    private void both(int seat, JsonNode action) {
      var command = command(seat, action);
      var decided = here.decide(command, now);
      var decidedThere = there.decide(command, now);
      boolean same =
          decided.getClass() == decidedThere.getClass()
              && kinds(decided).equals(kinds(decidedThere))
              && unseen.clear(action);
      // Whoever knows the secret may act by it; that is no leak, so both worlds must do the same.
      if (same || !entitled.contains(seat)) {
        here.settle(World.player(seat), decided, now);
        there.settle(World.player(seat), decidedThere, now);
      }
    }

    private List<String> kinds(Decision<E> decision) {
      return decision instanceof Decision.Append<E> append
              && append.step().event() instanceof RoomEvent.Played<E> played
          ? played.facts().stream().map(fact -> Names.kind(fact.getClass())).toList()
          : List.of();
    }

    private RoomCommand command(int seat, JsonNode action) {
      return new RoomCommand.Asked(World.player(seat), new ClientMessage.Act("id" + ids++, action));
    }

    private Optional<String> difference() {
      var viewers = new ArrayList<String>();
      viewers.add(World.SPECTATOR);
      for (int seat = 1; seat <= here.room().sitters().size(); seat++) {
        if (!entitled.contains(seat)) {
          viewers.add(World.player(seat));
        }
      }
      if (!over()) {
        for (String viewer : viewers) {
          var difference = difference(viewer, here.sent(viewer), there.sent(viewer));
          if (difference != null) {
            return Optional.of(secret.name() + ": " + difference);
          }
        }
      }
      return Optional.empty();
    }

    /** At the end everything is disclosed. */
    private boolean over() {
      return !here.playing() || !there.playing();
    }

    private @Nullable String difference(String viewer, List<String> one, List<String> other) {
      for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
        String left = i < one.size() ? one.get(i) : "nothing";
        String right = i < other.size() ? other.get(i) : "nothing";
        if (!left.equals(right)) {
          return viewer + " was sent\n  " + left + "\nand\n  " + right;
        }
      }
      return null;
    }
  }
}
