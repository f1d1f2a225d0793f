package games.kontor.games.threerings;

import games.kontor.game.Seat;

/** An open trade offer; all its terms are public. {@code number} counts through the whole game. */
public record Trade(int number, Seat from, Seat to, Bundle give, Wanted want) {}
