@NullMarked
package games.kontor.notify;

import org.jspecify.annotations.NullMarked;
