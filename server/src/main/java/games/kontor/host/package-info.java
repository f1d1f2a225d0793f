/**
 * Rooms at work: each lives on one event loop, where its host loads it, queues what is asked, has
 * it decide, appends to the journal, commits and sends. {@link games.kontor.host.Rooms} and the
 * types it names are all that the floors above know.
 */
@NullMarked
package games.kontor.host;

import org.jspecify.annotations.NullMarked;
