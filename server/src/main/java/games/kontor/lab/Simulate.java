package games.kontor.lab;

import games.kontor.game.Bot;
import games.kontor.game.Chance;
import games.kontor.game.Game;
import games.kontor.game.Outcome;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.room.GameRecord;
import games.kontor.room.RandomBot;
import games.kontor.room.RoomEvent;
import games.kontor.room.Step;
import games.kontor.room.VerifiableChance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Plays whole games one after the other and counts. The same seed gives the same games. Their
 * chance is the one of production with a secret made from the seed, so their records can be
 * verified.
 */
final class Simulate<S, A, E> {
  private static final int SECRET_BYTES = 32;

  private final Game<S, A, E> game;
  private final Setup setup;
  private final String bots;
  private final long seed;
  private final List<Integer> turns = new ArrayList<>();
  private final int[] wins;
  private final Map<String, Map<String, Integer>> counted = new TreeMap<>();
  private int games;
  private long actions;
  private long violations;
  private long nanos;

  /** {@code bots} is {@code house} or {@code random}. */
  Simulate(Game<S, A, E> game, Setup setup, String bots, long seed) {
    this.game = game;
    this.setup = setup;
    this.bots = bots;
    this.seed = seed;
    this.wins = new int[setup.seats()];
  }

  /** The keys of the last line that {@code simulate} prints. A shared win counts for each. */
  record Report(
      String game,
      int players,
      int games,
      int finished,
      long actions,
      long actionsPerSecond,
      long violations,
      double turnsMedian,
      List<Integer> winsBySeat) {}

  /** Plays the next game. */
  Played<S, A, E> play() {
    Chance habits = new SeededChance(seed * 1_000_003 + games);
    games++;
    String secret = secret(habits);
    var words = Collections.nCopies(setup.seats(), "");
    Bot<A, ?> bot = bots.equals("random") ? new RandomBot<>(game) : game.bot();
    long before = System.nanoTime();
    var playout =
        new Playout<>(
            game, setup, bot, new VerifiableChance(secret, words, new TreeMap<>()), habits);
    playout.play();
    nanos += System.nanoTime() - before;
    count(playout);
    return new Played<>(this, playout, games, secret);
  }

  private static String secret(Chance chance) {
    byte[] secret = new byte[SECRET_BYTES];
    for (int i = 0; i < secret.length; i++) {
      secret[i] = (byte) chance.number("secret", 0, 255);
    }
    return HexFormat.of().formatHex(secret);
  }

  private void count(Playout<S, A, E> playout) {
    actions += playout.actions();
    violations += playout.violations().size();
    playout.outcome().ifPresent(this::count);
    game.counted(playout.state())
        .forEach(
            (key, words) -> {
              var counts = counted.computeIfAbsent(key, _ -> new TreeMap<>());
              words.forEach(word -> counts.merge(word, 1, Integer::sum));
            });
  }

  private void count(Outcome outcome) {
    turns.add(outcome.turns());
    for (var place : outcome.ranking()) {
      if (place.place() == 1) {
        wins[place.seat().index()]++;
      }
    }
  }

  /** What the game itself has counted so far, by the keys that it adds to the report. */
  Map<String, Map<String, Integer>> counted() {
    return counted;
  }

  /** What was counted so far. */
  Report report() {
    return new Report(
        game.about().id(),
        setup.seats(),
        games,
        turns.size(),
        actions,
        nanos == 0 ? 0 : Math.round(actions * 1e9 / nanos),
        violations,
        median(),
        Arrays.stream(wins).boxed().toList());
  }

  private double median() {
    var sorted = turns.stream().sorted().toList();
    int half = sorted.size() / 2;
    if (sorted.isEmpty()) {
      return 0;
    }
    return sorted.size() % 2 == 1
        ? sorted.get(half)
        : (sorted.get(half - 1) + sorted.get(half)) / 2.0;
  }

  /** A game that was played, and the number that it has among its like. */
  record Played<S, A, E>(
      Simulate<S, A, E> in, Playout<S, A, E> playout, int number, String secret) {

    /** What the file with its record is called. */
    String name() {
      return "%s-%d-%d-%04d.json"
          .formatted(in.game.about().id(), in.setup.seats(), in.seed, number);
    }

    /** What everybody may keep of it. It must be over. */
    GameRecord record() {
      return GameRecord.last(in.game, steps()).orElseThrow();
    }

    /** The journal that a room would have of it. The actions themselves are left out. */
    List<Step<E>> steps() {
      var steps = new ArrayList<Step<E>>();
      String room = "simulated-" + number;
      var opened =
          new RoomEvent.Opened<E>(
              room,
              in.game.about().id(),
              "",
              in.setup.seats(),
              in.setup.options(),
              HouseRules.STANDARD,
              "",
              secret,
              secret);
      add(steps, opened);
      for (int seat = 1; seat <= in.setup.seats(); seat++) {
        add(steps, new RoomEvent.Sat<>("bot:" + seat, "Seat " + seat, seat, "", in.bots));
      }
      playout.rows().forEach(row -> add(steps, row));
      return steps;
    }

    private static <E> void add(List<Step<E>> steps, RoomEvent<E> event) {
      steps.add(new Step<>(steps.size() + 1, 0, 0, null, null, event));
    }
  }
}
