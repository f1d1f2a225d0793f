package games.kontor.store;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

final class SqliteContactsTests extends ContactContract {
  @TempDir Path folder;
  private Sqlite sqlite;
  private Journal journal;

  @BeforeEach
  @Override
  void seat() {
    sqlite = Sqlite.open(DataDirectory.database(folder));
    journal = new SqliteJournal(sqlite);
    super.seat();
  }

  @AfterEach
  void close() {
    sqlite.close().await();
  }

  @Override
  Journal journal() {
    return journal;
  }
}
