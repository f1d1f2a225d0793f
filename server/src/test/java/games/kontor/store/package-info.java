/** Each store passes the same contract. */
@NullMarked
package games.kontor.store;

import org.jspecify.annotations.NullMarked;
