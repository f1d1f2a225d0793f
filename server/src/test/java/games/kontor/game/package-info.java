/** What every game must keep, proven by playing it at random. */
@NullMarked
package games.kontor.game;

import org.jspecify.annotations.NullMarked;
