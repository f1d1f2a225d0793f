package games.kontor.room;

import games.kontor.game.Game;
import games.kontor.game.Line;
import games.kontor.game.Seat;
import games.kontor.game.Turn.Happened;
import games.kontor.protocol.Common.Matter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Tells the story of a table step by step: the lines of its game, and between them those of the
 * room, whose codes begin with {@code room-}: that the players paused and went on, and that a bot
 * took a seat and gave it back. What begins anew before the game has told anything is not told
 * again, nor is its end: nobody fills a story by pausing.
 */
final class Storyteller<S, E> {
  private final Game<S, ?, E> game;
  private final Set<String> lately = new TreeSet<>();
  private final Set<String> open = new TreeSet<>();

  Storyteller(Game<S, ?, E> game) {
    this.game = game;
  }

  /** Tells the lines of a step, of a room as it was before it. */
  void tell(RoomState before, Step<E> step, List<Happened<S, E>> happened, Consumer<Line> story) {
    switch (step.event()) {
      case RoomEvent.Paused<E> _ -> begun("pause", paused(before, step)).ifPresent(story);
      case RoomEvent.Resumed<E> _ -> ended("pause", Line.of("room-resumed")).ifPresent(story);
      case RoomEvent.Played<E> played -> {
        sitter(played.cause()).ifPresent(story);
        happened.forEach(each -> game.tell(each.after(), each.fact()).forEach(of(story)));
      }
      case RoomEvent.Renewed<E> _ -> {
        lately.clear();
        open.clear();
      }
      default -> {}
    }
  }

  private Consumer<Line> of(Consumer<Line> story) {
    return line -> {
      if (line.to().isEmpty()) {
        lately.clear();
      }
      story.accept(line);
    };
  }

  private Optional<Line> sitter(RoomEvent.Cause cause) {
    return switch (cause) {
      case RoomEvent.Cause.BotSat it -> begun("bot" + it.seat(), seated("room-bot-sat", it.seat()));
      case RoomEvent.Cause.BotRose it ->
          ended("bot" + it.seat(), seated("room-bot-rose", it.seat()));
      default -> Optional.empty();
    };
  }

  private static Line seated(String code, int seat) {
    return Line.of(code, Seat.of(seat));
  }

  /** By whom, in the order in which they wanted it. */
  private static Line paused(RoomState before, Step<?> step) {
    var asked =
        before.votes().stream()
            .filter(vote -> vote.what() == Matter.PAUSE)
            .map(RoomState.Vote::seat);
    var last = Stream.ofNullable(step.player()).map(player -> before.indexOf(player) + 1);
    var seats = Stream.concat(asked, last).distinct().map(Seat::of).toList();
    return Line.of("room-paused").with("seats", seats);
  }

  private Optional<Line> begun(String matter, Line line) {
    boolean news = lately.add(matter);
    if (news) {
      open.add(matter);
    }
    return news ? Optional.of(line) : Optional.empty();
  }

  private Optional<Line> ended(String matter, Line line) {
    return open.remove(matter) ? Optional.of(line) : Optional.empty();
  }
}
