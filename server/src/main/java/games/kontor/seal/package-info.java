/**
 * Signatures under what others carry for the server: guests' cookies, links to seats. It knows
 * nothing of ours, so that rooms and connections can share it without knowing each other.
 */
@NullMarked
package games.kontor.seal;

import org.jspecify.annotations.NullMarked;
