/**
 * The rules of Three Rings: property on three rings, debt without end, power players, and a goal
 * that nobody else knows. R1 to R35 are the rulings and other numbers the sections of the rule
 * specification.
 *
 * <p>A turn is led by {@link games.kontor.games.threerings.Phase}; each chapter enters the next
 * phase, and {@link games.kontor.games.threerings.Landing} alone knows what follows once nothing is
 * due. When the clock of a turn is spent, {@link games.kontor.games.threerings.Defaults} plays it
 * on until it ends or somebody else is asked.
 *
 * <p>Hidden are the goals (6). They are in {@link games.kontor.games.threerings.State} and in the
 * facts of the journal; the table shows of a goal only that one was chosen. A choice that was
 * replaced by another one is not even in the record of a finished game: what was chosen last is
 * told by one fact when all have chosen.
 *
 * <p>Where the specification is silent:
 *
 * <ul>
 *   <li>Who acts has not missed his turns any more, also by an answer; who comes back in his own
 *       turn has the whole time of a turn again.
 *   <li>A rent is received and paid at the amount that was due, whatever was given for it; interest
 *       counts as paid also where it became debt.
 *   <li>The ranking of those who do not win is by net wealth as their goals count it, leavers last;
 *       the score is net wealth, and the length of a game is counted in turns of a player, the
 *       first claims not among them.
 *   <li>The net wealth that everybody sees during the game is by printed values, and beside it as
 *       it would be for a Wealth player; which of them counts is a secret.
 * </ul>
 */
@NullMarked
package games.kontor.games.threerings;

import org.jspecify.annotations.NullMarked;
