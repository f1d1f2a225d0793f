package games.kontor.store;

import games.kontor.store.Journal.Row;
import java.util.ArrayList;
import java.util.List;

/** All rows of a room at once, as a test likes them. */
public final class Rows implements Journal.Fold<List<Row>> {
  private final List<Row> rows = new ArrayList<>();

  private Rows() {}

  /** Waits for them; empty for an unknown room. */
  public static List<Row> of(Journal journal, String room) {
    return journal.read(room, new Rows()).await();
  }

  /** One that keeps them all. */
  static Journal.Fold<List<Row>> fold() {
    return new Rows();
  }

  @Override
  public void add(Row row) {
    rows.add(row);
  }

  @Override
  public List<Row> end() {
    return List.copyOf(rows);
  }
}
