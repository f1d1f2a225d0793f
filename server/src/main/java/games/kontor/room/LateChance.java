package games.kontor.room;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A chance that is opened by its first draw: most decisions draw nothing. */
final class LateChance implements Chances.Source {
  private final Supplier<Chances.Source> opening;
  private Chances.@Nullable Source source;

  LateChance(Supplier<Chances.Source> opening) {
    this.opening = opening;
  }

  private Chances.Source source() {
    Chances.Source open = source;
    if (open == null) {
      open = opening.get();
      source = open;
    }
    return open;
  }

  @Override
  public int number(String stream, int from, int to) {
    return source().number(stream, from, to);
  }

  @Override
  public <T> T pick(String stream, List<T> from) {
    return source().pick(stream, from);
  }

  @Override
  public <T> List<T> shuffled(String stream, List<T> cards) {
    return source().shuffled(stream, cards);
  }

  @Override
  public int die(String stream, int sides) {
    return source().die(stream, sides);
  }

  @Override
  public List<Draw> draws() {
    return source == null ? List.of() : source.draws();
  }
}
