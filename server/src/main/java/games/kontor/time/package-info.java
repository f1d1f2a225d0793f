/**
 * The clock and the timers of everything outside the rules. It knows nothing of ours, so that rooms
 * and connections can share it without knowing each other.
 */
@NullMarked
package games.kontor.time;

import org.jspecify.annotations.NullMarked;
