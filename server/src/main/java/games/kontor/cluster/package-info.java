/**
 * Rooms over several processes: who is there, which of them keeps a room, and the way of a viewer's
 * messages to it and of its frames back. Membership is the cluster manager's, the way is Vert.x's
 * event bus; what must never be lost stands in the journal.
 */
@NullMarked
package games.kontor.cluster;

import org.jspecify.annotations.NullMarked;
