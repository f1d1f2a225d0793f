package games.kontor.room;

import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.game.SeededChance;
import games.kontor.game.Shown;
import games.kontor.lab.GivenGame;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Stage;
import games.kontor.protocol.Common.Watchers;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * One of two worlds: a room that plays on from a given state, and everything that each of its
 * viewers was sent, in order, answers among it.
 */
public class World<S, A, E> {
  public static final String SPECTATOR = "spectator";

  private final Watching<S, A, E> game;
  private final Room<S, A, E> room;
  private final SortedMap<String, List<String>> sent = new TreeMap<>();
  private final TreeSet<String> connected = new TreeSet<>();
  private final TreeMap<String, Long> away = new TreeMap<>();

  /** Notes the state behind the last table that was shown. */
  private static final class Watching<S, A, E> extends GivenGame<S, A, E> {
    private @Nullable S last;

    Watching(Game<S, A, E> game, S state) {
      super(game, state);
    }

    @Override
    public Record table(S now, @Nullable Shown<S> before) {
      last = now;
      return super.table(now, before);
    }
  }

  /**
   * Those who sit down when the room is opened. One of them, 0 for nobody, is away since then, and
   * the others begin without him at some other time.
   */
  record Party(int seats, int absent, long openedAtMillis) {}

  @SuppressWarnings(
      "this-escape") // A world that reads its frames otherwise has nothing of its own.
  public World(Game<S, A, E> game, S state, int seats, long seed, long now) {
    this(game, state, new Party(seats, 0, 0), seed, now);
  }

  @SuppressWarnings("this-escape")
  World(Game<S, A, E> game, S state, Party party, long seed, long now) {
    this.game = new Watching<>(game, state);
    var chances = chances(seed);
    var wish = Openings.of(game, Math.max(party.seats(), game.about().minSeats()), player(1));
    var opened = FirstStep.of(this.game, wish, party.openedAtMillis());
    this.room = new Room<>(this.game, chances, List.of(opened), "epoch");
    for (int seat = 1; seat <= party.seats(); seat++) {
      var sit = new ClientMessage.Sit("sit", player(seat), null, "w");
      give(new RoomCommand.Asked(player(seat), sit), party.openedAtMillis());
      connected.add(player(seat));
    }
    connected.add(SPECTATOR);
    if (party.absent() > 0) {
      connected.remove(player(party.absent()));
      away.put(player(party.absent()), party.openedAtMillis());
    }
    give(new RoomCommand.Begin(), now);
    audience(now);
    if (party.absent() > 0) {
      give(new RoomCommand.Presence(player(party.absent()), false, now), now);
    }
  }

  public static String player(int seat) {
    return "player" + seat;
  }

  private static Chances chances(long seed) {
    return new Chances() {
      @Override
      public String secret() {
        return "00".repeat(32);
      }

      @Override
      public Source open(String secret, List<String> words, Map<String, Long> next) {
        var chance = new SeededChance(seed);
        return new Source() {
          @Override
          public int number(String stream, int from, int to) {
            return chance.number(stream, from, to);
          }

          @Override
          public List<Draw> draws() {
            return List.of();
          }
        };
      }
    };
  }

  public S state() {
    if (game.last == null) {
      throw new IllegalStateException("nothing was shown yet");
    }
    return game.last;
  }

  Room<S, A, E> room() {
    return room;
  }

  /** True until the game is over, also while all who play are away. */
  boolean playing() {
    return room.listing().stage() == Stage.PLAYING;
  }

  Decision<E> decide(RoomCommand command, long now) {
    return room.decide(command, now, now);
  }

  /** Commits what was accepted, and notes what was answered to {@code asker}. */
  void settle(@Nullable String asker, Decision<E> decision, long now) {
    if (decision instanceof Decision.Append<E> append) {
      send(room.commit(append.step()), now);
      note(asker, "applied");
    } else if (decision instanceof Decision.Refused<E> refused) {
      note(asker, refused.code() + Wire.text(Wire.bytes(refused.args())));
    }
    for (String player : connected) {
      note(player, Wire.text(room.pong(player, 1)));
    }
  }

  public void give(RoomCommand command, long now) {
    settle(null, decide(command, now), now);
  }

  /** What a viewer reads of a frame that was sent now. */
  String text(byte[] frame, long now) {
    return Wire.text(frame);
  }

  private void note(@Nullable String player, String frame) {
    if (player != null) {
      sent.computeIfAbsent(player, p -> new ArrayList<>()).add(frame);
    }
  }

  private void send(Frames frames, long now) {
    for (String player : connected) {
      frames.frame(player, null).ifPresent(frame -> note(player, text(frame, now)));
    }
  }

  private void audience(long now) {
    send(
        room.seen(
            new Audience(new TreeSet<>(connected), new TreeMap<>(away), new Watchers(1, List.of())),
            now,
            now),
        now);
  }

  public void leave(String player, long now) {
    connected.remove(player);
    away.put(player, now);
    audience(now);
    give(new RoomCommand.Presence(player, false, now), now);
  }

  public void comeBack(String player, @Nullable Long v, long now) {
    connected.add(player);
    away.remove(player);
    audience(now);
    byte[] frame = room.snapshot(new Room.Resume(player, "epoch", v), List.of(), now, now);
    note(player, text(frame, now));
    give(new RoomCommand.Presence(player, true, now), now);
  }

  /** Since when each of those who are away is, on the table clock. */
  SortedMap<String, Long> awaySinceMillis() {
    return Collections.unmodifiableSortedMap(away);
  }

  boolean connected(String player) {
    return connected.contains(player);
  }

  List<Deadline> deadlines() {
    return room.deadlines();
  }

  /** All that a viewer was sent so far. */
  public List<String> sent(String player) {
    return sent.getOrDefault(player, List.of());
  }
}
