/**
 * The top of the house: the command line, the settings, and the one place where everything is wired
 * by constructor. Knows all other packages; none of them knows it.
 */
@NullMarked
package games.kontor;

import org.jspecify.annotations.NullMarked;
