/**
 * The rules of Territories: 21 fields in a circle, two dice, purchase by itself, rents, taxes, and
 * the last one left wins. Numbers such as 705.1a are the seed's, R1 to R24 the rulings and other
 * numbers the sections of the rule specification; the figures of the fields are in {@link
 * games.kontor.games.territories.Field}.
 *
 * <p>Where the specification is silent: any accepted action of a seat, {@code auto-roll} with the
 * value it has already among them, ends its absence and its row of missed clocks; throws that the
 * server makes for {@code auto-roll} count as neither. A bot throws after the pause that the house
 * gives all bots.
 */
@NullMarked
package games.kontor.games.territories;

import org.jspecify.annotations.NullMarked;
