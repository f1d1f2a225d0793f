package games.kontor.cluster;

/**
 * What a process knows the others by, and they it.
 *
 * @param nodes who can be reached
 * @param witness where they say that they are there
 * @param reads the newest version of rows that this process reads
 * @param writes the version that it cannot do without writing
 */
public record Surroundings(Nodes nodes, Witness witness, int reads, int writes) {}
