package games.kontor.games.economy;

import games.kontor.game.Seat;

/** A property card that went to whoever turned its location up; told at the end (13). */
public record Loss(Card card, Space space, Seat from, Seat to, int turnNumber) {}
