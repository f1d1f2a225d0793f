package games.kontor.lab;

/**
 * What a load is to do.
 *
 * @param rate so many actions a second in all; 0 is a closed loop
 * @param mirror this share of the rooms is read in full, and compared in the end
 * @param actions a room that has had so many plays no more; 0 sets no end
 */
record LoadPlan(
    LoadServers servers,
    String game,
    int rooms,
    int players,
    int spectators,
    int rate,
    double mirror,
    int actions) {

  int connections() {
    return rooms * (players + spectators);
  }

  /** True if the room of this number, from 0, is mirrored in full. */
  boolean mirrors(int room) {
    return mirror > 0 && room % Math.max(1, Math.round(1 / mirror)) == 0;
  }
}
