/** A server in a process of its own that is killed at the worst moments, and what is left of it. */
@NullMarked
package games.kontor.crash;

import org.jspecify.annotations.NullMarked;
