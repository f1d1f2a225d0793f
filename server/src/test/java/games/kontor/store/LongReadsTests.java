package games.kontor.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

final class LongReadsTests extends LongReadsContract {
  @TempDir private Path folder;

  @Override
  Journal open(StoreLimits limits) {
    return new SqliteJournal(Sqlite.open(DataDirectory.database(folder), limits));
  }
}
