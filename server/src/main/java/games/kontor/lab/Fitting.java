package games.kontor.lab;

import games.kontor.game.Seat;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Looks through a state that was read from a scenario for what its types cannot say: keys left out
 * that may not be null, seats that are not at the table, lists of players of the wrong length.
 */
final class Fitting {
  private static final String PLAYERS = "players";

  private final int players;

  private Fitting(int players) {
    this.players = players;
  }

  /** Throws {@link BadScenario} with the place of the first thing that does not fit. */
  static void check(@Nullable Object state, int players) {
    new Fitting(players).look("", state);
  }

  private void look(String at, @Nullable Object value) {
    switch (value) {
      case Seat seat when seat.number() > players ->
          throw wrong(at, "there is no seat " + seat + ", but 1 to " + players);
      case Seat _ -> {}
      case Record fields -> {
        for (RecordComponent component : fields.getClass().getRecordComponents()) {
          look(at + "/" + component.getName(), component, of(fields, component));
        }
      }
      case Map<?, ?> map ->
          map.forEach(
              (key, element) -> {
                look(at + "/" + key, key);
                look(at + "/" + key, element);
              });
      case Collection<?> list -> {
        int place = 0;
        for (Object element : list) {
          look(at + "/" + place++, element);
        }
      }
      case null, default -> {}
    }
  }

  private void look(String at, RecordComponent component, @Nullable Object value) {
    if (value == null && !component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
      throw wrong(at, "it is missing, and may not be null");
    }
    if (at.equals("/" + PLAYERS) && value instanceof List<?> list && list.size() != players) {
      throw wrong(at, "there are " + list.size() + ", the table has " + players + " seats");
    }
    look(at, value);
  }

  private static BadScenario wrong(String at, String why) {
    return new BadScenario("given: " + at + ": " + why);
  }

  private static @Nullable Object of(Record fields, RecordComponent component) {
    try {
      var accessor = component.getAccessor();
      accessor.setAccessible(true);
      return accessor.invoke(fields);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + component, e);
    }
  }
}
