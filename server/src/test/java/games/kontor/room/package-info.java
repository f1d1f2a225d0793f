/** What a room does, tried with a small game of pennies. */
@NullMarked
package games.kontor.room;

import org.jspecify.annotations.NullMarked;
