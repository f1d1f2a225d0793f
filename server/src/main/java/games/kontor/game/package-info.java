/**
 * The contract between a game and everything around it: a game is a pure function from (state,
 * action, chance, now) to facts. Nothing here knows rooms, sockets, journals or any one game.
 */
@NullMarked
package games.kontor.game;

import org.jspecify.annotations.NullMarked;
