package games.kontor.store;

final class MemoryChatLogTests extends ChatLogContract {
  @Override
  ChatLog log() {
    return new MemoryChatLog();
  }
}
