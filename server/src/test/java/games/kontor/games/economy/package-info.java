/** Tests of the rules of Economy, named after the rulings and sections of the specification. */
@NullMarked
package games.kontor.games.economy;

import org.jspecify.annotations.NullMarked;
