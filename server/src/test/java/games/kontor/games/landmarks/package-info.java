/** Tests of the rules of Landmarks, named after the rulings and sections of the specification. */
@NullMarked
package games.kontor.games.landmarks;

import org.jspecify.annotations.NullMarked;
