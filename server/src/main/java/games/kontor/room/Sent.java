package games.kontor.room;

import games.kontor.protocol.Common.ChatLine;
import games.kontor.protocol.Common.Clocks;
import games.kontor.protocol.Common.OwnView;
import games.kontor.protocol.Common.PublicView;
import games.kontor.protocol.Differ;
import games.kontor.protocol.Edit;
import games.kontor.protocol.Run;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the viewers of a room were sent. The public patch is encoded once for all; a changed own
 * view goes to its player alone. {@code v} and each {@code h} grow by one with each frame of their
 * kind, and with nothing else.
 */
final class Sent {
  private static final int KEPT = 20;

  private final String room;
  private final String epoch;
  private final Story story;
  private final Deque<Kept> kept = new ArrayDeque<>();
  private final Map<String, Own> owns = new TreeMap<>();
  private @Nullable PublicView view;
  private Clockwork clocks = Clockwork.NONE;
  private long told;
  private long v;

  private record Kept(long v, PublicView view) {}

  private static final class Own {
    private @Nullable OwnView view;
    private long h;
    private long told;
  }

  Sent(String room, String epoch, Story story) {
    this.room = room;
    this.epoch = epoch;
    this.story = story;
  }

  /** The view that the first viewer will be shown whole. */
  void begin(PublicView now) {
    view = now;
    told = story.size();
    kept.add(new Kept(0, now));
  }

  String epoch() {
    return epoch;
  }

  Clockwork clocks() {
    return clocks;
  }

  long v() {
    return v;
  }

  long h(String player) {
    var own = owns.get(player);
    return own == null ? 0 : own.h;
  }

  /** True if this player was shown an own view that still stands in his page. */
  boolean hasOwn(String player) {
    var own = owns.get(player);
    return own != null && own.view != null;
  }

  /**
   * A frame if the public view, the story or a public clock has changed; it is the next {@code v}.
   */
  Optional<byte[]> show(PublicView now, Clockwork nowClocks, long nowMillis, long dateMillis) {
    List<Edit> edits = Differ.diff(view, now);
    boolean clocksChanged = !nowClocks.isKnownFrom(clocks);
    told = Math.min(told, story.size());
    List<Run> lines = story.since(told);
    if (edits.isEmpty() && !clocksChanged && lines.isEmpty()) {
      return Optional.empty();
    }
    view = now;
    clocks = nowClocks;
    told = story.size();
    v++;
    kept.add(new Kept(v, now));
    if (kept.size() > KEPT) {
      kept.removeFirst();
    }
    Clocks left = clocksChanged ? nowClocks.at(nowMillis, dateMillis) : null;
    var patch = new ServerMessage.Patch(v, edits, left, List.of());
    return Optional.of(Wire.bytes(patch, new Wire.Encoded("lines", lines)));
  }

  /** His part of a frame if the own view of this connected player or his own lines have changed. */
  Optional<byte[]> show(String player, @Nullable OwnView now) {
    var own = owns.computeIfAbsent(player, _ -> new Own());
    List<Edit> edits = Differ.diff(own.view, now);
    List<Run> lines = now == null ? List.of() : newLines(own, now.seat());
    if (edits.isEmpty() && lines.isEmpty()) {
      return Optional.empty();
    }
    own.view = now;
    own.h++;
    var part = new ServerMessage.Own(own.h, edits, List.of());
    return Optional.of(Wire.bytes(part, new Wire.Encoded("lines", lines)));
  }

  private List<Run> newLines(Own own, int seat) {
    if (own.view == null || own.view.seat() != seat || story.size(seat) < own.told) {
      own.told = own.view == null ? 0 : Math.min(own.told, story.size(seat));
    }
    var lines = story.since(seat, own.told);
    own.told = story.size(seat);
    return lines;
  }

  /** Nobody is connected as this player any more. */
  void forget(String player) {
    owns.remove(player);
  }

  /**
   * All that a viewer needs to go on: one patch from the {@code knownV} of this epoch if it is
   * still kept, else the whole view. Brings {@code now} up to date for this player.
   */
  byte[] snapshot(
      String player,
      @Nullable OwnView now,
      @Nullable Long knownV,
      Clocks atSending,
      List<ChatLine> chat) {
    long h = 0;
    if (now != null || owns.containsKey(player)) {
      var own = owns.computeIfAbsent(player, _ -> new Own());
      own.view = now;
      own.told = now == null ? 0 : story.size(now.seat());
      h = own.h;
    }
    PublicView known = knownV == null ? null : keptAt(knownV);
    var snapshot =
        new ServerMessage.Snapshot(
            room,
            epoch,
            v,
            h,
            known == null ? view : null,
            known == null ? null : Differ.diff(known, view),
            atSending,
            now,
            List.of(),
            List.of(),
            chat);
    return Wire.bytes(
        snapshot,
        new Wire.Encoded("lines", story.latest()),
        new Wire.Encoded("ownLines", now == null ? List.of() : story.latest(now.seat())));
  }

  private @Nullable PublicView keptAt(long wanted) {
    for (Kept k : kept) {
      if (k.v() == wanted) {
        return k.view();
      }
    }
    return null;
  }
}
