package games.kontor.games.threerings;

import games.kontor.game.Seat;

/** The last roll for movement, from which space number to which; 0 is the street. */
public record LastRoll(Seat seat, Ring ring, int die, int from, int to, boolean crossed) {}
