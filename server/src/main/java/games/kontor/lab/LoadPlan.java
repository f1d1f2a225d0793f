package games.kontor.lab;

import java.util.List;

/**
 * What a load is to do.
 *
 * @param urls the servers to which members connect, each room's beginning with another one
 * @param openAt the servers at which rooms are opened, in turn
 * @param rate so many actions a second in all; 0 is a closed loop
 * @param mirror this share of the rooms is read in full, and compared in the end
 * @param actions a room that has had so many plays no more; 0 sets no end
 */
record LoadPlan(
    List<String> urls,
    List<String> openAt,
    String game,
    int rooms,
    int players,
    int spectators,
    int rate,
    double mirror,
    int actions) {

  /** One in which rooms are opened where members connect. */
  LoadPlan(
      List<String> urls,
      String game,
      int rooms,
      int players,
      int spectators,
      int rate,
      double mirror,
      int actions) {
    this(urls, urls, game, rooms, players, spectators, rate, mirror, actions);
  }

  int connections() {
    return rooms * (players + spectators);
  }

  /** True if the room of this number, from 0, is mirrored in full. */
  boolean mirrors(int room) {
    return mirror > 0 && room % Math.max(1, Math.round(1 / mirror)) == 0;
  }
}
