/**
 * The way in: pages, the HTTP interface, and WebSockets with their limits. It knows rooms only as
 * {@code host.Rooms} and decodes each frame once.
 */
@NullMarked
package games.kontor.web;

import org.jspecify.annotations.NullMarked;
