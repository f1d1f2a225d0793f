/**
 * The rules of Greement: land and gold mines, debts that are multiplied at the end of every own
 * turn, events that can be voted down or paid off, private offers, and an alarm that nobody sees.
 * Numbers in parentheses are sections and rulings of the rule specification.
 *
 * <p>Where it is silent:
 *
 * <ul>
 *   <li>An action that changes nothing is allowed and repeats no public line: voting the same way
 *       again, being ready again, the same pledge with another borrowed part.
 *   <li>A pledge of 0 takes a pledge back. The pledge that reaches the sum is the last one made,
 *       also when it replaces an earlier one.
 *   <li>A first loan below 0 or above the ceiling is a bad amount; between, too small or too big.
 *   <li>Whoever leaves before round 1 is not ranked. If his leaving completes a phase, it closes.
 *   <li>If only one player remains the game ends before the turn of the one who left does, so his
 *       debt is not multiplied, as with the alarm.
 *   <li>A phase that waits for connected players shows as awaited those who are connected and not
 *       ready; if nobody is connected, all who are not ready.
 *   <li>A seat is connected until its room says otherwise; having been connected at any moment of a
 *       turn is enough not to have missed it.
 *   <li>A value that its clamp leaves as it was is not told as changed.
 *   <li>Cards of a round lie with the drawn ones until they are discarded, so an alarm leaves them
 *       there. If deck and discards hold fewer than three, that many are drawn.
 *   <li>A map that was never revealed stays face down when the game is called off.
 *   <li>An appropriated square counts for the conditions of later cards as the unowned land or mine
 *       that it has become.
 * </ul>
 */
@NullMarked
package games.kontor.games.greement;

import org.jspecify.annotations.NullMarked;
