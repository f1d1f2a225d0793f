/**
 * The floors of the house and its habits as rules over compiled classes, and proof that each of
 * them can fail.
 */
@NullMarked
package games.kontor.architecture;

import org.jspecify.annotations.NullMarked;
