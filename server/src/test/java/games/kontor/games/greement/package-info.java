/** The rules of Greement, sentence by sentence. */
@NullMarked
package games.kontor.games.greement;

import org.jspecify.annotations.NullMarked;
