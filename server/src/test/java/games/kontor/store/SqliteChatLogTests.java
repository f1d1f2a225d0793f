package games.kontor.store;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

final class SqliteChatLogTests extends ChatLogContract {
  @TempDir Path folder;
  private Sqlite sqlite;

  @BeforeEach
  void open() {
    sqlite = Sqlite.open(DataDirectory.database(folder));
  }

  @AfterEach
  void close() {
    sqlite.close().await();
  }

  @Override
  ChatLog log() {
    return new SqliteChatLog(sqlite);
  }
}
