package games.kontor.store;

final class MemoryContactsTests extends ContactContract {
  private final Journal journal = new MemoryJournal();

  @Override
  Journal journal() {
    return journal;
  }
}
