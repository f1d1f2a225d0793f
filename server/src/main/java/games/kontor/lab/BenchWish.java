package games.kontor.lab;

import java.util.List;

/**
 * What is measured.
 *
 * @param rate so many actions a second in all; 0 is a closed loop
 * @param longActions how many actions the rooms have had whose memory is weighed
 * @param connections how many connections at rest are weighed
 */
record BenchWish(
    String game,
    int rooms,
    int players,
    int spectators,
    int seconds,
    int rate,
    int warmUpSeconds,
    int rounds,
    int longRooms,
    int longActions,
    int connections,
    List<String> jvm) {

  LoadPlan plan(String url, int many, int actions) {
    return new LoadPlan(
        LoadServers.at(url),
        game,
        many,
        players,
        spectators,
        actions > 0 ? 0 : rate,
        0.05,
        actions);
  }
}
