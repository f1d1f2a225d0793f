/**
 * One room as a plain object: who sits, what was agreed, the game that is played and what each
 * viewer may see of it. It knows the contract of games and the wire, and neither sockets nor
 * journals nor any one game.
 */
@NullMarked
package games.kontor.room;

import org.jspecify.annotations.NullMarked;
