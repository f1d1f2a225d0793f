package games.kontor.cluster;

/** What a process knows the others by: who can be reached, and a place that remembers who was. */
public record Surroundings(Nodes nodes, Witness witness) {}
