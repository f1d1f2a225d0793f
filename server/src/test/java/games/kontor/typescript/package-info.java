/** Keeps the browser's wire types equal to the Java records that they describe. */
@NullMarked
package games.kontor.typescript;

import org.jspecify.annotations.NullMarked;
