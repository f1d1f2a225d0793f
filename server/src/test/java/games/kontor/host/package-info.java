/** Rooms at work on a whole server, with clients on real sockets and a time that the test moves. */
@NullMarked
package games.kontor.host;

import org.jspecify.annotations.NullMarked;
