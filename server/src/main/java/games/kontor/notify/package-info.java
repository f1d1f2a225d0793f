/**
 * Tells players who are away what their rooms wait for: by mail and by posts to webhooks. It takes
 * what rooms have stored for that, knows where to by what players have said, and never keeps a room
 * waiting.
 */
@NullMarked
package games.kontor.notify;

import org.jspecify.annotations.NullMarked;
