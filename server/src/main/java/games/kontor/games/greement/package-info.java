/**
 * The rules of Greement: land and gold mines, debts that are multiplied at the end of every own
 * turn, events that can be voted down or paid off, private offers, and an alarm that nobody sees.
 * Numbers in parentheses are sections and rulings of the rule specification.
 */
@NullMarked
package games.kontor.games.greement;

import org.jspecify.annotations.NullMarked;
