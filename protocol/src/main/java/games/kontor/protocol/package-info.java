/**
 * The language between browser and server: every message is a record of a sealed type, read and
 * written in one place. Knows Jackson and nothing of ours, so that load clients and tests can speak
 * it without the server.
 */
@NullMarked
package games.kontor.protocol;

import org.jspecify.annotations.NullMarked;
