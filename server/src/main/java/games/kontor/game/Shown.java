package games.kontor.game;

/** A state, and the table that was shown of it. */
public record Shown<S>(S state, Record table) {}
