/**
 * The rules of Territories: 21 fields in a circle, two dice, purchase by itself, rents, taxes, and
 * the last one left wins. Numbers such as 705.1a are the seed's, R1 to R24 the rulings and other
 * numbers the sections of the rule specification; the figures of the fields are in {@link
 * games.kontor.games.territories.Field}.
 *
 * <p>Where the specification is silent: any accepted action of a seat, {@code auto-roll} with the
 * value that it has already among them, ends its absence and its row of missed clocks; throws that
 * the server makes because of {@code auto-roll} are neither. Who comes back on the line stays
 * absent until he acts; who leaves for good is absent at once. Whoever ends the game at the turn
 * limit with equal assets is ranked by seat and shares the place. A tax that both amounts of the
 * Caravan exceed counts as risk of being out.
 *
 * <p>Nothing is hidden (6): table and log tell all, a hand is empty, and there is no secret that
 * two worlds could differ in.
 */
@NullMarked
package games.kontor.games.territories;

import org.jspecify.annotations.NullMarked;
