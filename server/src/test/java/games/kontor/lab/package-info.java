/** Tests of what tries games and server from outside. */
@NullMarked
package games.kontor.lab;

import org.jspecify.annotations.NullMarked;
