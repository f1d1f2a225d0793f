/** Tests of the rules of Three Rings, named after the rulings and sections of the specification. */
@NullMarked
package games.kontor.games.threerings;

import org.jspecify.annotations.NullMarked;
