package games.kontor.store;

final class MemoryJournalTests extends JournalContract {
  private final Journal journal = new MemoryJournal();

  @Override
  Journal journal() {
    return journal;
  }
}
