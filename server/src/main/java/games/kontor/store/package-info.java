/**
 * What survives: the journal of each room, its chat, and the server's secret. It stores rows of
 * bytes and knows nothing of games or rooms. A future completes on the Vert.x context that asked,
 * or, asked from a plain thread, on a thread of the store.
 */
@NullMarked
package games.kontor.store;

import org.jspecify.annotations.NullMarked;
