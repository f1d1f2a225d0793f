package games.kontor.lab;

import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.game.Mind;
import games.kontor.game.SeededChance;
import games.kontor.host.RoomCodec;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Stage;
import games.kontor.protocol.Common.Watchers;
import games.kontor.protocol.Wire;
import games.kontor.room.Audience;
import games.kontor.room.Decision;
import games.kontor.room.FirstStep;
import games.kontor.room.Frames;
import games.kontor.room.Room;
import games.kontor.room.RoomCommand;
import games.kontor.room.RoomEvent;
import games.kontor.room.VerifiableChance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/**
 * A room in which four people sit and one watches, all connected, as it would be on a server but
 * for the server: what it is told is decided, encoded as a row, committed and encoded for its
 * viewers. The same commands give the same game.
 */
public final class LiveGame<S, A, E> {
  private static final int SEATS = 4;
  private static final String SPECTATOR = "spectator";
  private static final Map<String, Map<String, Object>> OPTIONS =
      Map.of("greement", Map.of("alarm-minutes", 30));

  /** Something that the room is told, and when. */
  public record Told(RoomCommand command, long atMillis) {}

  private final Room<S, A, E> room;
  private final BiConsumer<String, byte[]> reader;
  private long bytes;
  private long actions;

  LiveGame(Game<S, A, E> game) {
    this(game, (viewer, frame) -> {});
  }

  /** One whose reader is given each frame that one of its viewers is sent. */
  public LiveGame(Game<S, A, E> game, BiConsumer<String, byte[]> reader) {
    this.reader = reader;
    var wish =
        new RoomEvent.Opened<E>(
            "amber-gull",
            game.about().id(),
            "",
            SEATS,
            options(game),
            HouseRules.STANDARD,
            player(1),
            "5e".repeat(32),
            "11".repeat(32));
    var opened = FirstStep.of(game, wish, 0);
    this.room = new Room<>(game, VerifiableChance.production(), List.of(opened), "epoch");
    for (int seat = 1; seat <= SEATS; seat++) {
      tell(asked(seat, new ClientMessage.Sit("sit", player(seat), null, "w")), 0);
    }
    room.seen(
        new Audience(Set.copyOf(viewers()), new TreeMap<>(), new Watchers(1, List.of())), 0, 0);
    tell(asked(1, new ClientMessage.Start("start")), 0);
    bytes = 0;
    actions = 0;
  }

  private static Map<String, Object> options(Game<?, ?, ?> game) {
    return OPTIONS.getOrDefault(game.about().id(), Map.of());
  }

  /** Bytes that all five viewers together were sent since the start. */
  long bytes() {
    return bytes;
  }

  /** Actions of players since the start; what a clock brings about counts for none. */
  long actions() {
    return actions;
  }

  boolean over() {
    return room.listing().stage() != Stage.PLAYING;
  }

  /** Who sits there. */
  public static String player(int seat) {
    return "player" + seat;
  }

  private static RoomCommand.Asked asked(int seat, ClientMessage.ToRoom message) {
    return new RoomCommand.Asked(player(seat), message);
  }

  /** Has the room do it. */
  public void tell(Told told) {
    tell(told.command(), told.atMillis());
  }

  private void tell(RoomCommand command, long atMillis) {
    switch (room.decide(command, atMillis, atMillis)) {
      case Decision.Append<E> append -> {
        RoomCodec.row(room.code(), append.step());
        sent(room.commit(append.step()), command);
      }
      case Decision<E> other -> throw new AssertionError(command + ": " + other);
    }
    actions += command instanceof RoomCommand.Asked ? 1 : 0;
  }

  /** One frame for each viewer; that of whoever asked says that it is done. */
  private void sent(Frames frames, RoomCommand command) {
    for (String viewer : viewers()) {
      String id =
          command instanceof RoomCommand.Asked asked && asked.player().equals(viewer)
              ? asked.message().id()
              : null;
      frames.frame(viewer, id).ifPresent(frame -> show(viewer, frame));
    }
  }

  private void show(String viewer, byte[] frame) {
    bytes += frame.length;
    reader.accept(viewer, frame);
  }

  /** The room as it stands, for who comes back as this player. */
  public byte[] snapshot(String player) {
    return room.snapshot(new Room.Resume(player, null, null), List.of(), 0, 0);
  }

  private static List<String> viewers() {
    return List.of(player(1), player(2), player(3), player(4), SPECTATOR);
  }

  /**
   * What four bots of a kind do in the seats, and when: each its own pause after it last acted or
   * the table changed; clocks run out as they do.
   */
  public static <S, A, E> List<Told> played(Game<S, A, E> game, String bots) {
    return new Players<>(game, bots).play();
  }

  private static final class Players<S, A, E> {
    private final LiveGame<S, A, E> live;
    private final SeededChance habits = new SeededChance(7);
    private final List<Told> told = new ArrayList<>();
    private final long[] wakesAtMillis = new long[SEATS];
    private final String bots;
    private Mind<A, ?> mind;

    Players(Game<S, A, E> game, String bots) {
      this.live = new LiveGame<>(game);
      this.bots = bots;
      this.mind = Mind.blank(live.room.bot(bots));
    }

    List<Told> play() {
      changed(0);
      while (!live.over()) {
        int next = next();
        var due = live.room.deadlines().stream().min(Comparator.comparingLong(Deadline::atMillis));
        if (due.isPresent() && due.get().atMillis() <= wakesAtMillis[next]) {
          long at = Math.max(live.room.nowMillis(), due.get().atMillis());
          tell(new RoomCommand.Due(due.get().what(), due.get().atMillis()), at);
        } else {
          think(next + 1, wakesAtMillis[next]);
        }
      }
      return List.copyOf(told);
    }

    private int next() {
      int next = 0;
      for (int seat = 1; seat < SEATS; seat++) {
        next = wakesAtMillis[seat] < wakesAtMillis[next] ? seat : next;
      }
      return next;
    }

    private void think(int seat, long atMillis) {
      wakesAtMillis[seat - 1] = Long.MAX_VALUE;
      live.room
          .thought(seat)
          .map(Mind.Thought::sight)
          .map(s -> mind.thought(s.seat(), s.table(), s.hand(), s.moves()))
          .flatMap(thought -> thought.choose(habits))
          .map(Wire::tree)
          .ifPresent(
              action ->
                  tell(asked(seat, new ClientMessage.Act("id" + told.size(), action)), atMillis));
    }

    private void tell(RoomCommand command, long atMillis) {
      live.tell(command, atMillis);
      told.add(new Told(command, atMillis));
      changed(atMillis);
    }

    private void changed(long atMillis) {
      table().ifPresent(table -> mind = mind.after(() -> table));
      for (int seat = 0; seat < SEATS; seat++) {
        if (told.isEmpty() || wakesAtMillis[seat] == Long.MAX_VALUE) {
          var pause = live.room.pause(bots);
          wakesAtMillis[seat] =
              atMillis + habits.number("pause", pause.leastMillis(), pause.mostMillis());
        }
      }
    }

    private Optional<Record> table() {
      return IntStream.rangeClosed(1, SEATS)
          .mapToObj(live.room::thought)
          .flatMap(Optional::stream)
          .findFirst()
          .map(thought -> thought.sight().table());
    }
  }
}
