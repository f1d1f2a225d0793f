package games.kontor.lab;

/**
 * What a load on the bare server is to do.
 *
 * @param underWay so many messages are under way all the time; without meaning at a rate
 * @param rate so many a second in all; 0 is a closed loop
 */
record BarePlan(
    String url, int rooms, int players, int spectators, int askBytes, int underWay, int rate) {}
