package games.kontor.crash;

import games.kontor.store.TestDatabase;
import java.util.List;

final class PostgresCrashIT extends CrashContract {
  private final String database = TestDatabase.fresh().url();

  @Override
  List<String> more() {
    return List.of(database);
  }
}
