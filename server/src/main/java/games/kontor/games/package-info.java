/** The list of the games that this server plays; each has a package of its own below. */
@NullMarked
package games.kontor.games;

import org.jspecify.annotations.NullMarked;
