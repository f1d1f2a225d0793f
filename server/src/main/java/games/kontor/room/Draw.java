package games.kontor.room;

/**
 * A draw as evidence: number {@code n} of its stream gave {@code value}, a whole number from–to.
 * Whoever has the secret and the words can compute it again.
 */
public record Draw(String stream, int from, int to, long n, int value) {}
