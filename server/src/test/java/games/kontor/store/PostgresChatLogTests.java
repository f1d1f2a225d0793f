package games.kontor.store;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

final class PostgresChatLogTests extends ChatLogContract {
  private Postgres postgres;

  @BeforeEach
  void open() {
    postgres = Postgres.open(TestDatabase.fresh().address());
  }

  @AfterEach
  void close() {
    postgres.close().await();
  }

  @Override
  ChatLog log() {
    return new PostgresChatLog(postgres);
  }
}
