/** The time of this machine. */
@NullMarked
package games.kontor.time;

import org.jspecify.annotations.NullMarked;
