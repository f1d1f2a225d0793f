/**
 * What an operator sees of a running server: numbers for Prometheus. It knows nothing of ours; the
 * others tell it what happens.
 */
@NullMarked
package games.kontor.observe;

import org.jspecify.annotations.NullMarked;
