package games.kontor.cluster;

/**
 * What a process knows the others by, and they it.
 *
 * @param nodes who can be reached
 * @param witness where they say that they are there
 * @param rows the version of rows that this process writes, and the newest that it reads
 */
public record Surroundings(Nodes nodes, Witness witness, int rows) {}
