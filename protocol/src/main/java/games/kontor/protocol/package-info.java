/**
 * What goes over the wire: the frames in both directions, the patch format and the one mapper that
 * reads and writes all of it. It knows no game and no server.
 */
@NullMarked
package games.kontor.protocol;

import org.jspecify.annotations.NullMarked;
