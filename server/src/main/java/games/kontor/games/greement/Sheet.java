package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A player's whole paper, immutable. Its last lines lie open and are what he is shown; the earlier
 * ones are packed and come out at the end.
 */
final class Sheet extends AbstractList<Paper> {
  /** How many lines a player is shown. */
  static final int OPEN = 50;

  /** So many are packed at once, so that a line costs little. */
  private static final int BLOCK = 16;

  private static final List<Paper.Reason> REASONS = List.of(Paper.Reason.values());

  private static final Packed.Form<Paper> FORM =
      new Packed.Form<>() {
        @Override
        public void write(Paper line, Packed.Writer to) {
          Seat other = line.other();
          to.put(line.round())
              .put(REASONS.indexOf(line.reason()))
              .put(line.moneyChange())
              .put(line.debtChange())
              .put(line.money())
              .put(line.debt())
              .put(Packed.place(line.square()))
              .put(other == null ? 0 : other.number());
        }

        @Override
        public Paper read(Packed.Reader from) {
          return new Paper(
              from.small(),
              REASONS.get(from.small()),
              from.next(),
              from.next(),
              from.next(),
              from.next(),
              Packed.square(from.small()),
              seat(from.small()));
        }
      };

  private static final Sheet BLANK = new Sheet(Packed.of(FORM), List.of());

  private final Packed<Paper> packed;
  private final List<Paper> rest;
  private final Last last;

  private Sheet(Packed<Paper> packed, List<Paper> rest) {
    this.packed = packed;
    this.rest = rest;
    int hidden = Math.max(0, rest.size() - OPEN);
    this.last = new Last(packed.size() + hidden + 1, rest.subList(hidden, rest.size()));
  }

  private static @Nullable Seat seat(int number) {
    return number == 0 ? null : Seat.of(number);
  }

  static Sheet blank() {
    return BLANK;
  }

  static Sheet copyOf(List<Paper> lines) {
    if (lines instanceof Sheet already) {
      return already;
    }
    Sheet sheet = BLANK;
    for (Paper line : lines) {
      sheet = sheet.with(line);
    }
    return sheet;
  }

  /** The paper with one more line. */
  Sheet with(Paper line) {
    var more = new ArrayList<Paper>(rest.size() + 1);
    more.addAll(rest);
    more.add(line);
    if (more.size() < OPEN + BLOCK) {
      return new Sheet(packed, Collections.unmodifiableList(more));
    }
    var block = more.subList(0, BLOCK);
    return new Sheet(packed.with(block), List.copyOf(more.subList(BLOCK, more.size())));
  }

  /** The last lines by their number on the paper, from 1. */
  Map<Integer, Paper> last() {
    return last;
  }

  @Override
  public Paper get(int index) {
    return index < packed.size() ? packed.get(index) : rest.get(index - packed.size());
  }

  @Override
  public int size() {
    return packed.size() + rest.size();
  }

  @Override
  public Iterator<Paper> iterator() {
    return listIterator(0);
  }

  @Override
  public ListIterator<Paper> listIterator(int index) {
    var lines = new ArrayList<Paper>(size());
    packed.forEach(lines::add);
    lines.addAll(rest);
    return Collections.unmodifiableList(lines).listIterator(index);
  }

  /** A part of the paper as a map, without a node for each line. */
  private static final class Last extends AbstractMap<Integer, Paper> {
    private final int first;
    private final List<Paper> lines;

    private Last(int first, List<Paper> lines) {
      this.first = first;
      this.lines = lines;
    }

    @Override
    public @Nullable Paper get(@Nullable Object key) {
      return key instanceof Integer number && containsKey(key) ? lines.get(number - first) : null;
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
      return key instanceof Integer number && number >= first && number < first + lines.size();
    }

    @Override
    public Set<Entry<Integer, Paper>> entrySet() {
      return new AbstractSet<>() {
        @Override
        public Iterator<Entry<Integer, Paper>> iterator() {
          return IntStream.range(0, lines.size())
              .mapToObj(i -> Map.entry(first + i, lines.get(i)))
              .iterator();
        }

        @Override
        public int size() {
          return lines.size();
        }
      };
    }
  }
}
