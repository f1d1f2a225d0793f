package games.kontor.host;

import games.kontor.protocol.Common.Watchers;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import games.kontor.room.Audience;
import games.kontor.room.Frames;
import games.kontor.room.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The connections that follow one room. Of several connections of a player the newest leads: it
 * gets his own view and may act; the older ones are told and only watch.
 */
final class Crowd {
  /** The names of spectators that are told; the others are a number. */
  static final int MOST_NAMES = 12;

  private final Map<Outbox, Viewer> viewers = new LinkedHashMap<>();
  private final SortedMap<String, Outbox> leading = new TreeMap<>();
  private final SortedMap<String, Long> awaySinceMillis = new TreeMap<>();

  /**
   * How a viewer is called as a spectator, how that looks, and whether a newer connection of his
   * leads.
   */
  private record Viewer(String name, String look, boolean demoted) {
    static Viewer called(String name, boolean demoted) {
      return new Viewer(name, Texts.look(name), demoted);
    }
  }

  /** Who sits: no spectator is called like a player. */
  interface Sitting {
    /** True if this player has a seat. */
    boolean seated(String player);

    /** True if somebody who sits has a name that looks like this one. */
    boolean isCalled(String look);
  }

  boolean isEmpty() {
    return viewers.isEmpty();
  }

  boolean holds(Outbox viewer) {
    return viewers.containsKey(viewer);
  }

  /** True if somebody is connected as this player. */
  boolean isConnected(String player) {
    return leading.containsKey(player);
  }

  /**
   * The identity whose view this connection is shown: none if a newer one of the same player leads.
   */
  String shownAs(Outbox viewer) {
    var known = viewers.get(viewer);
    return known == null || known.demoted() ? "" : viewer.player();
  }

  /**
   * Adds a connection, which then leads its player, or renames a known one, which stays what it is:
   * a window that lost its seat does not take it back by following again.
   */
  void add(Outbox viewer, @Nullable String name, boolean seated) {
    var known = viewers.get(viewer);
    viewers.put(viewer, Viewer.called(printable(name), known != null && known.demoted()));
    if (known == null) {
      lead(viewer, seated);
    }
  }

  /**
   * The newest connection wins; the others of the same player are told if there is a seat to lose.
   */
  void lead(Outbox viewer, boolean seated) {
    leading.put(viewer.player(), viewer);
    for (var entry : viewers.entrySet()) {
      var other = entry.getKey();
      boolean older = !other.equals(viewer) && other.player().equals(viewer.player());
      if (older && seated && !entry.getValue().demoted()) {
        entry.setValue(new Viewer(entry.getValue().name(), entry.getValue().look(), true));
        other.answer(Wire.encode(new ServerMessage.Demoted("opened-elsewhere")));
      }
    }
  }

  /** Removes a connection; true if its player has none that leads any more. */
  boolean remove(Outbox viewer) {
    return viewers.remove(viewer) != null && leading.remove(viewer.player(), viewer);
  }

  /** This player counts as absent since that moment of the table clock. */
  void away(String player, long sinceMillis) {
    awaySinceMillis.put(player, sinceMillis);
  }

  /** True if this player counts as absent. */
  boolean isAway(String player) {
    return awaySinceMillis.containsKey(player);
  }

  /** This player does not count as absent any more. */
  void back(String player) {
    awaySinceMillis.remove(player);
  }

  /** How many connections follow beside those that lead a seat. */
  int spectators(Predicate<String> seated) {
    int leaders = 0;
    for (String player : leading.keySet()) {
      leaders += seated.test(player) ? 1 : 0;
    }
    return viewers.size() - leaders;
  }

  /** The oldest connection of a player who has more of them than this; 0: nobody has. */
  Optional<Outbox> surplus(String player, int most) {
    var his = viewers.keySet().stream().filter(other -> other.player().equals(player)).toList();
    return most > 0 && his.size() > most ? Optional.of(his.getFirst()) : Optional.empty();
  }

  /** Who is there now. */
  Audience audience(Sitting sitting) {
    var watching = new TreeSet<String>();
    for (Outbox viewer : viewers.keySet()) {
      if (!sitting.seated(viewer.player())) {
        watching.add(viewer.player());
      }
    }
    var names = names(sitting).values().stream().limit(MOST_NAMES).sorted().toList();
    return new Audience(
        new TreeSet<>(leading.keySet()),
        new TreeMap<>(awaySinceMillis),
        new Watchers(watching.size(), names));
  }

  /** How a spectator is called here; empty for one who gave no name, or one like another's. */
  String nameOf(Outbox viewer, Sitting sitting) {
    return names(sitting).getOrDefault(viewer.player(), "");
  }

  /** The names of spectators by their identity, in the order of their coming: no two look alike. */
  private Map<String, String> names(Sitting sitting) {
    var last = new LinkedHashMap<String, Viewer>();
    viewers.forEach((viewer, known) -> last.put(viewer.player(), known));
    var looks = new TreeSet<String>();
    var names = new LinkedHashMap<String, String>();
    last.forEach(
        (player, known) -> {
          String look = known.look();
          boolean own = !look.isEmpty() && !sitting.seated(player) && !sitting.isCalled(look);
          if (own && looks.add(look)) {
            names.put(player, known.name());
          }
        });
    return names;
  }

  /** Sends a change, one frame for each. The one connection named is left out. */
  void send(Frames frames, @Nullable Outbox except) {
    if (frames.empty()) {
      return;
    }
    byte[] plain = frames.toAll();
    for (Outbox viewer : viewers.keySet()) {
      if (!viewer.equals(except)) {
        if (frames.own().containsKey(ownOf(viewer))) {
          frames.frame(viewer.player(), null).ifPresent(viewer::show);
        } else if (plain != null) {
          viewer.show(plain);
        }
      }
    }
  }

  /** Sends a change to all, and says to whoever asked for it by the same frame that it is done. */
  void send(Frames frames, Ask ask) {
    var asker = ask.from();
    send(frames, asker);
    if (asker != null) {
      var frame =
          viewers.containsKey(asker)
              ? frames.frame(ownOf(asker), ask.id())
              : Optional.<byte[]>empty();
      frame.ifPresentOrElse(whole -> asker.done(whole, ask.id()), ask::applied);
    }
  }

  /** The identity whose own view goes to this connection: of several only the leading one. */
  private String ownOf(Outbox viewer) {
    return viewer.equals(leading.get(viewer.player())) ? viewer.player() : "";
  }

  void each(Consumer<Outbox> what, @Nullable Outbox except) {
    all().filter(viewer -> !Objects.equals(viewer, except)).forEach(what);
  }

  /** All connections, in the order of their coming. */
  Stream<Outbox> all() {
    return List.copyOf(viewers.keySet()).stream();
  }

  private static String printable(@Nullable String name) {
    return name == null ? "" : Texts.clean(name, Texts.NAME).orElse("");
  }
}
