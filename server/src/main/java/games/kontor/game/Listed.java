package games.kontor.game;

/** A state, and what a seat could do in it. */
public record Listed<S>(S state, Moves moves) {}
