/**
 * Where work runs: rooms and connections share it without knowing each other. It knows nothing of
 * ours.
 */
@NullMarked
package games.kontor.loop;

import org.jspecify.annotations.NullMarked;
